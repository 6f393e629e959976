import type { PrintedCondition } from "../printed-facts.ts";
import { isMention, type FactContext } from "./fact-context.ts";
import { foldText, type FoldedText } from "./folded-text.ts";
import { findPhrase, hasPhrase, type PhraseList } from "./phrase-list.ts";
import { codeText, spansIn, type Sentence } from "./sentence.ts";

/**
 * Reads that the value may be null. What a sentence says of another attribute, or denies, is no statement on this one; nor
 * is `Null = Not private`, which tells what null means.
 */
export function readNullable(sentence: Sentence, context: FactContext): PrintedCondition | undefined {
  const { lists } = context.locale;
  if (/[=＝]/u.test(sentence.text) || hasPhrase(sentence, lists.neverNull)) return undefined;
  return conditionOf(sentence, lists.isNull, context);
}

/** Reads that the attribute may be left out. */
export function readAbsent(sentence: Sentence, context: FactContext): PrintedCondition | undefined {
  return conditionOf(sentence, context.locale.lists.absent, context);
}

function conditionOf(sentence: Sentence, phrases: PhraseList, context: FactContext): PrintedCondition | undefined {
  const stated = findPhrase(sentence, phrases);
  if (stated === undefined || isAboutOther(sentence, stated.start, context)) return undefined;
  const clause = clauseAround(sentence, stated.start);
  return { conditional: hasPhrase(clause, context.locale.lists.conditions), location: sentence.paragraph.location };
}

/** `The attribute <code>x</code> may be null`: the code span before the statement says whose value it is. */
function isAboutOther(sentence: Sentence, before: number, context: FactContext): boolean {
  return spansIn(sentence).some(({ code, at }) => {
    const name = codeText(code);
    return at < before && name !== context.name && isMention(name, context);
  });
}

/** What stands between semicolons, around an offset. */
function clauseAround({ text }: FoldedText, at: number): FoldedText {
  const from = Math.max(text.lastIndexOf(";", at), text.lastIndexOf("；", at)) + 1;
  const to = text.slice(at).search(/[;；]/u);
  return foldText(text.slice(from, to === -1 ? undefined : at + to));
}
