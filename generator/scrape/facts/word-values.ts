import type { PrintedValues } from "../printed-facts.ts";
import { withoutBrackets } from "./brackets.ts";
import { isKindName, type FactContext } from "./fact-context.ts";
import { foldText } from "./folded-text.ts";
import { findPhrase, findPhrases } from "./phrase-list.ts";
import type { Sentence } from "./sentence.ts";
import { readWordList, type WordList } from "./word-list.ts";

/**
 * Reads words in running text as values: behind "either" and "such as", and, in the description of a type, a status or an
 * operation, behind a comma or a colon, or as a sentence of their own.
 */
export function readWordValues(sentences: readonly Sentence[], context: FactContext): PrintedValues | undefined {
  const [first] = sentences;
  const isKind = isKindName(context.name) || (first !== undefined && startsWithKind(first, context));
  for (const sentence of sentences) {
    if (sentence.note) continue;
    const announced = eitherIn(sentence, isKind, context);
    // What "either" announces and is no list of values is not read in another way.
    const values =
      announced === undefined
        ? (examples(sentence, context) ?? behindComma(sentence, isKind, context))
        : behindEither(sentence, announced, context);
    if (values !== undefined) return values;
  }
  return undefined;
}

function startsWithKind(first: Sentence, { locale }: FactContext): boolean {
  const kind = findPhrase(first, locale.lists.kinds);
  if (kind === undefined) return false;
  return locale.headFirst ? first.text.slice(0, kind.start).split(" ").length <= 2 : kind.end >= first.text.length - 1;
}

/**
 * Where "either" ends that announces values. Later sentences tell of them only where they begin so; one that is about
 * something else says it of that ("the user whose account was either created or removed").
 */
function eitherIn(sentence: Sentence, isKind: boolean, { locale }: FactContext): number | undefined {
  const found = findPhrases(sentence, locale.lists.either).find(({ start }) => {
    if (start === 0 || (sentence.first && isKind)) return true;
    return sentence.first && /[,，:：] ?$/u.test(sentence.text.slice(0, start + 1).replace(/[^,，]$/u, ""));
  });
  return found?.end;
}

function behindEither(sentence: Sentence, end: number, context: FactContext): PrintedValues | undefined {
  const list = readWordList(sentence.text.slice(end), sentence, context);
  return list?.joint === "or" ? closedOrOpen(list) : undefined;
}

function examples(sentence: Sentence, context: FactContext): PrintedValues | undefined {
  const { lists } = context.locale;
  if (!sentence.first) return undefined;
  for (const { end } of findPhrases(sentence, lists.suchAs)) {
    const list = readWordList(sentence.text.slice(end).replace(/^[,，:：]/u, ""), sentence, context);
    if (list !== undefined) return { kind: "examples", items: list.items };
  }
  const bracket = /[(（]([^()（）]+)[)）]/u.exec(sentence.text)?.[1];
  const closing = bracket === undefined ? undefined : findPhrase(foldText(bracket), lists.andTheLike);
  if (bracket === undefined || closing === undefined) return undefined;
  const items = foldText(bracket)
    .text.slice(0, closing.start)
    .split(/[,、，]/u)
    .map((text) => readWordList(text, sentence, context));
  return items.every((item) => item !== undefined)
    ? { kind: "examples", items: items.flatMap((item) => item.items) }
    : undefined;
}

function behindComma(sentence: Sentence, isKind: boolean, context: FactContext): PrintedValues | undefined {
  const text = withoutBrackets(sentence.text);
  const comma = sentence.first ? /[:：,，]/u.exec(text) : { index: -1 };
  const behind = comma ? text.slice(comma.index + 1) : "";
  const list = behind === "" ? undefined : readWordList(behind, sentence, context);
  if (list?.joint !== "or") return wholeSentence(sentence, isKind, context);
  const constants = list.items.length > 1 && list.items.every(({ markup }) => markup === "capitals");
  return isKind || constants ? closedOrOpen(list) : undefined;
}

/** `A workbook or a data source.`: a description may be nothing but its values. */
function wholeSentence(sentence: Sentence, isKind: boolean, context: FactContext): PrintedValues | undefined {
  if (!isKind) return undefined;
  const list = readWordList(sentence.text, sentence, context);
  return list?.joint === "or" && list.items.length > 1 ? closedOrOpen(list) : undefined;
}

function closedOrOpen({ items, open }: WordList): PrintedValues {
  return { kind: open ? "open" : "closed", items };
}
