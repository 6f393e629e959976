import type { Model, Scope } from "../../model/model.ts";

/** Puts the attributes of an event, or of the common table where no event is named, in the order of their columns. */
export type ColumnOrder = <Item extends { readonly name: string }>(
  scope: Scope,
  event: string | undefined,
  items: readonly Item[],
) => readonly Item[];

/**
 * Keeps columns where earlier releases had them: a page puts a new attribute in its place by name, a table puts it at the
 * end, as `ALTER TABLE` does. So a table that was made anew and one that was brought forward are the same.
 *
 * @param history - earlier models, the oldest first
 */
export function columnOrder(history: readonly Model[]): ColumnOrder {
  const known = new Map<string, string[]>();
  for (const { references } of history) {
    for (const [scope, { common, events }] of Object.entries(references)) {
      remember(known, tableKey(scope, undefined), common);
      for (const { name, attributes } of events) remember(known, tableKey(scope, name), attributes);
    }
  }
  return (scope, event, items) => {
    const earlier = known.get(tableKey(scope, event)) ?? [];
    const kept = earlier.flatMap((name) => items.filter((item) => item.name === name));
    return [...kept, ...items.filter(({ name }) => !earlier.includes(name))];
  };
}

function remember(known: Map<string, string[]>, key: string, attributes: readonly { readonly name: string }[]): void {
  const names = known.get(key) ?? [];
  for (const { name } of attributes) if (!names.includes(name)) names.push(name);
  known.set(key, names);
}

const tableKey = (scope: string, event: string | undefined): string => JSON.stringify([scope, event ?? null]);
