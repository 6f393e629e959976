/** A block of code of a README. */
export interface CodeBlock {
  readonly language: string;
  readonly code: string;
}

const BLOCK = /^```(?<language>\w*)\n(?<code>[^]*?)^```$/gmu;

/** All blocks of code of a Markdown text, in their order. */
export const codeBlocks = (markdown: string): readonly CodeBlock[] =>
  [...markdown.matchAll(BLOCK)].map(({ groups: { language = "", code = "" } = {} }) => ({ language, code }));
