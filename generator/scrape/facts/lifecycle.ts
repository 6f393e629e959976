import { plainText } from "../../read/plain-text.ts";
import type { Flow, Paragraph } from "../../read/page.ts";
import type { PrintedLifecycle } from "../printed-facts.ts";
import { anchorsOf } from "./anchors.ts";
import type { FactLocale } from "./fact-locale.ts";
import { findMonth } from "./find-month.ts";
import { foldText } from "./folded-text.ts";
import { findPhrase, hasPhrase } from "./phrase-list.ts";
import { codesOf, codeText, type Sentence } from "./sentence.ts";

/**
 * Reads that an event has come to its end: deprecated or discontinued, in a note or with the month, or a legacy event.
 *
 * @param name of the event; a legacy event's lead names the table it comes from in its place
 */
export function readEventLifecycle(
  sentences: readonly Sentence[],
  flow: readonly Flow[],
  name: string,
  locale: FactLocale,
): PrintedLifecycle | undefined {
  return readEnd(sentences, locale) ?? readLegacy(sentences, flow, name, locale);
}

/** Reads that an attribute is deprecated: its own sentence says so, with the month. */
export function readAttributeLifecycle(
  sentences: readonly Sentence[],
  locale: FactLocale,
): PrintedLifecycle | undefined {
  const { deprecated, discontinued } = locale.lists;
  const own = sentences.filter((sentence) => {
    const stated = findPhrase(sentence, [...deprecated, ...discontinued]);
    return stated !== undefined && sentence.text.slice(0, stated.start).split(" ").length <= 3;
  });
  const found = readEnd(own, locale);
  return found?.since === undefined ? undefined : found;
}

function readEnd(sentences: readonly Sentence[], locale: FactLocale): PrintedLifecycle | undefined {
  const { deprecated, discontinued } = locale.lists;
  for (const sentence of sentences) {
    const since = findMonth(sentence, locale.months);
    if (since === undefined && !sentence.note) continue;
    const status = hasPhrase(sentence, discontinued)
      ? "discontinued"
      : hasPhrase(sentence, deprecated)
        ? "deprecated"
        : undefined;
    if (status === undefined) continue;
    const replacedBy = successor(sentence.paragraph, locale);
    const location = sentence.paragraph.location;
    return { status, ...(since !== undefined && { since }), ...(replacedBy !== undefined && { replacedBy }), location };
  }
  return undefined;
}

/** The anchor of the first link in a paragraph that says what to use instead. */
function successor({ content }: Paragraph, { lists }: FactLocale): string | undefined {
  return hasPhrase(foldText(plainText(content)), lists.instead) ? anchorsOf(content)[0] : undefined;
}

/** `Legacy … event from historical_events`: the word, and the table that such events come from, in place of the own name. */
function readLegacy(
  sentences: readonly Sentence[],
  flow: readonly Flow[],
  name: string,
  { lists }: FactLocale,
): PrintedLifecycle | undefined {
  const [lead] = sentences;
  const [block] = flow;
  if (lead === undefined || lead.note || block?.kind !== "paragraph" || lead.paragraph !== block) return undefined;
  const codes = codesOf(block.content).map(codeText);
  const namesTable =
    /[\p{L}\p{N}]_[\p{L}\p{N}]/u.test(lead.text) || codes.some((code) => code.includes("_") && code !== name);
  if (codes.includes(name) || !namesTable || !hasPhrase(lead, lists.legacy)) return undefined;
  return { status: "legacy", location: block.location };
}
