import { markdownCode, markdownText } from "../markdown-text.ts";

const CODE_SPAN = /(`[^`]+`)/u;

/**
 * Writes a description into Markdown: its code spans stay such, all other text is escaped.
 *
 * @param linkEvent - Gives an event's name as Markdown, linked where there is a page of it; other names as code.
 */
export function descriptionMarkdown(text: string, linkEvent: (name: string) => string = markdownCode): string {
  return text
    .split(CODE_SPAN)
    .map((part) => (CODE_SPAN.test(part) ? linkEvent(part.slice(1, -1)) : withEdges(part)))
    .join("")
    .trim();
}

/** Escaping trims; the spaces around a code span belong to the sentence. */
function withEdges(part: string): string {
  const inner = markdownText(part);
  if (inner === "") return part === "" ? "" : " ";
  return `${/^\s/u.test(part) ? " " : ""}${inner}${/\s$/u.test(part) ? " " : ""}`;
}
