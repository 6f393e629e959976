import type { Pair } from "./pairing.ts";

/** Of things that many share, a clue says nothing; it also keeps the work in proportion to the number of things. */
const MOST_PAIRS_OF_A_CLUE = 144;

/** What a thing of either side gives away of itself. */
interface Clues<T> {
  readonly before: (thing: T) => readonly string[];
  readonly after: (thing: T) => readonly string[];
}

/** Pairs the things of two lists that share a clue which few have. Each pair is there once. */
export function findCandidates<T>(left: readonly T[], came: readonly T[], cluesOf: Clues<T>): readonly Pair<T>[] {
  const holders = groupByClue(came, cluesOf.after);
  const sought = groupByClue(left, cluesOf.before);
  const found = new Map<T, Set<T>>();
  for (const [clue, befores] of sought) {
    const afters = holders.get(clue) ?? [];
    if (befores.length * afters.length > MOST_PAIRS_OF_A_CLUE) continue;
    for (const before of befores) {
      const known = found.get(before) ?? new Set();
      for (const after of afters) known.add(after);
      found.set(before, known);
    }
  }
  return [...found].flatMap(([before, afters]) => [...afters].map((after) => ({ before, after })));
}

function groupByClue<T>(things: readonly T[], cluesOf: (thing: T) => readonly string[]): ReadonlyMap<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const thing of things) {
    for (const clue of new Set(cluesOf(thing))) {
      const group = groups.get(clue);
      if (group === undefined) groups.set(clue, [thing]);
      else group.push(thing);
    }
  }
  return groups;
}
