import type { Model, Scope } from "../model/model.ts";
import { SCOPES } from "../model/model.ts";
import { oneLine } from "./layout/one-line.ts";
import type { Query } from "./query.ts";

/**
 * What earlier models know of a name that no page documents any more, a line for each scope.
 *
 * @param history earlier models, the oldest first
 * @example "site: documented until model 3f2a17c09b11, removed in 9b11c03f2a17"
 */
export function removedLines(query: Query, history: readonly Model[]): readonly string[] {
  return SCOPES.flatMap((scope) => {
    const last = history.findLastIndex((model) => hasName(model, scope, query));
    if (last === -1) return [];
    const { id = "" } = history[last] ?? {};
    const removedIn = history[last + 1]?.id;
    return [
      oneLine(`${scope}: documented until model ${id}${removedIn === undefined ? "" : `, removed in ${removedIn}`}`),
    ];
  });
}

function hasName({ references }: Model, scope: Scope, { name, attribute }: Query): boolean {
  const { common = [], events = [] } = references[scope] ?? {};
  const own = events.filter((event) => attribute === undefined || event.name === name);
  const wanted = attribute ?? name;
  if (attribute === undefined && own.some((event) => event.name === wanted)) return true;
  const rows = [...own.flatMap(({ attributes }) => attributes), ...(own.length > 0 ? common : [])];
  return rows.some((row) => row.name === wanted);
}
