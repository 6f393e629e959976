import type { Location } from "../findings/location.ts";
import type { Scope } from "../model/model.ts";
import type { Flow } from "../read/page.ts";
import type { AttributeFacts, EventFacts } from "./printed-facts.ts";

/** A short text as a page shows it, with its place. */
export interface Printed {
  readonly text: string;
  readonly location: Location;
}

/** One row of an attribute table, as printed. */
export interface PrintedAttribute {
  /** The first cell: an identifier, or its translation (`nome`, `ID do token`). */
  readonly name: Printed;
  /** The second cell, as printed (`cadeia de caracteres`); absent where the row has no such cell or it is empty. */
  readonly type: Printed | undefined;
  /** The third cell. */
  readonly description: readonly Flow[];
  /** What the third cell states. */
  readonly facts: AttributeFacts;
  /** The whole row. */
  readonly location: Location;
}

/** One event of a page: its heading, what stands below it, and the rows of its table. */
export interface PrintedEvent {
  /** The heading's text; it is the event's name, whatever the lead says. */
  readonly name: Printed;
  /** Paragraphs and lists between the heading and the next one, tables left out. */
  readonly text: readonly Flow[];
  /** The name that the lead paragraph gives in a code span, as printed (`hist_logout event`); absent where it gives none. */
  readonly leadName: Printed | undefined;
  /** True where the table is one sentence over all columns: the event has only the common attributes. */
  readonly commonOnly: boolean;
  /** What the paragraphs and lists state. */
  readonly facts: EventFacts;
  readonly attributes: readonly PrintedAttribute[];
}

/** What a page has that does not fit the expected shape; read around, never silently. */
export type IrregularityKind =
  | "duplicate-event"
  | "duplicate-attribute"
  | "empty-row"
  | "missing-cell"
  | "extra-cell"
  | "row-span"
  | "prose-row"
  | "event-without-table"
  | "extra-table"
  | "header-missing"
  | "locale-mismatch"
  | "common-heading-missing"
  | "name-markup";

/** One irregularity with its places; the first is the one that is off. */
export interface Irregularity {
  readonly kind: IrregularityKind;
  /** What is off, in one sentence for people. */
  readonly message: string;
  readonly locations: readonly Location[];
}

/** A product whose log a page documents. */
export type Product = "cloud" | "server";

/** One page, one locale, one scope: what it prints, with positions, nothing decided. */
export interface PrintedReference {
  readonly file: string;
  /** The locale of the text, by its table's header words (`pt-br`). */
  readonly locale: string;
  /** The release label as the publisher has it: `current`, `next`, or a name of the user's. */
  readonly release: string;
  readonly scope: Scope;
  readonly product: Product;
  readonly title: string;
  /** The page's canonical address, where it gives one. */
  readonly url: string | undefined;
  /** The publisher's hash of the page's content, where it gives one. */
  readonly contentHash: string | undefined;
  readonly common: readonly PrintedAttribute[];
  readonly events: readonly PrintedEvent[];
  readonly irregularities: readonly Irregularity[];
}
