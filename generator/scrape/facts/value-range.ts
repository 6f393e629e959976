import type { PrintedValues } from "../printed-facts.ts";
import type { FactLocale } from "./fact-locale.ts";
import { foldText, isWordEdge } from "./folded-text.ts";
import { numberOf } from "./number-text.ts";
import { hasPhrase } from "./phrase-list.ts";
import type { Sentence } from "./sentence.ts";

/** A whole number. The words around it say that it is one, so no letters are looked at. */
const END = String.raw`\d{1,15}(?: \d{3})*(?![.,]?\d)`;
const GLOSS = String.raw`\s*(?:[（(]([^（）()]*)[）)])?\s*`;

/** Reads `from 1 to 100` and `from 10 (default) to 0 (highest)`; the lower end may stand second. */
export function readRange(sentence: Sentence, locale: FactLocale): PrintedValues | undefined {
  if (!/\d\D+\d/u.test(sentence.text)) return undefined;
  for (const [before, between] of locale.ranges) {
    for (const match of sentence.lower.matchAll(rangePattern(before.toLowerCase(), between.toLowerCase()))) {
      const [, , low = "", lowGloss, high = "", highGloss] = match;
      if (!isWordEdge(sentence.text, match.index) || low === high) continue;
      return toRange({ value: numberOf(low), gloss: lowGloss }, { value: numberOf(high), gloss: highGloss }, locale);
    }
  }
  return undefined;
}

interface End {
  readonly value: number;
  readonly gloss: string | undefined;
}

function toRange(first: End, second: End, { lists }: FactLocale): PrintedValues {
  const byDefault = [first, second].find(
    ({ gloss }) => gloss !== undefined && hasPhrase(foldText(gloss), lists.default),
  );
  return {
    kind: "range",
    minimum: Math.min(first.value, second.value),
    maximum: Math.max(first.value, second.value),
    ...(byDefault && { default: byDefault.value }),
  };
}

function rangePattern(before: string, between: string): RegExp {
  const key = `${before}\n${between}`;
  const pattern =
    patterns.get(key) ??
    new RegExp(String.raw`(${escape(before)})\s*(${END})${GLOSS}${escape(between)}\s*(${END})${GLOSS}`, "gu");
  patterns.set(key, pattern);
  return pattern;
}

const patterns = new Map<string, RegExp>();

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`).replaceAll(" ", String.raw`\s+`);
}
