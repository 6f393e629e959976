import { columnTexts, tableText } from "../../emit/sql/table-text.ts";
import type { SqlSource } from "../../emit/sql/sql-source.ts";
import type { ColumnKind } from "../../sql/columns/column-kind.ts";
import type { Column } from "../../sql/columns/table.ts";
import type { ColumnText, Dialect, TableText } from "../../sql/dialect.ts";
import { matchColumns, type ColumnMatch, type ColumnPair, type FormerKey } from "./match-columns.ts";
import type { TablePair } from "./match-tables.ts";
import { orderRenames, type OrderedRenames } from "./order-renames.ts";

/** A column that the model after lacks, and its name since then. */
export interface KeptColumn {
  readonly column: Column;
  readonly name: string;
}

/** What happens to the columns of a table. */
export interface TablePlan extends TablePair {
  readonly match: ColumnMatch;
  readonly renames: OrderedRenames;
  readonly retyped: readonly ColumnPair[];
  readonly kept: readonly KeptColumn[];
  /** The table of the model before in the words of the dialect, and what it is to be, with the columns that stay. */
  readonly textBefore: TableText;
  readonly textAfter: TableText;
  /** Another table takes its place: the engine can't bring it about in this one. */
  readonly isReplaced: boolean;
}

/** The names of the event in both models. */
export const eventsOf = ({ before, after }: TablePair): readonly string[] => [before.event.name, after.event.name];

/** Both models, as tables are made from them. */
export interface BothSources {
  readonly before: SqlSource;
  readonly after: SqlSource;
}

/** Decides what happens to the columns of a table that both models have. */
export function planTable(pair: TablePair, sources: BothSources, formerKey: FormerKey, dialect: Dialect): TablePlan {
  const match = matchColumns(pair, formerKey);
  const renames = orderRenames({
    renames: match.pairs.map(({ before, after }) => ({ from: before.name, to: after.name })),
    wanted: match.added.map(({ name }) => name),
    kept: match.removed.map(({ name }) => name),
    seed: sources.after.model.id,
  });
  const kept = match.removed.map((column) => ({ column, name: renames.aside.get(column.name) ?? column.name }));
  const { before, after } = sources;
  const textBefore = tableText(pair.before, before.discriminator, before.model.id, dialect);
  const textAfter = tableText(pair.after, after.discriminator, after.model.id, dialect);
  const plan = {
    ...pair,
    match,
    renames,
    kept,
    retyped: match.pairs.filter((columns) => isRetyped(columns.before.kind, columns.after.kind)),
    textBefore,
    textAfter: inPlace({ match, kept, textBefore }, textAfter, before, dialect),
  };
  return { ...plan, isReplaced: isReplaced(plan, sources, dialect) };
}

/** Every engine keeps both whole numbers in the same type. */
const isRetyped = (before: ColumnKind, after: ColumnKind): boolean => storedKind(before) !== storedKind(after);
const storedKind = (kind: ColumnKind): ColumnKind => (kind === "long" ? "integer" : kind);

/** Every column where it was, by its new name and with what it tells now; then what is added. */
function inPlace(plan: PlacedColumns, textAfter: TableText, source: SqlSource, dialect: Dialect): TableText {
  const quote = dialect.quoteIdentifier;
  const find = (name: string): readonly ColumnText[] => textAfter.columns.filter((column) => column.name === name);
  const placed = new Map<string, readonly ColumnText[]>([
    ...plan.match.pairs.map(({ before, after }) => [quote(before.name), find(quote(after.name))] as const),
    ...plan.kept.map(({ column, name }) => [quote(column.name), [keptText(column, name, source, dialect)]] as const),
  ]);
  const old = plan.textBefore.columns.flatMap(({ name }) => placed.get(name) ?? find(name));
  return { ...textAfter, columns: [...old, ...textAfter.columns.filter((column) => !old.includes(column))] };
}

type PlacedColumns = Pick<TablePlan, "match" | "kept" | "textBefore">;

function keptText(column: Column, name: string, { discriminator }: SqlSource, dialect: Dialect): ColumnText {
  const [, text] = columnTexts({ columns: [column] }, discriminator, dialect);
  return { ...(text as ColumnText), name: dialect.quoteIdentifier(name) };
}

function isReplaced(plan: Omit<TablePlan, "isReplaced">, { before, after }: BothSources, dialect: Dialect): boolean {
  const { replaces, retype } = dialect.migrate;
  if (retype === undefined && plan.retyped.length > 0) return true;
  if (replaces.includes("renamed keys") && renamesKeys(plan, dialect)) return true;
  return replaces.includes("comments") && !isToldAlike(plan, before.model.id, after.model.id);
}

const renamesKeys = ({ renames, textBefore }: Omit<TablePlan, "isReplaced">, dialect: Dialect): boolean =>
  renames.steps.some(({ from }) => Object.values(textBefore.keys).includes(dialect.quoteIdentifier(from)));

/** Which model a comment names is no reason to copy a table. */
function isToldAlike(
  { textBefore, textAfter }: Omit<TablePlan, "isReplaced">,
  idBefore: string,
  idAfter: string,
): boolean {
  const told = ({ columns, comment }: TableText, id: string): string =>
    JSON.stringify([columns, comment.replace(`model ${id},`, "model,")]);
  return told(textBefore, idBefore) === told(textAfter, idAfter);
}
