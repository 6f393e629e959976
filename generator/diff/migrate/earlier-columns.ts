import type { Model } from "../../model/model.ts";
import { buildTables } from "../../sql/columns/build-tables.ts";
import type { Table } from "../../sql/columns/table.ts";
import type { Naming } from "../../sql/names/naming.ts";

/** The names of all columns that the table of an event had in earlier releases; undefined where there was none. */
export type EarlierColumns = (table: Table) => ReadonlySet<string> | undefined;

/** A column or table that a release dropped from the docs may still be in the database: nothing but history tells. */
export function earlierColumns(history: readonly Model[], naming: Naming): EarlierColumns {
  const known = new Map<string, Set<string>>();
  for (const { scope, event, columns } of history.flatMap((model) => buildTables(model, { naming }))) {
    const key = `${scope} ${event.name}`;
    const names = known.get(key) ?? new Set();
    for (const { name } of columns) names.add(name.toLowerCase());
    known.set(key, names);
  }
  return ({ scope, event }) => known.get(`${scope} ${event.name}`);
}
