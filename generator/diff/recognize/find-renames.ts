import type { Decisions } from "./decisions.ts";
import { findLikelyRenames, type Judge } from "./find-likely-renames.ts";
import { byName, withPairs, type Named, type Pair, type Pairing } from "./pairing.ts";

/**
 * Finds things that have another name in the model after: first those of which a human decided so, then those whose names
 * differ in case alone, then those that the evidence speaks for.
 *
 * @param decide - gives the decisions; called, like `judge`, only where both sides have something left
 * @param judge - makes what weighs the evidence on what is left
 */
export function findRenames<T extends Named>(
  pairing: Pairing<T>,
  decide: () => Decisions,
  judge: (pairing: Pairing<T>) => Judge<T>,
): Pairing<T> {
  if (!hasLeftovers(pairing)) return pairing;
  const decisions = decide();
  const confirmed = withPairs(pairing, findConfirmed(pairing, decisions));
  const cased = withPairs(confirmed, findCaseChanges(confirmed, decisions));
  return hasLeftovers(cased) ? withPairs(cased, findLikelyRenames(cased, decisions, judge(cased))) : cased;
}

const hasLeftovers = ({ left, came }: Pairing<unknown>): boolean => left.length > 0 && came.length > 0;

function findConfirmed<T extends Named>({ left, came }: Pairing<T>, { samesOf }: Decisions): readonly Pair<T>[] {
  const free = byName(came);
  return left.flatMap((before) => {
    const after = samesOf(before.name).flatMap((name) => free.get(name) ?? [])[0];
    if (after === undefined) return [];
    free.delete(after.name);
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
