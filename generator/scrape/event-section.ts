import type { Inline, Paragraph } from "../read/page.ts";
import { isLabel } from "./label.ts";
import type { Printed } from "./printed-reference.ts";
import type { Section } from "./sections.ts";

/** An identifier, perhaps a translated one (`definir_permissões`): one word, its parts joined by underscores. */
const IDENTIFIER = /^[\p{L}\p{M}\p{N}]+(?:_[\p{L}\p{M}\p{N}]+)+$/u;

/**
 * The name that the lead of a section gives in a code span: the first one in its paragraphs, notes left out.
 *
 * @returns as printed, with the white space and the words that stand in the span (` hist_logout event`); undefined
 *   where the lead names nothing
 */
export function leadNameOf({ flow }: Section): Printed | undefined {
  for (const block of flow) {
    if (block.kind !== "paragraph" || isNote(block)) continue;
    const code = codesIn(block.content).find(({ text }) => isLabel(text.trim()));
    if (code !== undefined) return { text: code.text, location: code.location ?? block.location };
  }
  return undefined;
}

/** A note opens with its label in bold. */
function isNote({ note, content }: Paragraph): boolean {
  return note || content[0]?.kind === "strong";
}

function codesIn(content: readonly Inline[]): readonly Extract<Inline, { kind: "code" }>[] {
  return content.flatMap((inline) => {
    if (inline.kind === "code") return [inline];
    return "content" in inline ? codesIn(inline.content) : [];
  });
}

/** Tells whether a section's heading names an event: it is an identifier, or the lead gives the same name. */
export function namesEvent(section: Section): boolean {
  const heading = section.heading?.text ?? "";
  if (section.role !== "other" || heading === "") return false;
  return IDENTIFIER.test(heading) || leadNameOf(section)?.text.trim().split(/\s/u)[0] === heading;
}

/** Tells whether a section is an event's: its heading names one, or a table of attributes stands below it. */
export function isEventSection(section: Section): boolean {
  if (section.role !== "other" || (section.heading?.text ?? "") === "") return false;
  return section.attributeTables.length > 0 || namesEvent(section);
}
