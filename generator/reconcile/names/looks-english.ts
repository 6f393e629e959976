import type { Locale } from "../../locales/locale.ts";
import type { Lexicon } from "../lexicon/lexicon.ts";
import { identifierShape, type NameKind } from "./identifier-shape.ts";
import { splitWords } from "./split-words.ts";

const shares = new WeakMap<Lexicon, Map<string, number>>();

/** The share of a name's words that are not English, from 0 (all are) to 1. */
export function foreignShare(lexicon: Lexicon, name: string): number {
  // The same few hundred names are asked for in every row and round.
  const known = shares.get(lexicon) ?? new Map<string, number>();
  shares.set(lexicon, known);
  const share = known.get(name) ?? countForeign(lexicon, splitWords(name));
  known.set(name, share);
  return share;
}

function countForeign(lexicon: Lexicon, words: readonly string[]): number {
  return words.length === 0 ? 1 : words.filter((word) => !lexicon.isEnglish(word)).length / words.length;
}

const ONE_WORD = /^[A-Za-z][a-z]*$/u;

/**
 * Could the page have printed this as its own translation, though it reads as English? Only one-word names: a translator
 * who happens on two English words in camelCase has not been seen.
 */
export function isOwnWord(lexicon: Lexicon, locale: Locale, name: string): boolean {
  return ONE_WORD.test(name) && lexicon.isOwnWord(locale, name.toLowerCase());
}

/** An identifier of English words that is no word of the printing locale's language: hardly a translation. */
export function looksEnglish(lexicon: Lexicon, locale: Locale, kind: NameKind, text: string): boolean {
  return (
    identifierShape(kind, text) === "good" && foreignShare(lexicon, text) === 0 && !isOwnWord(lexicon, locale, text)
  );
}
