import type { PrintedCode } from "../printed-facts.ts";
import { withoutBrackets } from "./brackets.ts";
import { codeLabel } from "./code-label.ts";
import type { FactLocale } from "./fact-locale.ts";
import { foldText, type FoldedText } from "./folded-text.ts";
import { cutPhrase, findPhrase, hasPhrase } from "./phrase-list.ts";
import { NUMBER, numberOf } from "./number-text.ts";
import { hasCode, type Sentence } from "./sentence.ts";
import { stripArticles } from "./word-list.ts";

const EQUATION = new RegExp(String.raw`(${NUMBER})\s*[=＝]\s*`, "gu");
const BRACKETED = new RegExp(String.raw`(${NUMBER})\s*[（(]([^（）()]+)[）)]`, "gu");
const ANY_NUMBER = new RegExp(NUMBER, "gu");

/**
 * Reads codes with their labels: `0 = A, 1 = B and 3 = C (x (y))`, `0（A）、1（B）`, `The value 10 means A, 0 means B`.
 *
 * @returns every code in order, or nothing: where one label is unclear, the text says something else
 */
export function readNumberCodes(sentence: Sentence, locale: FactLocale): readonly PrintedCode[] | undefined {
  if (!/\d/u.test(sentence.text)) return undefined;
  return equations(sentence, locale) ?? bracketed(sentence, locale) ?? meanings(sentence, locale);
}

function equations(sentence: Sentence, locale: FactLocale): readonly PrintedCode[] | undefined {
  if (!/[=＝]/u.test(sentence.text)) return undefined;
  const text = withoutBrackets(sentence.text);
  const found = [...text.matchAll(EQUATION)];
  const [first] = found;
  if (first === undefined || (found.length < 2 && !hasPhrase(foldText(text.slice(0, first.index)), locale.lists.value)))
    return undefined;
  return allOrNothing(
    found.map((match, i) => {
      const label = codeLabel(text.slice(match.index + match[0].length, found[i + 1]?.index), locale);
      return label === undefined ? undefined : { code: numberOf(match[1] ?? ""), label };
    }),
  );
}

/** Two at least, with nothing but a comma and a joining word between them: `from 10 (default) to 0 (highest)` is a range. */
function bracketed({ text }: Sentence, locale: FactLocale): readonly PrintedCode[] | undefined {
  const found = [...text.matchAll(BRACKETED)];
  const gaps = found.slice(1).map((match, i) => {
    const before = found[i];
    return before === undefined ? "" : text.slice(before.index + before[0].length, match.index);
  });
  if (gaps.length === 0 || !gaps.every((gap) => isSeparator(gap, locale))) return undefined;
  return allOrNothing(
    found.map(([, code = "", text = ""]) => {
      const label = codeLabel(text, locale);
      return label === undefined ? undefined : { code: numberOf(code), label };
    }),
  );
}

function isSeparator(gap: string, { lists }: FactLocale): boolean {
  const bare = foldText(gap.replace(/^[\s,，、;；]+/u, ""));
  return bare.text === "" ? gap !== "" : cutPhrase(bare, lists.and).text === "" && bare !== cutPhrase(bare, lists.and);
}

/** `The value 10 is A, 0 is not A`; a denied label keeps its "not". */
function meanings(sentence: Sentence, locale: FactLocale): readonly PrintedCode[] | undefined {
  const { lists } = locale;
  const numbers = [...sentence.text.matchAll(ANY_NUMBER)];
  const first = numbers[0]?.index;
  if (numbers.length < 2 || first === undefined || hasCode(sentence.text)) return undefined;
  const opening = foldText(sentence.text.slice(0, first));
  if (opening.text !== "" && !hasPhrase(opening, lists.value)) return undefined;
  return allOrNothing(
    numbers.map((match, i) => {
      const said = sentence.text.slice(match.index + match[0].length, numbers[i + 1]?.index);
      const label = meaningOf(foldText(said.replace(/^[\s,，]+/u, "")), locale);
      return label === undefined ? undefined : { code: numberOf(match[0]), label };
    }),
  );
}

function meaningOf(said: FoldedText, locale: FactLocale): string | undefined {
  const { means, meansNot } = locale.lists;
  const clause = /^[^,，;；、]*/u.exec(said.text)?.[0] ?? "";
  const denied = findPhrase(said, meansNot);
  // `则不是 A` is `不是 A`: the word for "then" is no part of the label.
  if (denied?.start === 0) return codeLabel(clause.replace(/^则/u, "").replace(/^則/u, ""), locale);
  const meaning = findPhrase(said, means);
  return meaning?.start === 0
    ? codeLabel(stripArticles(foldText(clause.slice(meaning.end)), locale.lists.articles).text, locale)
    : undefined;
}

function allOrNothing(codes: readonly (PrintedCode | undefined)[]): readonly PrintedCode[] | undefined {
  if (codes.length === 0 || !codes.every((code) => code !== undefined)) return undefined;
  return new Set(codes.map(({ code }) => code)).size === codes.length ? codes : undefined;
}
