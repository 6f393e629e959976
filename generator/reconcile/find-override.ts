import type { Override } from "../inputs/override.ts";
import type { Scope } from "../model/model.ts";
import type { AlignedEvent, AlignedRow } from "./aligned.ts";

/** Finds the decision on a row: same scope, same place, and a page of that locale prints it so. */
export type OverrideFinder = (scope: Scope, event: AlignedEvent | undefined, row: AlignedRow) => Override | undefined;

/**
 * Makes the finder for a list of decisions.
 *
 * @param field the fact that is asked for: a decision on the name says nothing of the type
 */
export function overrideFinder(overrides: readonly Override[], field: "name" | "type"): OverrideFinder {
  const deciding = overrides.filter((override) => override[field] !== undefined);
  return (scope, event, row) =>
    deciding.find(
      (override) => override.scope === scope && coversPlace(override, event) && coversRow(override, row),
    );
}

function coversPlace({ place }: Override, event: AlignedEvent | undefined): boolean {
  if (place.kind === "common" || event === undefined) return place.kind === "common" && event === undefined;
  return place.kind === "any-event" || event.headings.some(({ item }) => place.events.includes(item.name.text));
}

function coversRow({ locale, printed }: Override, row: AlignedRow): boolean {
  return row.some(({ source, item }) => source.locale.tag === locale && item.name.text === printed);
}
