import { distance } from "fastest-levenshtein";
import { foldWord } from "./fold-word.ts";
import { uniqueType, type TypeWord } from "./type-word-list.ts";

/** Below this length nearly every short word is close to another one (`in` to `int`). */
const MIN_LENGTH = 4;
/** From this length on, two slips still leave a word recognisable. */
const LONG_WORD = 6;
const LATIN_WORD = /^[\p{Script=Latin}\p{M} ]+$/u;

/**
 * Finds the known type word that a misprint is closest to: one slip away, or two where the known word has six letters
 * or more. Only between words in Latin letters: where one character is a word, one other character is another word.
 *
 * @param folded the printed word, folded
 * @param words the words it may be a misprint of
 * @returns undefined where none is close, or where the closest ones stand for different types
 */
export function findCloseType(folded: string, words: readonly TypeWord[]): TypeWord | undefined {
  if (!LATIN_WORD.test(folded)) return undefined;
  const close = words.map((known) => ({ known, slips: slipsBetween(folded, known.word) }));
  const fewest = Math.min(...close.map(({ slips }) => slips));
  if (!Number.isFinite(fewest)) return undefined;
  return uniqueType(close.filter(({ slips }) => slips === fewest).map(({ known }) => known));
}

function slipsBetween(folded: string, word: string): number {
  const known = foldWord(word);
  if (known.length < MIN_LENGTH || !LATIN_WORD.test(known)) return Infinity;
  const slips = distance(folded, known);
  return slips <= (known.length >= LONG_WORD ? 2 : 1) ? slips : Infinity;
}
