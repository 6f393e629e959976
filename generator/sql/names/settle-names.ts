import { UserError } from "../../findings/user-error.ts";
import { compareText } from "../../model/compare-text.ts";
import { withNameHash } from "./name-hash.ts";

/** Something that needs a name of its own among others. */
export interface NameCandidate {
  /** What is named, exact to the letter and unique. */
  readonly key: string;
  /** The name it has where nothing stands against it; ASCII, made from the key alone. */
  readonly plain: string;
  /** True where the key is spelt the way such keys are; it goes before keys that are not. */
  readonly regular: boolean;
  /** The places in which no other one may have the name; one that all share, where none are given. @example ["site"] */
  readonly places?: readonly string[];
}

/** What names must heed. */
export interface NameLimits {
  /** The longest name, in characters. */
  readonly maximumLength?: number;
  /** Names that are taken, in lower case. */
  readonly reserved?: readonly string[];
}

/**
 * Gives each candidate a name that no other has, even in an engine that folds case.
 *
 * A name depends on its own key and, only where several keys come to one folded name in one place, on those. Among these
 * the first regular one (by code units) keeps the plain name; the others, and names that are too long or reserved, are
 * marked by a hash of their key. So a new attribute never renames the column of another one with a regular name of its own.
 *
 * @returns the names by key
 * @throws UserError where two keys cannot be told apart even by their marks
 */
export function settleNames(
  candidates: readonly NameCandidate[],
  { maximumLength = Infinity, reserved = [] }: NameLimits,
): ReadonlyMap<string, string> {
  const taken = new Set(reserved);
  const rivals = groupByFoldedName(candidates);
  const isKeeper = (candidate: NameCandidate): boolean =>
    foldedIn(candidate, candidate.plain).every((folded) => keeperOf(rivals.get(folded) ?? []) === candidate);
  const names = candidates.map((candidate): SettledName => {
    const { key, plain } = candidate;
    const fits = plain.length <= maximumLength && !taken.has(plain.toLowerCase());
    const keeps = fits && isKeeper(candidate);
    return { candidate, name: keeps ? plain : withNameHash(plain, key, maximumLength) };
  });
  refuseTwins(names);
  return new Map(names.map(({ candidate, name }) => [candidate.key, name]));
}

interface SettledName {
  readonly candidate: NameCandidate;
  readonly name: string;
}

/** A name as an engine may fold it, in each of its places. */
const foldedIn = ({ places = [""] }: NameCandidate, name: string): readonly string[] =>
  places.map((place) => `${place} ${name.toLowerCase()}`);

function groupByFoldedName(candidates: readonly NameCandidate[]): ReadonlyMap<string, readonly NameCandidate[]> {
  const groups = new Map<string, NameCandidate[]>();
  for (const candidate of candidates) {
    for (const folded of foldedIn(candidate, candidate.plain)) {
      groups.set(folded, [...(groups.get(folded) ?? []), candidate]);
    }
  }
  return groups;
}

function keeperOf(rivals: readonly NameCandidate[]): NameCandidate | undefined {
  if (rivals.length === 1) return rivals[0];
  return rivals.filter(({ regular }) => regular).toSorted((left, right) => compareText(left.key, right.key))[0];
}

// Only a key made up to look like another one's marked name can come here.
function refuseTwins(names: readonly SettledName[]): void {
  const keys = new Map<string, string>();
  for (const { candidate, name } of names) {
    for (const folded of foldedIn(candidate, name)) {
      const twin = keys.get(folded);
      if (twin !== undefined) throw new UserError(twinMessage(twin, candidate.key, name));
      keys.set(folded, candidate.key);
    }
  }
}

const twinMessage = (left: string, right: string, name: string): string =>
  `${JSON.stringify(left)} and ${JSON.stringify(right)} would both be called ${JSON.stringify(name)}. ` +
  `One of the two is misspelt: correct it on its page, or name it in overrides.yaml.`;
