import { foldWord } from "./fold-word.ts";
import type { AttributeType } from "../model/model.ts";

/** A word and the logical type it stands for. */
export interface TypeWord {
  readonly word: string;
  readonly type: AttributeType;
}

/**
 * The first of some words, where all of them stand for the same type.
 *
 * @returns undefined where there is none, or where they contradict each other
 */
export function uniqueType(words: readonly TypeWord[]): TypeWord | undefined {
  return new Set(words.map(({ type }) => type)).size === 1 ? words[0] : undefined;
}

/**
 * Words by their folded form; a form that stands for different types is left out.
 *
 * @param words in order of preference: the first spelling of a form is the one that is kept
 */
export function indexTypeWords(words: readonly TypeWord[]): ReadonlyMap<string, TypeWord> {
  const byForm = new Map<string, TypeWord[]>();
  for (const known of words) {
    const form = foldWord(known.word);
    byForm.set(form, [...(byForm.get(form) ?? []), known]);
  }
  return new Map(
    [...byForm].flatMap(([form, same]): readonly [string, TypeWord][] => {
      const known = uniqueType(same);
      return known ? [[form, known]] : [];
    }),
  );
}
