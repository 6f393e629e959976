import type { Contrasts } from "./contrasts.ts";
import { wordsOf } from "./name-words.ts";
import { likenessOfNames, overlap } from "./similarity.ts";
import type { Evidence } from "./weigh-evidence.ts";

const SAME_NAME = 0.6;
const SAME_DESCRIPTION = 0.6;
const LEAST_LIKENESS = 0.5;
/** What is left where a model sets the two names, or the words in which they differ, against each other. */
const AGAINST_CONTRAST = -0.5;

/**
 * What the names of two things say of whether they are the same.
 *
 * @param contrasts - what the models' names are told apart by; undefined where a page prints the same for both things, which
 *   no likeness of names can gainsay
 */
export function nameEvidence(before: string, after: string, contrasts: Contrasts | undefined): readonly Evidence[] {
  if (contrasts?.tellApart(before, after) === true) return [{ by: "contrast", weight: AGAINST_CONTRAST }];
  return scaled("name", SAME_NAME, likenessOfNames(wordsOf(before), wordsOf(after)));
}

/** What our own descriptions of two things say of whether they are the same. */
export function descriptionEvidence(before: string | undefined, after: string | undefined): readonly Evidence[] {
  if (before === undefined || after === undefined) return [];
  return scaled("description", SAME_DESCRIPTION, overlap(new Set(wordsOf(before)), new Set(wordsOf(after))));
}

/** Evidence as strong as two things are alike; none where they have less than half in common. */
export const scaled = (by: string, full: number, likeness: number): readonly Evidence[] =>
  likeness < LEAST_LIKENESS ? [] : [{ by, weight: full * likeness }];
