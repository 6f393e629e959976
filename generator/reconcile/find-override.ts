import type { Override, OverridePlace } from "../inputs/override.ts";
import type { Scope } from "../model/model.ts";
import type { AlignedEvent, AlignedRow, Witness } from "./aligned.ts";
import type { PrintedAttribute, PrintedEvent } from "../scrape/printed-reference.ts";

/** Where a fact is asked for. */
export interface AskedPlace {
  readonly scope: Scope;
  /** Undefined for the common table. */
  readonly event: AlignedEvent | undefined;
  /** Undefined where the event's heading itself is asked for. */
  readonly row: AlignedRow | undefined;
}

/** Finds the decision on a place, if there is one. */
export type OverrideFinder = (place: AskedPlace) => Override | undefined;

/**
 * Makes the finder for a list of decisions: same scope, same place, and a page of that locale prints it so. What is said
 * of a certain event goes before what is said of any.
 *
 * @param field the fact that is asked for: a decision on the name says nothing of the type
 */
export function overrideFinder(overrides: readonly Override[], field: "name" | "type"): OverrideFinder {
  const deciding = overrides.filter((override) => override[field] !== undefined);
  const certain = deciding.filter(({ place }) => place.kind !== "any-event");
  const general = deciding.filter(({ place }) => place.kind === "any-event");
  return (asked) => [...certain, ...general].find((override) => covers(override, asked));
}

function covers({ scope, place, locale, printed }: Override, asked: AskedPlace): boolean {
  const witnesses: readonly Witness<PrintedAttribute | PrintedEvent>[] = asked.row ?? asked.event?.headings ?? [];
  return (
    scope === asked.scope &&
    coversPlace(place, asked) &&
    witnesses.some(({ source, item }) => source.locale.tag === locale && item.name.text === printed)
  );
}

function coversPlace(place: OverridePlace, { event, row }: AskedPlace): boolean {
  if (row === undefined) return place.kind === "heading";
  if (event === undefined) return place.kind === "common";
  if (place.kind === "events") return event.headings.some(({ item }) => place.events.includes(item.name.text));
  return place.kind === "any-event";
}
