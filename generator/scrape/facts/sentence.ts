import type { Inline, Paragraph } from "../../read/page.ts";
import type { FoldedText } from "./folded-text.ts";

/** A code span. */
export type CodeSpan = Extract<Inline, { readonly kind: "code" }>;

/** A sentence of a description, with each code span as one character that no text has. */
export interface Sentence extends FoldedText {
  readonly paragraph: Paragraph;
  /** True for the first sentence of a description: what it says, it says of the attribute itself. */
  readonly first: boolean;
  /** True in a note: what it says may be about something else. */
  readonly note: boolean;
}

/** From here on stand the characters for code spans; they are in private use, and taken out of the pages' own text. */
const FIRST_CODE = 0xe000;
const MAX_CODES = 0x1000;

/** Tells whether a code span stands in a text. */
export function hasCode(text: string): boolean {
  return /[\uE000-\uEFFF]/u.test(text);
}

/** The text of formatted content, with a character for each code span. */
export function textWithCodes(content: readonly Inline[]): string {
  let count = 0;
  const textOf = (inline: Inline): string => {
    if (inline.kind === "text") return inline.text.replace(/[\uE000-\uF8FF]/gu, " ");
    if (inline.kind === "break") return " ";
    if (inline.kind === "code") return count < MAX_CODES ? String.fromCharCode(FIRST_CODE + count++) : " ";
    return inline.content.map(textOf).join("");
  };
  return content.map(textOf).join("");
}

/** The code spans of formatted content in reading order, those within other markup too. */
export function codesOf(content: readonly Inline[]): readonly CodeSpan[] {
  return content.flatMap((inline) => {
    if (inline.kind === "code") return [inline];
    return "content" in inline ? codesOf(inline.content) : [];
  });
}

/** The code span that a character of a sentence stands for. */
export function codeAt({ paragraph }: Pick<Sentence, "paragraph">, character: string): CodeSpan | undefined {
  const index = character.charCodeAt(0) - FIRST_CODE;
  return index >= 0 && index < MAX_CODES ? codesOf(paragraph.content)[index] : undefined;
}

/** A code span and the offset in its sentence at which it stands. */
export interface SpanAt {
  readonly code: CodeSpan;
  readonly at: number;
}

/** The code spans of a sentence, in order. */
export function spansIn(sentence: Sentence): readonly SpanAt[] {
  return [...sentence.text.matchAll(/[\uE000-\uEFFF]/gu)].flatMap(({ index, 0: character }) => {
    const code = codeAt(sentence, character);
    return code === undefined ? [] : [{ code, at: index }];
  });
}

/** A code span's text; the pages leave blanks at its ends (` IncrementExtracts`). */
export function codeText({ text }: CodeSpan): string {
  return text
    .replace(/\s+/gu, " ")
    .replace(/\p{Cc}/gu, "")
    .trim();
}
