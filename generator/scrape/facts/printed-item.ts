import type { Location } from "../../findings/location.ts";
import type { PrintedValue, ValueMarkup } from "../printed-facts.ts";

const MAX_WORDS = 5;
const MAX_HAN = 16;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/gu;

/** Tells whether a text is short enough to be a value; a longer one tells about values. */
export function isShortItem(text: string, words: number = MAX_WORDS, han: number = MAX_HAN): boolean {
  if (!/[\p{L}\p{N}]/u.test(text)) return false;
  return text.split(" ").length <= words && (text.match(UNSPACED)?.length ?? 0) <= han;
}

/** Tells a constant (`TABID_WITH_MFA`, `GET`) from a word. */
export function isCapitals(text: string): boolean {
  return /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$/u.test(text) && /[A-Z]{2}/u.test(text);
}

/** Makes a value of text without markup: what it is set off by, its letters tell. */
export function plainValue(text: string, location: Location): PrintedValue {
  return printedValue(text, isCapitals(text) ? "capitals" : "plain", location);
}

/** Makes a value. */
export function printedValue(text: string, markup: ValueMarkup, location: Location): PrintedValue {
  return { text, markup, location };
}
