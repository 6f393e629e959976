import { IDENTIFIER_LIMITS } from "../../sql/names/identifier-limits.ts";
import { withNameHash } from "../../sql/names/name-hash.ts";

/** One name for another; plain. */
export interface Rename {
  readonly from: string;
  readonly to: string;
}

/** What stands in a place where names are unique, whatever their case. */
export interface NameChanges {
  readonly renames: readonly Rename[];
  /** Names that what is added will have. */
  readonly wanted: readonly string[];
  /** Names of what stays, although the model after lacks it. */
  readonly kept: readonly string[];
  /** Makes names that nothing else has: `model.id`. */
  readonly seed: string;
}

/** Renames in an order in which every name is free when its turn comes. */
export interface OrderedRenames {
  readonly steps: readonly Rename[];
  /** The names of what stays, where it had to make room. */
  readonly aside: ReadonlyMap<string, string>;
}

/** Puts what stays out of the way, then what has to wait under a name of its own, then all to their names. */
export function orderRenames({ renames, wanted, kept, seed }: NameChanges): OrderedRenames {
  const changed = renames.filter(({ from, to }) => from !== to);
  const targets = new Set([...changed.map(({ to }) => to), ...wanted].map(fold));
  const aside = new Map(kept.filter((name) => targets.has(fold(name))).map((name) => [name, spareName(name, seed)]));
  // A name that another one needs, or that changes in case alone, is given up first.
  const waits = ({ from }: Rename): boolean => targets.has(fold(from));
  return {
    steps: [
      ...[...aside].map(([from, to]) => ({ from, to })),
      ...changed.filter(waits).map(({ from }) => ({ from, to: spareName(from, seed) })),
      ...changed.map((rename) => (waits(rename) ? { from: spareName(rename.from, seed), to: rename.to } : rename)),
    ],
    aside,
  };
}

/** A name that nothing else has. @param seed - other ones for other uses */
export const spareName = (name: string, seed: string): string =>
  withNameHash(name, `${seed} ${name}`, IDENTIFIER_LIMITS.maximumLength);

const fold = (name: string): string => name.toLowerCase();
