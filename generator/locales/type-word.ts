import { ATTRIBUTE_TYPES, type AttributeType } from "../model/model.ts";
import { foldWord } from "./fold-word.ts";
import { findCloseType } from "./close-word.ts";
import type { Locale } from "./locale.ts";
import { LOCALES } from "./locales.ts";
import { indexTypeWords, type TypeWord } from "./type-word-list.ts";

/** What a printed type word means, and how that was seen. */
export interface TypeReading {
  readonly type: AttributeType;
  /** Whose word it is; `closeness`: it is nobody's, but nearly one that is known. */
  readonly by: "locale" | "english" | "other-locale" | "closeness";
  /** The known word that was taken for it, as its list spells it. @example "string" for a printed `sring` */
  readonly meant: string;
}

/**
 * English words that a page in any language may leave untranslated: the five types as the pages print them, and the
 * abbreviations `bool` (printed beside `boolean`) and `int`, which can mean nothing else. `double` and `number` are not
 * among them: no page prints them, and which of the five types they would be is not ours to decide.
 */
const ENGLISH_WORDS: readonly TypeWord[] = [
  ...ATTRIBUTE_TYPES.map((type) => ({ word: type, type })),
  { word: "bool", type: "boolean" },
  { word: "int", type: "integer" },
];

const ENGLISH_INDEX = indexTypeWords(ENGLISH_WORDS);
const WORDS_BY_LOCALE: ReadonlyMap<string, readonly TypeWord[]> = new Map(
  LOCALES.map((locale) => [locale.tag, typeWordsOf(locale)]),
);
const INDEX_BY_LOCALE = new Map([...WORDS_BY_LOCALE].map(([tag, words]) => [tag, indexTypeWords(words)]));
const INDEX_OF_ALL = indexTypeWords([...WORDS_BY_LOCALE.values()].flat());

function typeWordsOf({ types }: Locale): readonly TypeWord[] {
  return ATTRIBUTE_TYPES.flatMap((type) => (types[type] ?? []).map((word) => ({ word, type })));
}

/**
 * Reads a type word as a page prints it: by the words of the page's locale, by English, by the words of the other
 * locales, and last by closeness to a word of the locale or of English (`sring`). Words are compared folded.
 *
 * @param locale the page's locale
 * @param text the type cell's text
 * @returns undefined where nothing tells what it means
 */
export function readTypeWord(locale: Locale, text: string): TypeReading | undefined {
  // A page prints the same few words in thousands of rows.
  const key = `${locale.tag}\n${text}`;
  if (!readings.has(key)) readings.set(key, interpretTypeWord(locale, text));
  return readings.get(key);
}

const readings = new Map<string, TypeReading | undefined>();

function interpretTypeWord(locale: Locale, text: string): TypeReading | undefined {
  const folded = foldWord(text);
  return (
    reading("locale", INDEX_BY_LOCALE.get(locale.tag)?.get(folded)) ??
    reading("english", ENGLISH_INDEX.get(folded)) ??
    reading("other-locale", INDEX_OF_ALL.get(folded)) ??
    reading("closeness", findCloseType(folded, [...(WORDS_BY_LOCALE.get(locale.tag) ?? []), ...ENGLISH_WORDS]))
  );
}

function reading(by: TypeReading["by"], found: TypeWord | undefined): TypeReading | undefined {
  return found && { type: found.type, by, meant: found.word };
}
