/** Why two things of different names are taken for the same. */
export interface Recognition {
  /** Above 0, at most 1. */
  readonly confidence: number;
  /** The pieces of evidence, the strongest first. */
  readonly by: readonly string[];
}

/** The same thing in two models. */
export interface Pair<T> {
  readonly before: T;
  readonly after: T;
  /** Absent where both have the same name. */
  readonly recognition?: Recognition;
}

/** What two lists have in common, and what is left of each. */
export interface Pairing<T> {
  readonly pairs: readonly Pair<T>[];
  /** What only the list before has. */
  readonly left: readonly T[];
  /** What only the list after has. */
  readonly came: readonly T[];
}

/** Something that is known by its name. */
export interface Named {
  readonly name: string;
}

/** Pairs the things of two lists by their names; of two of one name in a list, the last counts. */
export function pairByName<T extends Named>(before: readonly T[], after: readonly T[]): Pairing<T> {
  const others = byName(after);
  const left: T[] = [];
  const pairs: Pair<T>[] = [];
  for (const thing of byName(before).values()) {
    const other = others.get(thing.name);
    if (other === undefined) left.push(thing);
    else pairs.push({ before: thing, after: other });
    others.delete(thing.name);
  }
  return { pairs, left, came: [...others.values()] };
}

/** Things by their names. */
export const byName = <T extends Named>(things: readonly T[]): Map<string, T> =>
  new Map(things.map((thing) => [thing.name, thing]));

/** A pairing with more pairs, whose things are then left over no longer. */
export function withPairs<T>({ pairs, left, came }: Pairing<T>, more: readonly Pair<T>[]): Pairing<T> {
  const taken = new Set(more.flatMap(({ before, after }) => [before, after]));
  const isFree = (thing: T): boolean => !taken.has(thing);
  return { pairs: [...pairs, ...more], left: left.filter(isFree), came: came.filter(isFree) };
}
