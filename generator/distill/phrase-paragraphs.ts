import type { Location } from "../findings/location.ts";
import type { Flow, Inline, Paragraph } from "../read/page.ts";

/** What we write ourselves stands on no page. */
export const NOWHERE: Location = { file: "", start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };

/** Makes text. */
export function textInline(text: string): Inline {
  return { kind: "text", text };
}

/** Makes a paragraph. */
export function paragraphOf(content: readonly Inline[]): Paragraph {
  return { kind: "paragraph", note: false, content, location: NOWHERE };
}

/** Makes a paragraph of text. */
export function textParagraph(text: string): Paragraph {
  return paragraphOf([textInline(text)]);
}

/** Makes a list, an item a paragraph. */
export function listOf(items: readonly (readonly Inline[])[]): Flow {
  return { kind: "list", items: items.map((content) => [paragraphOf(content)]), location: NOWHERE };
}
