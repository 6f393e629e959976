import { distance } from "fastest-levenshtein";

/** What two sets share of all that is in either. From 0 to 1; 0 where both are empty. */
export function overlap(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  const shared = [...left].filter((item) => right.has(item)).length;
  const all = left.size + right.size - shared;
  return all === 0 ? 0 : shared / all;
}

/** How much of a longer name another one has to be told by, if it is made of some of its words. */
const PART_OF_NAME = 0.8;
/** Words that differ in more than one letter of four are other words. */
const SAME_WORD = 0.75;
/** A shorter beginning says nothing. */
const SHORTEST_STEM = 3;

/** How alike two names are, by their words. From 0 to 1. */
export function likenessOfNames(left: readonly string[], right: readonly string[]): number {
  const [one, other] = [new Set(left), new Set(right)];
  const shared = [...one].filter((word) => other.has(word)).length;
  const isPart = shared > 0 && shared === Math.min(one.size, other.size);
  return Math.max(overlap(one, other), isPart ? PART_OF_NAME : 0, likenessWordByWord(left, right));
}

function likenessWordByWord(left: readonly string[], right: readonly string[]): number {
  if (left.length !== right.length || left.length === 0) return 0;
  return left.reduce((sum, word, i) => sum + likenessOfWords(word, right[i] ?? ""), 0) / left.length;
}

/** One word may be cut short (`auth` for `authentication`), or differ by a slip of the pen. */
function likenessOfWords(left: string, right: string): number {
  if (left === right) return 1;
  const [short, long] = left.length < right.length ? [left, right] : [right, left];
  if (short.length >= SHORTEST_STEM && long.startsWith(short)) return PART_OF_NAME;
  const likeness = 1 - distance(short, long) / long.length;
  return likeness >= SAME_WORD ? likeness : 0;
}
