import { foldWord } from "../locales/fold-word.ts";
import type { Locale } from "../locales/locale.ts";
import { LOCALES } from "../locales/locales.ts";

/** The columns of an attribute table. */
export type Column = "name" | "type" | "description";

/** The columns in the order in which the publisher prints them. */
export const COLUMNS = ["name", "type", "description"] as const satisfies readonly Column[];

/** A header row as one locale reads it. */
export interface HeaderMatch {
  readonly locale: Locale;
  /** Where each column stands, counted from 0; a column that the table lacks is undefined. */
  readonly at: { readonly [C in Column]: number | undefined };
  /** How many columns are named by the locale's own words, 2 or 3. */
  readonly words: number;
  /** Whether the first column's word is the locale's: `Type` and `Description` alone may be French or English. */
  readonly named: boolean;
}

interface Meaning {
  readonly locale: Locale;
  readonly column: Column;
}

const MEANINGS: ReadonlyMap<string, readonly Meaning[]> = indexHeaders();
/** A composed letter may be printed as two characters: no spelling of a header word takes more than this. */
const MAX_LENGTH = 2 * Math.max(...[...MEANINGS.keys()].map((word) => word.length));

function indexHeaders(): ReadonlyMap<string, readonly Meaning[]> {
  const meanings = new Map<string, Meaning[]>();
  for (const locale of LOCALES)
    for (const column of COLUMNS)
      for (const word of locale.headers[column].map(foldWord))
        meanings.set(word, [...(meanings.get(word) ?? []), { locale, column }]);
  return meanings;
}

/**
 * Reads a row as the header of an attribute table, in every locale that knows two of its words in two columns; the
 * third column is then known too. A header stands where its words stand: in `thead`, in `tbody`, in `td`, repeated.
 *
 * @param texts the row's texts by column
 * @returns what the locales read, best first; empty where the row is no header
 */
export function matchHeader(texts: readonly string[]): readonly HeaderMatch[] {
  // Nearly all rows have a description that is longer than any header word: they need no closer look.
  if (texts.some((text) => text.length > MAX_LENGTH)) return [];
  const found = texts.flatMap((text, column) =>
    (MEANINGS.get(foldWord(text)) ?? []).map((meaning) => ({ ...meaning, at: column })),
  );
  if (found.length < 2) return [];
  const matches = LOCALES.flatMap((locale) => {
    const own = found.filter((meaning) => meaning.locale === locale);
    return matchIn(locale, texts.length, new Map(own.map(({ column, at }) => [column, at])));
  });
  return matches.sort((a, b) => b.words - a.words);
}

function matchIn(locale: Locale, width: number, known: ReadonlyMap<Column, number>): readonly HeaderMatch[] {
  if (known.size < 2) return [];
  const free = Array.from({ length: width }, (_, i) => i).filter((i) => ![...known.values()].includes(i));
  const [missing] = COLUMNS.filter((column) => !known.has(column));
  const at = (column: Column): number | undefined => known.get(column) ?? (column === missing ? free[0] : undefined);
  return [
    {
      locale,
      at: { name: at("name"), type: at("type"), description: at("description") },
      words: known.size,
      named: known.has("name"),
    },
  ];
}
