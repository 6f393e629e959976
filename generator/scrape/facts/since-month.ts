import type { FactLocale } from "./fact-locale.ts";
import { findMonth } from "./find-month.ts";
import { hasPhrase } from "./phrase-list.ts";
import type { Sentence } from "./sentence.ts";

/**
 * Reads since when events have the attribute: "applies to events written after the move in January and February 2026" is
 * since 2026-01, the first month that is named.
 */
export function readSince(sentence: Sentence, locale: FactLocale): string | undefined {
  const { appliesTo, after } = locale.lists;
  return hasPhrase(sentence, appliesTo) && hasPhrase(sentence, after) ? findMonth(sentence, locale.months) : undefined;
}
