import type { PrintedAttribute, PrintedEvent } from "../../scrape/printed-reference.ts";
import type { Scope } from "../../model/model.ts";
import type { AlignedEvent, AlignedRow, AlignedScope, Source, Witness } from "../aligned.ts";
import { alignColumns } from "./align-columns.ts";
import { eventAffinity, namesSameEvent } from "./event-affinity.ts";
import { printsSame, rowAffinity, type RowCandidate, type RowKnowledge } from "./row-affinity.ts";

/**
 * Lays all pages of a scope side by side: the common tables, the events, and the rows of each event.
 *
 * @param sources the scope's pages, in an order that does not depend on the order of files
 */
export function alignScope(scope: Scope, sources: readonly Source[], knowledge: RowKnowledge): AlignedScope {
  const headings = alignColumns(
    sources.map((source) => source.page.events.map((item) => ({ source, item }))),
    eventAffinity(knowledge.lexicon),
    namesSameEvent,
  );
  return {
    scope,
    sources,
    common: alignRows(
      sources.map((source) => ({ source, item: source.page.common })),
      knowledge,
    ),
    events: headings.map((column) => alignEvent(column, knowledge)),
  };
}

function alignEvent(headings: readonly Witness<PrintedEvent>[], knowledge: RowKnowledge): AlignedEvent {
  const tables = headings.map(({ source, item }) => ({ source, item: item.attributes }));
  return { headings, rows: alignRows(tables, knowledge) };
}

function alignRows(
  tables: readonly Witness<readonly PrintedAttribute[]>[],
  knowledge: RowKnowledge,
): readonly AlignedRow[] {
  const sequences = tables.map(({ source, item: rows }) => {
    const neighbours = new Set(rows.map((row) => row.name.text));
    return rows.map((item): RowCandidate => ({ source, item, neighbours }));
  });
  const columns = alignColumns(sequences, rowAffinity(knowledge), printsSame);
  return columns.map((column) => column.map(({ source, item }) => ({ source, item })));
}
