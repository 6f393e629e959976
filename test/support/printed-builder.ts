import type { Location } from "../../generator/findings/location.ts";
import type { Scope } from "../../generator/model/model.ts";
import type { AttributeFacts, EventFacts } from "../../generator/scrape/printed-facts.ts";
import type { PrintedAttribute, PrintedEvent, PrintedReference } from "../../generator/scrape/printed-reference.ts";

/** A row as `name: type word`, with what its description states. */
export type PrintedRow = string | readonly [string, AttributeFacts];
export type PrintedRows = readonly PrintedRow[];

export interface PrintedPage {
  readonly release?: string;
  readonly scope?: Scope;
  readonly common?: PrintedRows;
  readonly events?: Readonly<Record<string, PrintedRows>>;
  /** What the paragraphs of an event state, by its heading. */
  readonly eventFacts?: Readonly<Record<string, EventFacts>>;
}

/** A page of one locale as the scraper would return it, without positions that mean anything. */
export function printedPage(
  locale: string,
  { release = "current", scope = "site", ...page }: PrintedPage,
): PrintedReference {
  const file = `${release}/${locale}/${scope}.md`;
  return {
    file,
    locale,
    release,
    scope,
    product: "cloud",
    title: "",
    url: undefined,
    contentHash: undefined,
    common: printedRows(file, page.common ?? []),
    events: Object.entries(page.events ?? {}).map(([name, rows]) => ({
      ...printedEvent(file, name, rows),
      facts: page.eventFacts?.[name] ?? {},
    })),
    irregularities: [],
  };
}

function printedEvent(file: string, name: string, rows: PrintedRows): PrintedEvent {
  const location = nowhere(file);
  return {
    name: { text: name, location },
    text: [],
    leadName: { text: name, location },
    commonOnly: false,
    facts: {},
    attributes: printedRows(file, rows),
  };
}

function printedRows(file: string, rows: PrintedRows): readonly PrintedAttribute[] {
  return rows.map((row, i) => {
    const [text, facts] = typeof row === "string" ? [row, {}] : row;
    const [name = "", type] = text.split(/: ?/u);
    const location = nowhere(file, i + 1);
    return {
      name: { text: name, location },
      type: type === undefined ? undefined : { text: type, location },
      description: [],
      facts,
      location,
    };
  });
}

/** A place that means nothing. */
export function nowhere(file = "page.md", line = 1): Location {
  return { file, start: { line, column: 1 }, end: { line, column: 1 } };
}
