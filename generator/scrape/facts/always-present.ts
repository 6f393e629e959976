import { isMention, type FactContext } from "./fact-context.ts";
import { findPhrase } from "./phrase-list.ts";
import { codeText, spansIn, type Sentence } from "./sentence.ts";

const MAX_SUBJECT = 25;

/**
 * Reads which attributes are always there: those that the sentence names before it says so, or, where it names none and
 * begins so, the attribute itself.
 */
export function readAlwaysPresent(sentence: Sentence, context: FactContext): readonly string[] {
  const stated = findPhrase(sentence, context.locale.lists.alwaysPresent);
  if (stated === undefined) return [];
  const named = spansIn(sentence).flatMap(({ code, at }) => (at < stated.start ? [codeText(code)] : []));
  if (named.length > 0) return named.filter((name) => isMention(name, context));
  return stated.start <= MAX_SUBJECT ? [context.name] : [];
}
