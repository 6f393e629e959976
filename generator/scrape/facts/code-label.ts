import { withoutBrackets } from "./brackets.ts";
import type { FactLocale } from "./fact-locale.ts";
import { foldText, type FoldedText } from "./folded-text.ts";
import { cutPhrase, findPhrases } from "./phrase-list.ts";
import { isShortItem } from "./printed-item.ts";
import { hasCode } from "./sentence.ts";

const MAX_WORDS = 8;
const MAX_HAN = 20;
const EDGE_MARKS = /^[\s,，、;；.。:：“”"'«»„]+|[\s,，、;；.。:：“”"'«»„]+$/gu;

/**
 * Makes the label of a code from the text that stands for it: glosses in brackets, marks and the word that joins
 * the last two codes are left out.
 *
 * @returns undefined where nothing is left, or too much to be a label
 */
export function codeLabel(text: string, locale: FactLocale): string | undefined {
  const bare = foldText(withoutBrackets(text).replace(EDGE_MARKS, ""));
  const label = foldText(cutJoint(bare, locale).replace(EDGE_MARKS, "")).text;
  const isLabel = /\p{L}|\d\p{L}|[ºª]|\p{M}/u.test(label) && isShortItem(label, MAX_WORDS, MAX_HAN) && !hasCode(label);
  return isLabel ? label : undefined;
}

/** Takes a word that joins the last two items off the end of a text. */
export function cutJoint(text: FoldedText, { lists }: FactLocale): string {
  const last = [...findPhrases(text, lists.and), ...findPhrases(text, lists.or)].find(
    ({ end }) => end === text.text.length,
  );
  return last === undefined ? text.text : text.text.slice(0, last.start);
}

/** Takes a word that joins the last two items off the start of a text. */
export function cutLeadingJoint(text: string, { lists }: FactLocale): string {
  const bare = foldText(text.replace(EDGE_MARKS, ""));
  const cut = cutPhrase(bare, lists.and);
  return cut.text === "" ? bare.text : cut.text;
}
