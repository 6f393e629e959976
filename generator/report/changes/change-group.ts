import type { Change } from "../../diff/change.ts";
import type { JudgedChange } from "../../diff/judged-change.ts";
import type { Place } from "../../diff/place.ts";
import { groupBy } from "../../emit/group-by.ts";
import { KIND_WORDS } from "./kind-words.ts";
import { valueTexts } from "./value-text.ts";

/** Changes that read the same but for the event. */
export interface ChangeGroup extends Pick<JudgedChange, "level" | "rule"> {
  readonly changes: readonly [JudgedChange, ...JudgedChange[]];
  /** By its names in the later model, where that has it. */
  readonly place: Place;
  /** The events that are meant, in the order in which they come; empty where it is about none. */
  readonly events: readonly string[];
  /** What is other. @example "type" */
  readonly what: string;
  readonly before?: string;
  readonly after?: string;
  /** How sure two names are of the same thing, where that is not certain. */
  readonly likely?: { readonly confidence: number; readonly by: readonly string[] };
}

/** Puts changes together that are the same in several events of a scope. Whole events stay alone. */
export function groupChanges(changes: readonly JudgedChange[]): readonly ChangeGroup[] {
  return [...groupBy(changes, keyOf).values()].map(toGroup);
}

/** The place in the later model, or in the earlier one where the thing has left. */
export function placeOf({ from, to }: Change): Place {
  const place = to ?? from;
  if (place === undefined) throw new Error("a change is about nothing");
  return place;
}

function keyOf({ change, level, rule }: JudgedChange): string {
  const { event, ...place } = placeOf(change);
  const isOfEvents = place.attribute !== undefined || change.kind !== "event";
  const names = change.kind === "event.name" || !isOfEvents ? [event] : [event === undefined];
  const { scope, attribute, value, locale } = place;
  const former = change.from?.attribute;
  return JSON.stringify([
    change.kind,
    rule.id,
    level,
    scope,
    attribute,
    former,
    value,
    locale,
    names,
    valueTexts(change),
    likelyOf(change),
  ]);
}

function toGroup(changes: readonly [JudgedChange, ...JudgedChange[]]): ChangeGroup {
  const [{ change, level, rule }] = changes;
  const likely = likelyOf(change);
  return {
    level,
    rule,
    changes,
    place: placeOf(change),
    events: [...new Set(changes.flatMap((other) => placeOf(other.change).event ?? []))],
    what: KIND_WORDS[change.kind][0],
    ...valueTexts(change),
    ...(likely && { likely }),
  };
}

function likelyOf({ confidence, by = [] }: Change): ChangeGroup["likely"] {
  return confidence === undefined || confidence === 1 ? undefined : { confidence, by };
}
