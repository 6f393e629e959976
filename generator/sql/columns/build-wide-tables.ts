import { SCOPES } from "../../model/model.ts";
import { joinKinds } from "./column-kind.ts";
import type { Column, Table, WideTable } from "./table.ts";

/**
 * Lays all events of each scope side by side: a column for each attribute name, in the order in which the tables have
 * them. Where events give an attribute different types, the column takes the values of all of them: see {@link joinKinds}.
 */
export function buildWideTables(tables: readonly Table[]): readonly WideTable[] {
  return SCOPES.flatMap((scope) => {
    const own = tables.filter((table) => table.scope === scope);
    return own.length === 0 ? [] : [{ scope, columns: joinColumns(own.flatMap(({ columns }) => columns)) }];
  });
}

function joinColumns(columns: readonly Column[]): readonly Column[] {
  const joined = new Map<string, Column>();
  for (const column of columns) {
    const earlier = joined.get(column.key);
    joined.set(
      column.key,
      earlier === undefined ? column : { ...earlier, kind: joinKinds([earlier.kind, column.kind]) },
    );
  }
  return [...joined.values()];
}
