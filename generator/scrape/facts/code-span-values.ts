import type { PrintedValue, PrintedValues } from "../printed-facts.ts";
import { isMention, type FactContext } from "./fact-context.ts";
import { foldText } from "./folded-text.ts";
import { findPhrase, hasPhrase } from "./phrase-list.ts";
import { printedValue } from "./printed-item.ts";
import { codeText, spansIn, type Sentence, type SpanAt } from "./sentence.ts";
import { isCodeValue } from "./word-list.ts";

/**
 * Reads code spans as values: several joined by "or" (`Either X or Y`), one of which a sentence tells the meaning
 * (`A value of X means …`), those that "only" picks out, and examples.
 */
export function readCodeSpanValues(sentences: readonly Sentence[], context: FactContext): PrintedValues | undefined {
  const explained: PrintedValue[] = [];
  for (const sentence of sentences) {
    const spans = valueSpans(sentence, context);
    if (spans.length === 0) continue;
    const kind = listKind(sentence, spans, context);
    if (kind !== undefined) return { kind, items: spans.map((span) => toValue(span, sentence)) };
    const [only, ...others] = spans;
    if (only && others.length === 0 && isExplained(sentence, only, context)) explained.push(toValue(only, sentence));
  }
  return explained.length === 0 ? undefined : { kind: "closed", items: explained };
}

/** The code spans of a sentence; none where one of them is the name of something else, for then all may be. */
function valueSpans(sentence: Sentence, context: FactContext): readonly SpanAt[] {
  const spans = spansIn(sentence);
  const texts = spans.map(({ code }) => codeText(code));
  return texts.every((text) => isCodeValue(text, context.names)) ? spans : [];
}

function listKind(
  sentence: Sentence,
  spans: readonly SpanAt[],
  context: FactContext,
): "closed" | "open" | "examples" | undefined {
  const { lists } = context.locale;
  const [first] = spans;
  const [beforeLast, last] = spans.slice(-2);
  if (first === undefined) return undefined;
  const opening = foldText(sentence.text.slice(0, first.at));
  if (!sentence.note && isExample(opening, sentence, spans, context)) return "examples";
  if (beforeLast === undefined || last === undefined) return undefined;
  const between = foldText(sentence.text.slice(beforeLast.at + 1, last.at));
  const behind = foldText(sentence.text.slice(last.at + 1));
  if (spans.some(({ code }) => isMention(codeText(code), context)) && !hasPhrase(opening, lists.either))
    return undefined;
  if (!sentence.note && hasPhrase(between, lists.or)) {
    if (!isAnnounced(opening, context) || hasPhrase(sentence, lists.meansNot)) return undefined;
    return hasPhrase(behind, lists.customValue) ? "open" : "closed";
  }
  const picked = hasPhrase(opening, lists.only) && hasPhrase(between, lists.and);
  return picked ? "open" : undefined;
}

/**
 * Does the sentence say that values follow: by a word for it, or by nothing before them? "The response to `GET` or `POST`"
 * names two things, no values.
 */
function isAnnounced(opening: ReturnType<typeof foldText>, { locale: { lists } }: FactContext): boolean {
  if (opening.text.trim() === "") return true;
  return [lists.either, lists.possibleValues, lists.value].some((phrases) => hasPhrase(opening, phrases));
}

function isExample(
  opening: ReturnType<typeof foldText>,
  sentence: Sentence,
  spans: readonly SpanAt[],
  { locale }: FactContext,
): boolean {
  const { lists } = locale;
  const marker = findPhrase(opening, lists.suchAs);
  const behind = foldText(sentence.text.slice((spans.at(-1)?.at ?? 0) + 1));
  const closing = findPhrase(behind, lists.andTheLike);
  if (closing !== undefined && closing.start <= 1) return sentence.first;
  // Words between the marker and the code would be what is an example, not the code.
  const announces = marker !== undefined && (sentence.first || marker.start === 0);
  return announces && opening.text.length - marker.end <= 4;
}

/** `A value of X means …`: the word for value before the span, the meaning behind it. */
function isExplained(sentence: Sentence, { at }: SpanAt, { locale }: FactContext): boolean {
  const before = foldText(sentence.text.slice(0, at));
  const behind = foldText(sentence.text.slice(at + 1));
  const means = findPhrase(behind, locale.lists.means);
  return (
    hasPhrase(before, locale.lists.value) && means !== undefined && means.start <= 3 && behind.text.length > means.end
  );
}

function toValue({ code }: SpanAt, { paragraph }: Sentence): PrintedValue {
  return printedValue(codeText(code), "code", code.location ?? paragraph.location);
}
