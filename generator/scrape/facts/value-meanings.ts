import type { PrintedMeaning } from "../printed-facts.ts";
import { codeLabel } from "./code-label.ts";
import type { FactLocale } from "./fact-locale.ts";
import { foldText, type FoldedText } from "./folded-text.ts";
import { cutPhrase, findPhrases, phraseList, type PhraseList } from "./phrase-list.ts";
import { isShortItem } from "./printed-item.ts";
import type { Sentence } from "./sentence.ts";

type Value = PrintedMeaning["value"];

interface ValueAt {
  readonly value: Value;
  readonly start: number;
  readonly end: number;
}

const TRUE = phraseList(["true"]);
const FALSE = phraseList(["false"]);
const MAX_WORDS = 4;
const MAX_HAN = 6;

/**
 * Reads what true, false and null mean: `True = Private and Null or False = Not private`. Where one of the meanings is told
 * in a whole sentence, there is none: a sentence is no label.
 */
export function readMeanings(sentence: Sentence, locale: FactLocale): readonly PrintedMeaning[] | undefined {
  if (!/[=＝]/u.test(sentence.text)) return undefined;
  const values = valuesIn(sentence, locale);
  const meanings: PrintedMeaning[] = [];
  let waiting: readonly Value[] = [];
  for (const [i, { value, end }] of values.entries()) {
    waiting = [...waiting, value];
    const said = sentence.text.slice(end, values[i + 1]?.start);
    if (!/^\s*[=＝]/u.test(said)) {
      if (!isJoint(said, locale)) return undefined;
      continue;
    }
    const label = codeLabel(said.replace(/^\s*[=＝]/u, ""), locale);
    if (label === undefined || !isShortItem(label, MAX_WORDS, MAX_HAN)) return undefined;
    meanings.push(...waiting.map((each) => ({ value: each, label })));
    waiting = [];
  }
  return meanings.length === 0 || waiting.length > 0 ? undefined : meanings;
}

function valuesIn(text: FoldedText, { lists }: FactLocale): readonly ValueAt[] {
  const at = (value: Value, list: PhraseList): readonly ValueAt[] =>
    findPhrases(text, list).map((match) => ({ value, ...match }));
  return [
    ...at(true, [...TRUE, ...lists.true]),
    ...at(false, [...FALSE, ...lists.false]),
    ...at(null, lists.null),
  ].sort((a, b) => a.start - b.start);
}

function isJoint(text: string, { lists }: FactLocale): boolean {
  const bare = foldText(text);
  return cutPhrase(bare, [...lists.or, ...lists.and]).text === "";
}
