import type { Decisions } from "./decisions.ts";
import { findLikelyRenames, type Judge } from "./find-likely-renames.ts";
import { byName, withPairs, type Named, type Pair, type Pairing } from "./pairing.ts";

/**
 * Finds things that surely have another name in the model after: first those of which a human decided so, then those whose
 * names differ in case alone.
 *
 * @param decide - gives the decisions; called only where both sides have something left
 */
export function findSureRenames<T extends Named>(pairing: Pairing<T>, decide: () => Decisions): readonly Pair<T>[] {
  if (!hasLeftovers(pairing)) return [];
  const decisions = decide();
  const confirmed = findConfirmed(pairing, decisions);
  return [...confirmed, ...findCaseChanges(withPairs(pairing, confirmed), decisions)];
}

/**
 * Finds things that have another name in the model after: the sure ones, then those that the evidence speaks for.
 *
 * @param judge - makes what weighs the evidence on what is left; called only where both sides have something left
 */
export function findRenames<T extends Named>(
  pairing: Pairing<T>,
  decide: () => Decisions,
  judge: (pairing: Pairing<T>) => Judge<T>,
): Pairing<T> {
  const sure = withPairs(pairing, findSureRenames(pairing, decide));
  return hasLeftovers(sure) ? withPairs(sure, findLikelyRenames(sure, decide(), judge(sure))) : sure;
}

/** Tells whether there is something left that may be the same as something that came. */
export const hasLeftovers = ({ left, came }: Pairing<unknown>): boolean => left.length > 0 && came.length > 0;

/** A name of which it was decided that it is the same as two that are there is confirmed as neither. */
function findConfirmed<T extends Named>({ left, came }: Pairing<T>, { samesOf }: Decisions): readonly Pair<T>[] {
  const [was, is] = [byName(left), byName(came)];
  const sameAs = (things: ReadonlyMap<string, T>, name: string): T | undefined => {
    const [same, other] = samesOf(name).flatMap((known) => things.get(known) ?? []);
    return other === undefined ? same : undefined;
  };
  return left.flatMap((before) => {
    const after = sameAs(is, before.name);
    if (after === undefined || sameAs(was, after.name) !== before) return [];
    return [{ before, after, recognition: { confidence: 1, by: ["confirmed"] } }];
  });
}

function findCaseChanges<T extends Named>({ left, came }: Pairing<T>, { verdictOn }: Decisions): readonly Pair<T>[] {
  const [was, is] = [byFoldedName(left), byFoldedName(came)];
  return [...was].flatMap(([key, [before, secondBefore]]) => {
    const [after, secondAfter] = is.get(key) ?? [];
    if (before === undefined || after === undefined) return [];
    if (secondBefore !== undefined || secondAfter !== undefined) return [];
    if (verdictOn(before.name, after.name) === "different") return [];
    return [{ before, after, recognition: { confidence: 1, by: ["case"] } }];
  });
}

function byFoldedName<T extends Named>(things: readonly T[]): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const thing of things) {
    const key = thing.name.toLowerCase();
    groups.set(key, [...(groups.get(key) ?? []), thing]);
  }
  return groups;
}
