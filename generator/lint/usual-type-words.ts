import { foldWord } from "../locales/fold-word.ts";
import type { TypeDecision, TypeVote } from "../reconcile/types/decide-type.ts";

/** Tells the word in which a page mostly prints a type; undefined for a vote without a word of its own. */
export type UsualTypeWord = (vote: TypeVote) => string | undefined;

/**
 * Counts the words in which each page prints each type (`bool` beside `boolean`). Of equally frequent ones the longest is
 * the usual one: the others are its abbreviations.
 *
 * @param decisions on all rows; each vote is heard once
 */
export function usualTypeWords(decisions: readonly TypeDecision[]): UsualTypeWord {
  const counts = new Map<string, Map<string, number>>();
  for (const vote of new Set(decisions.flatMap(({ votes }) => votes))) {
    const word = wordOf(vote);
    if (word === undefined) continue;
    const words = counts.get(keyOf(vote)) ?? new Map<string, number>();
    counts.set(keyOf(vote), words.set(word, (words.get(word) ?? 0) + 1));
  }
  const usual = new Map([...counts].map(([key, words]) => [key, mostFrequent(words)]));
  return (vote) => usual.get(keyOf(vote));
}

/** The word of a vote, folded; undefined where it is no known word of the locale or of English. */
export function wordOf({ witness, reading }: TypeVote): string | undefined {
  const isKnown = reading?.by === "locale" || reading?.by === "english";
  return isKnown && witness.item.type !== undefined ? foldWord(witness.item.type.text) : undefined;
}

function keyOf({ witness, reading }: TypeVote): string {
  return `${witness.source.page.file}\n${String(reading?.type)}`;
}

function mostFrequent(words: ReadonlyMap<string, number>): string | undefined {
  const [best] = [...words].sort(([a, countA], [b, countB]) => countB - countA || b.length - a.length);
  return best?.[0];
}
