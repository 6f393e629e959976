import { SCOPES, type Model } from "../../model/model.ts";
import { joinKinds } from "./column-kind.ts";
import { columnOrder } from "./column-order.ts";
import { placeItems } from "./column-places.ts";
import type { Column, Table, WideTable } from "./table.ts";

/**
 * Lays all events of each scope side by side: a column for each attribute name, in the order in which the tables have
 * them. Where events give an attribute different types, the column takes the values of all of them: see {@link joinKinds}.
 *
 * @param history - the earlier models that the tables were made with, the oldest first: their columns keep their places
 */
export function buildWideTables(tables: readonly Table[], history: readonly Model[] = []): readonly WideTable[] {
  const order = columnOrder(history);
  return SCOPES.flatMap((scope) => {
    const own = tables.filter((table) => table.scope === scope);
    if (own.length === 0) return [];
    const joined = joinColumns(own.flatMap(({ columns }) => columns));
    return [{ scope, columns: placeItems(order(scope), joined, ({ key }) => key).items }];
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
