import type { Locale } from "../../locales/locale.ts";
import type { LocalePhrases } from "../../locales/phrases.ts";
import type { StandardPhrases } from "../../locales/standard-phrases.ts";
import { FORMATS, UNITS } from "../fact-kinds.ts";
import type { Format, Unit } from "../../model/model.ts";
import { monthNames, type MonthName } from "./month-names.ts";
import { phraseList, type PhraseList } from "./phrase-list.ts";

/** Keys whose phrases are looked for as they are. */
type ListKey = {
  [K in keyof LocalePhrases]: LocalePhrases[K] extends readonly string[] ? K : never;
}[keyof LocalePhrases];

/** A locale as the recognisers need it: its phrases prepared once. */
export interface FactLocale {
  readonly lists: { readonly [K in ListKey]: PhraseList };
  readonly units: readonly (readonly [Unit, PhraseList])[];
  readonly formats: readonly (readonly [Format, PhraseList])[];
  readonly ranges: LocalePhrases["ranges"];
  readonly abbreviations: readonly string[];
  readonly noteLabels: PhraseList;
  readonly months: readonly MonthName[];
  readonly standard: StandardPhrases;
  /** False where what a text is about stands at its end, as in `用户的 LUID`. */
  readonly headFirst: boolean;
}

/**
 * The prepared phrases of a locale.
 *
 * @returns undefined for a locale that has none
 */
export function factLocale(locale: Locale): FactLocale | undefined {
  if (locale.phrases === undefined) return undefined;
  const known = prepared.get(locale.tag) ?? prepare(locale, locale.phrases);
  prepared.set(locale.tag, known);
  return known;
}

const prepared = new Map<string, FactLocale>();

function prepare(locale: Locale, phrases: LocalePhrases): FactLocale {
  const lists = Object.entries(phrases).flatMap(([key, list]): readonly (readonly [string, PhraseList])[] =>
    Array.isArray(list) && key !== "ranges" ? [[key, phraseList(list as readonly string[])]] : [],
  );
  return {
    lists: Object.fromEntries(lists) as FactLocale["lists"],
    units: UNITS.map((unit) => [unit, phraseList(phrases.units[unit])]),
    formats: FORMATS.map((format) => [format, phraseList(phrases.formats[format])]),
    ranges: phrases.ranges,
    abbreviations: phrases.abbreviations.map((text) => text.toLowerCase()),
    noteLabels: phraseList(locale.noteLabels),
    months: monthNames(locale.tag),
    standard: phrases.standard,
    headFirst: locale.latinScript,
  };
}
