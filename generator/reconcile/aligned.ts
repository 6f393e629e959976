import type { Locale } from "../locales/locale.ts";
import type { Scope } from "../model/model.ts";
import type { PrintedAttribute, PrintedEvent, PrintedReference } from "../scrape/printed-reference.ts";

/** A page that takes part in a reconciliation, with what is known of its locale. */
export interface Source {
  readonly page: PrintedReference;
  readonly locale: Locale;
}

/** One page's testimony on a row or an event. */
export interface Witness<T> {
  readonly source: Source;
  readonly item: T;
}

/** The same row of the same table, on every page that has it. */
export type AlignedRow = readonly Witness<PrintedAttribute>[];

/** The same event on every page that has it, and its rows. */
export interface AlignedEvent {
  readonly headings: readonly Witness<PrintedEvent>[];
  readonly rows: readonly AlignedRow[];
}

/** All pages of one scope, laid side by side. */
export interface AlignedScope {
  readonly scope: Scope;
  readonly sources: readonly Source[];
  readonly common: readonly AlignedRow[];
  readonly events: readonly AlignedEvent[];
}
