import { SCOPES, type Model, type Reference, type Scope } from "../../model/model.ts";
import { addVersion, type ColumnPlaces } from "./column-places.ts";
import { tableAttributes } from "./table-attributes.ts";

/** The columns that the table of an event has had, or where no event is named, the view of all events of a scope. */
export type ColumnOrder = (scope: Scope, event?: string) => ColumnPlaces | undefined;

/**
 * Keeps columns where earlier releases had them: a page puts a new attribute in its place by name, a table puts it at the
 * end, as `ALTER TABLE ADD COLUMN` does. So a table that was made anew and one that was brought forward are the same.
 *
 * The tables of each model are laid out in turn. Common attributes and an event's own are one list: an attribute that
 * becomes common keeps its place, and one that comes among the common ones does not push others aside.
 *
 * @param history - earlier models, the oldest first
 */
export function columnOrder(history: readonly Model[]): ColumnOrder {
  const places = new Map<string, ColumnPlaces>();
  for (const { references } of history) {
    for (const scope of SCOPES) {
      const reference = references[scope];
      if (reference !== undefined) rememberScope(places, scope, reference);
    }
  }
  return (scope, event) => places.get(relationKey(scope, event));
}

function rememberScope(places: Map<string, ColumnPlaces>, scope: Scope, reference: Reference): void {
  const remember = (event: string | undefined, names: readonly string[]): readonly string[] => {
    const key = relationKey(scope, event);
    const now = addVersion(places.get(key), names);
    places.set(key, now);
    return now.keys;
  };
  const shown = reference.events.flatMap((event) => {
    const names = new Set(tableAttributes(reference, event).map(({ name }) => name));
    return remember(event.name, [...names]).filter((name) => names.has(name));
  });
  if (reference.events.length > 0) remember(undefined, [...new Set(shown)]);
}

const relationKey = (scope: Scope, event: string | undefined): string => JSON.stringify([scope, event ?? null]);
