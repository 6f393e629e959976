import type { PrintedCode } from "../printed-facts.ts";
import { codeLabel, cutLeadingJoint } from "./code-label.ts";
import type { FactLocale } from "./fact-locale.ts";
import { foldText } from "./folded-text.ts";
import { findPhrase, hasPhrase } from "./phrase-list.ts";
import { NUMBER, numberOf } from "./number-text.ts";
import type { Sentence } from "./sentence.ts";

/** Not the number of an ordinal, which is a label: `1.º`, `2:a`. */
const REVERSED = new RegExp(String.raw`\s*[=＝:：]\s*(${NUMBER})(?!\.?[ºª°]|:\p{L})`, "gu");

/** A list of labels before their numbers. */
export interface ReversedCodes {
  readonly items: readonly PrintedCode[];
  /** The text says that the list goes on. */
  readonly etc: boolean;
}

/** Reads `red = 1, green = 10, blue = 100 etc.`; two at least. */
export function readReversedCodes(sentence: Sentence, locale: FactLocale): ReversedCodes | undefined {
  const { text } = sentence;
  if (!/\d/u.test(text)) return undefined;
  const found = [...text.matchAll(REVERSED)];
  if (found.length < 2) return undefined;
  const labels = found.map((match, i) => {
    const before = found[i - 1];
    const from = before === undefined ? listStart(sentence, match.index, locale) : before.index + before[0].length;
    return codeLabel(cutLeadingJoint(text.slice(from, match.index), locale), locale);
  });
  if (!labels.every((label) => label !== undefined)) return undefined;
  const items = labels.map((label, i) => ({
    code: numberOf(found[i]?.[1] ?? ""),
    label: i === 0 ? firstLabel(labels) : label,
  }));
  const last = found.at(-1);
  const rest = foldText(text.slice((last?.index ?? 0) + (last?.[0].length ?? 0)));
  return { items, etc: hasPhrase(rest, locale.lists.etc) };
}

/** Where the first label begins: behind the words that announce the list, or behind a colon. */
function listStart(sentence: Sentence, end: number, { lists }: FactLocale): number {
  const opening = foldText(sentence.text.slice(0, end));
  const announced = findPhrase(opening, lists.correspond)?.end ?? 0;
  return Math.max(announced, `${opening.text} `.lastIndexOf(": ") + 1, opening.text.lastIndexOf("：") + 1);
}

/** Nothing may part the first label from the sentence before it: it has no more words than the longest other one. */
function firstLabel(labels: readonly string[]): string {
  const longest = Math.max(...labels.slice(1).map((label) => label.split(" ").length));
  return (labels[0] ?? "").split(" ").slice(-longest).join(" ");
}

/**
 * Reads a list of codes in binary as the numbers they are: `100` is 4.
 *
 * @param isSaid whether the text says that they are binary; by themselves three powers in a row are clear
 * @returns undefined where they are no binary numbers
 */
export function asBitmask(items: readonly PrintedCode[], isSaid: boolean): readonly PrintedCode[] | undefined {
  const binary = items.every(({ code }) => /^10*$/u.test(String(code)));
  const inRow = items.every(({ code }, i) => String(code).length === i + 1);
  if (!binary || !(isSaid || (inRow && items.length >= 3))) return undefined;
  return items.map(({ code, label }) => ({ code: Number.parseInt(String(code), 2), label }));
}
