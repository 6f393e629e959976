import type { Subject } from "../findings/subject.ts";
import type { Flow, Paragraph } from "../read/page.ts";
import type { PrintedAttribute, PrintedEvent, PrintedReference } from "../scrape/printed-reference.ts";
import { printedSubject } from "./subjects.ts";

/** A text in the page's own language: a description's cell, or a paragraph or list below an event's heading. */
export interface PageText {
  readonly subject: Subject;
  readonly paragraphs: readonly Paragraph[];
}

/** All texts of a page, in page order: those of an event before those of its table. */
export function pageTexts(page: PrintedReference): readonly PageText[] {
  const cell = (attribute: PrintedAttribute, event?: PrintedEvent): PageText => ({
    subject: printedSubject(page, event, attribute),
    paragraphs: attribute.description.flatMap(paragraphsOf),
  });
  return [
    ...page.common.map((attribute) => cell(attribute)),
    ...page.events.flatMap((event) => [
      ...event.text.map((flow) => ({ subject: printedSubject(page, event), paragraphs: paragraphsOf(flow) })),
      ...event.attributes.map((attribute) => cell(attribute, event)),
    ]),
  ];
}

/** The paragraphs of a block, those of a list's items one by one. */
function paragraphsOf(flow: Flow): readonly Paragraph[] {
  return flow.kind === "paragraph" ? [flow] : flow.items.flatMap((item) => item.flatMap(paragraphsOf));
}
