import { foldText, isWordEdge, type FoldedText } from "./folded-text.ts";

/** Phrases ready to be looked for, longest first. */
export type PhraseList = readonly Phrase[];

interface Phrase {
  readonly folded: string;
  /** Meant in capitals, as printed: `URL`. */
  readonly exact: boolean;
}

/** Where a phrase stands. */
export interface PhraseMatch {
  readonly start: number;
  readonly end: number;
}

/** Prepares phrases; those without a letter to find are left out. */
export function phraseList(phrases: readonly string[] = []): PhraseList {
  return phrases
    .map((phrase) => {
      const { text, lower } = foldText(phrase);
      const exact = /\p{Lu}/u.test(text) && text === text.toUpperCase();
      return { folded: exact ? text : lower, exact };
    })
    .filter(({ folded }) => folded !== "")
    .sort((a, b) => b.folded.length - a.folded.length);
}

/**
 * Finds the first place at which one of the phrases stands as whole words; of several at one place, the longest.
 *
 * @param from offset to look from
 */
export function findPhrase(text: FoldedText, list: PhraseList, from = 0): PhraseMatch | undefined {
  let best: PhraseMatch | undefined;
  for (const phrase of list) {
    const start = indexOfPhrase(text, phrase, from);
    if (start !== -1 && (best === undefined || start < best.start)) {
      best = { start, end: start + phrase.folded.length };
    }
  }
  return best;
}

/** Finds every place at which one of the phrases stands, in order, without overlap. */
export function findPhrases(text: FoldedText, list: PhraseList): readonly PhraseMatch[] {
  const found: PhraseMatch[] = [];
  for (let match = findPhrase(text, list); match !== undefined; match = findPhrase(text, list, match.end))
    found.push(match);
  return found;
}

/** Tells whether one of the phrases stands anywhere. */
export function hasPhrase(text: FoldedText, list: PhraseList): boolean {
  return list.some((phrase) => indexOfPhrase(text, phrase, 0) !== -1);
}

/** Cuts one of the phrases off the start of a text. */
export function cutPhrase(text: FoldedText, list: PhraseList): FoldedText {
  const phrase = list.find(
    ({ folded, exact }) =>
      (exact ? text.text : text.lower).startsWith(folded) &&
      (folded.endsWith("'") || isWordEdge(text.text, folded.length)),
  );
  return phrase === undefined ? text : foldText(text.text.slice(phrase.folded.length));
}

function indexOfPhrase({ text, lower }: FoldedText, { folded, exact }: Phrase, from: number): number {
  const within = exact ? text : lower;
  for (let at = within.indexOf(folded, from); at !== -1; at = within.indexOf(folded, at + 1)) {
    if (isWordEdge(text, at) && isWordEdge(text, at + folded.length)) return at;
  }
  return -1;
}
