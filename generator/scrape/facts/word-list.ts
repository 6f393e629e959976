import type { PrintedValue } from "../printed-facts.ts";
import { withoutBrackets } from "./brackets.ts";
import { isLabel } from "../label.ts";
import type { FactContext } from "./fact-context.ts";
import type { FactLocale } from "./fact-locale.ts";
import { foldText, type FoldedText } from "./folded-text.ts";
import { cutPhrase, findPhrases, hasPhrase } from "./phrase-list.ts";
import { isShortItem, plainValue, printedValue } from "./printed-item.ts";
import { unquote } from "./quotes.ts";
import { codeAt, codeText, hasCode, type Sentence } from "./sentence.ts";

/** A list of values in running text. */
export interface WordList {
  readonly items: readonly PrintedValue[];
  /** Its last item says that there may be others ("or a custom value"). */
  readonly open: boolean;
  /** What joins the last two items; undefined where there is one item alone. */
  readonly joint: "or" | "and" | undefined;
}

const SEPARATOR = /[,，、]/u;
const END_MARKS = /[.。!;；:：…]+$/u;

/**
 * Reads a text as a list of values: short items between commas, the last two joined by "or" or "and". Glosses in brackets
 * and articles are left out.
 *
 * @param text what stands behind the words that announce a list, to the end of the sentence
 * @returns undefined where one of the items is no value: a phrase, or a way of doing something
 */
export function readWordList(text: string, sentence: Sentence, context: FactContext): WordList | undefined {
  const { locale } = context;
  const list = foldText(withoutBrackets(text).replace(END_MARKS, ""));
  const parts = splitList(list, locale);
  if (parts === undefined) return undefined;
  const texts = parts.items.filter((item) => !hasPhrase(item, locale.lists.customValue));
  const items = texts.map((item) => readItem(item, sentence, context));
  if (items.length === 0 || !items.every((item) => item !== undefined)) return undefined;
  return { items, open: texts.length < parts.items.length, joint: parts.joint };
}

interface Parts {
  readonly items: readonly FoldedText[];
  readonly joint: WordList["joint"];
}

function splitList(list: FoldedText, { lists }: FactLocale): Parts | undefined {
  const byComma = list.text.split(SEPARATOR).map((part) => foldText(part));
  const last = byComma.at(-1);
  if (last === undefined) return undefined;
  const joint = hasPhrase(list, lists.or) ? "or" : hasPhrase(list, lists.and) ? "and" : undefined;
  if (joint === undefined) return byComma.length === 1 ? { items: byComma, joint } : undefined;
  // A list ends with its last two items; where more follows behind a comma, the words belong to another statement.
  const halves = splitAt(last, joint === "or" ? lists.or : lists.and);
  if (halves.length < 2) return undefined;
  const items = [...byComma.slice(0, -1), ...halves];
  // Before "or" there may be another comma, or, in Chinese, an enumeration mark: `A、B、或 C`.
  return { items: items.filter(({ text }, i) => text !== "" || i !== byComma.length - 1 || i === 0), joint };
}

function splitAt(text: FoldedText, joint: FactLocale["lists"]["or"]): readonly FoldedText[] {
  const joints = findPhrases(text, joint);
  const starts = [0, ...joints.map(({ end }) => end)];
  return starts.map((start, i) => foldText(text.text.slice(start, joints[i]?.start)));
}

function readItem(item: FoldedText, sentence: Sentence, { locale, names }: FactContext): PrintedValue | undefined {
  const { lists } = locale;
  const { location } = sentence.paragraph;
  const code = item.text.length === 1 ? codeAt(sentence, item.text) : undefined;
  if (code)
    return isCodeValue(codeText(code), names)
      ? printedValue(codeText(code), "code", code.location ?? location)
      : undefined;
  if (hasCode(item.text)) return undefined;
  if (lists.byWayOf.length > 0 && cutPhrase(item, lists.byWayOf) !== item) return undefined;
  const quoted = unquote(item.text);
  if (quoted !== undefined) return printedValue(quoted, "quoted", location);
  if (cutPhrase(item, lists.not).text === "") return undefined;
  const bare = stripArticles(item, lists.articles);
  return isShortItem(bare.text) ? plainValue(bare.text, location) : undefined;
}

/** True and False are values of every boolean; a text that names them tells about something else, as it does with names. */
export function isCodeValue(text: string, names: ReadonlySet<string>): boolean {
  return !/^(?:true|false|null)$/iu.test(text) && isLabel(text) && !names.has(text);
}

/** `de la`, `o`: at most two articles stand before a value; a value that is one itself stays. */
export function stripArticles(text: FoldedText, articles: FactLocale["lists"]["articles"]): FoldedText {
  const once = cutPhrase(text, articles);
  const twice = cutPhrase(once, articles);
  return [twice, once].find(({ text: rest }) => rest !== "") ?? text;
}
