import type { EventType, Scope } from "../../model/model.ts";
import { attributeRows, type AttributeRow, type PageOf } from "./attribute-table.ts";
import type { DocsContext } from "./docs-context.ts";
import { eventSentences, markdownWording } from "./fact-sentences.ts";
import { eventLink, linkTo } from "./links.ts";
import { descriptionMarkdown } from "./description-markdown.ts";
import { markdownCode, markdownText } from "../markdown-text.ts";
import { themeAnchor } from "./theme-sections.ts";
import { nameTable, printedNames, type NameTable } from "./name-table.ts";

/** What `templates/docs/event.md.eta` gets as `it`; texts are Markdown unless said otherwise. */
export interface EventPageData {
  readonly name: string;
  /** Plain text. */
  readonly scope: Scope;
  readonly indexLink: string;
  /** Facts about the event, a sentence each; may be empty. */
  readonly facts: readonly string[];
  /** Empty where nobody has described the event. */
  readonly description: string;
  readonly table: string;
  readonly attributes: readonly AttributeRow[];
  readonly hasNotes: boolean;
  /** Names of the attributes that every event of the scope has. */
  readonly common: readonly string[];
  readonly commonLink: string;
  readonly names: NameTable;
  /** What pages print in the place of the event's name; may be empty. */
  readonly printedName: string;
  readonly locales: readonly string[];
}

/** What the page of an event shows. */
export function eventPageData(context: DocsContext, place: PageOf, event: EventType): EventPageData {
  const { scope, reference, page } = place;
  const attributes = attributeRows(context, place, event.attributes, context.column);
  return {
    name: markdownCode(event.name),
    scope,
    indexLink: linkTo(page, `index.md#${scope}-events`, `${scope} event`),
    facts: [
      ...themeSentence(context, place, event),
      ...eventSentences(event, markdownWording(eventLink(context, place))),
    ],
    description:
      event.description === undefined ? "" : descriptionMarkdown(event.description, eventLink(context, place)),
    table: context.table(scope, event.name),
    attributes,
    hasNotes: attributes.some(({ notes }) => notes !== ""),
    common: reference.common.map(({ name }) => markdownCode(name)),
    commonLink: linkTo(page, `index.md#attributes-of-every-${scope}-event`, `attributes of every ${scope} event`),
    names: nameTable(event.attributes, reference),
    printedName: printedNames(event.printed ?? [], reference),
    locales: event.seenIn.map(markdownCode),
  };
}

/** The theme is told by its title, and leads to its other events. */
function themeSentence({ themes }: DocsContext, { scope, page }: PageOf, { theme }: EventType): readonly string[] {
  const known = themes.find(({ key }) => key === theme);
  if (known === undefined) return [];
  return [`Theme: ${linkTo(page, `index.md#${themeAnchor(scope, known.key)}`, markdownText(known.title))}.`];
}
