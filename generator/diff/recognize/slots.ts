import { compareText } from "../../model/compare-text.ts";
import type { Named, Pairing } from "./pairing.ts";
import type { Evidence } from "./weigh-evidence.ts";

/** Between which neighbours a thing stands, in a form that the same place in the other model has too. */
export interface Slots<T> {
  readonly before: ReadonlyMap<T, string>;
  readonly after: ReadonlyMap<T, string>;
}

/**
 * Finds between which neighbours the left-over things of a table stand: the nearest ones that both models have. The
 * publisher sorts tables by the English names, so the place is taken from these and does not hang on the order of lists.
 */
export function findSlots<T extends Named>({ pairs, left, came }: Pairing<T>): Slots<T> {
  const [before, after] = [new Map<T, number>(), new Map<T, number>()];
  pairs.forEach((pair, number) => {
    before.set(pair.before, number);
    after.set(pair.after, number);
  });
  return { before: slotsAmong(before, left), after: slotsAmong(after, came) };
}

/** No neighbour on either side. */
const NOWHERE = "/";

/** Tells whether two things stand between the same neighbours. */
export function slotEvidence<T>(slots: Slots<T>, before: T, after: T, weight: number): readonly Evidence[] {
  const slot = slots.before.get(before);
  return slot === slots.after.get(after) && slot !== NOWHERE ? [{ by: "position", weight }] : [];
}

function slotsAmong<T extends Named>(anchors: ReadonlyMap<T, number>, others: readonly T[]): ReadonlyMap<T, string> {
  const sorted = [...anchors.keys(), ...others].sort((one, other) => compareText(one.name, other.name));
  const above = nearestAnchors(sorted, anchors);
  const below = nearestAnchors(sorted.toReversed(), anchors);
  return new Map(others.map((thing) => [thing, `${above.get(thing) ?? ""}/${below.get(thing) ?? ""}`]));
}

function nearestAnchors<T>(things: readonly T[], anchors: ReadonlyMap<T, number>): ReadonlyMap<T, string> {
  let nearest = "";
  return new Map(
    things.map((thing) => {
      const passed = nearest;
      nearest = anchors.get(thing)?.toString() ?? nearest;
      return [thing, passed];
    }),
  );
}
