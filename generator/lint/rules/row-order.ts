import { compareLocations } from "../../findings/compare-locations.ts";
import { compareText } from "../../model/compare-text.ts";
import type { Source } from "../../reconcile/aligned.ts";
import type { ResolvedEvent, ResolvedRow, ResolvedScope } from "../../reconcile/resolved.ts";
import type { PrintedAttribute } from "../../scrape/printed-reference.ts";
import { outOfOrder } from "../out-of-order.ts";
import type { Fault, Rule } from "../rule.ts";
import { alignedSubject } from "../subjects.ts";

/** A page with fewer neighbours in order was not meant to be sorted. */
const SORTED_SHARE = 0.75;

/** With English names the tables are in ASCII order: upper case before lower. */
export const rowOrder: Rule = {
  id: "row-order",
  level: "info",
  purpose: "Checks that the rows of a table are in the order of their names, as on the rest of the page.",
  explanation:
    "Tables are sorted by the names in the log (upper case before lower case). A row in another place is hard to find, or it was misnamed.",
  find: ({ reconciliation }) =>
    reconciliation.scopes.flatMap((scope) => scope.sources.flatMap((source) => faultsOfPage(scope, source))),
};

interface NamedRow {
  readonly name: string;
  readonly item: PrintedAttribute;
}

interface NamedTable {
  readonly event: ResolvedEvent | undefined;
  readonly rows: readonly NamedRow[];
}

function faultsOfPage(scope: ResolvedScope, source: Source): readonly Fault[] {
  const tables = [
    { event: undefined, rows: namedRows(scope.common, source) },
    ...scope.events.map((event) => ({ event, rows: namedRows(event.rows, source) })),
  ];
  return isSorted(tables) ? tables.flatMap((table) => faultsOfTable(table, source)) : [];
}

/** The rows of one page with their decided names, as the page lists them. */
function namedRows(rows: readonly ResolvedRow[], source: Source): readonly NamedRow[] {
  return rows
    .flatMap(({ row, name: { name } }) => {
      const own = row.find((witness) => witness.source === source);
      return own === undefined || name === undefined ? [] : [{ name, item: own.item }];
    })
    .sort((a, b) => compareLocations(a.item.location, b.item.location));
}

function isSorted(tables: readonly NamedTable[]): boolean {
  const pairs = tables.flatMap(({ rows }) =>
    rows.slice(1).map(({ name }, i) => compareText(rows[i]?.name ?? "", name)),
  );
  return pairs.filter((order) => order <= 0).length >= SORTED_SHARE * pairs.length;
}

function faultsOfTable({ event, rows }: NamedTable, source: Source): readonly Fault[] {
  const misplaced = outOfOrder(rows.map(({ name }) => name));
  const kept = rows.filter((_, i) => !misplaced.includes(i));
  return misplaced.flatMap((i) => {
    const row = rows[i];
    if (row === undefined) return [];
    const next = kept.find(({ name }) => compareText(name, row.name) >= 0);
    return {
      message: `\`${row.name}\` is out of order: it belongs ${next ? `before \`${next.name}\`` : "at the end"}`,
      locations: [row.item.name.location, ...(next ? [next.item.name.location] : [])],
      subject: { ...alignedSubject(source, event, row.item), printed: row.item.name.text },
    };
  });
}
