import type { Locale } from "../../locales/locale.ts";
import type { Flow } from "../../read/page.ts";
import type { EventFacts } from "../printed-facts.ts";
import { factLocale, type FactLocale } from "./fact-locale.ts";
import { flowSentences } from "./flow-sentences.ts";
import { readEventLifecycle } from "./lifecycle.ts";
import { readMentions } from "./mentions.ts";
import { hasPhrase } from "./phrase-list.ts";
import type { Sentence } from "./sentence.ts";
import { readStandardFacts } from "./standard-facts.ts";

/** A name of several parts, as events have. */
const EVENT_SHAPE = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)+$/u;

/**
 * Reads what the paragraphs and lists below an event's heading state, in the words of the page's locale.
 *
 * @param name of the event, as its heading prints it
 * @param leadName the name that its lead gives, which may be misspelt
 * @param eventNames of all events of the page
 */
export function eventFacts(
  flow: readonly Flow[],
  locale: Locale,
  name: string,
  leadName: string | undefined,
  eventNames: ReadonlySet<string>,
): EventFacts {
  const known = factLocale(locale);
  if (known === undefined) return {};
  const { facts: told, partialInApi, rest } = readStandardFacts(flow, known.standard);
  const sentences = flowSentences(rest, known);
  const lifecycle = told.lifecycle ?? readEventLifecycle(sentences, rest, name, known);
  const own = new Set([name, leadName?.trim()]);
  const mentions = readMentions(rest, (text) => !own.has(text) && (eventNames.has(text) || EVENT_SHAPE.test(text)));
  return {
    ...(lifecycle && { lifecycle }),
    ...((partialInApi || sentences.some((sentence) => isPartialInApi(sentence, known))) && {
      partialInApi: true,
    }),
    ...(mentions.length > 0 && { mentions }),
  };
}

function isPartialInApi(sentence: Sentence, { lists }: FactLocale): boolean {
  return hasPhrase(sentence, lists.partialData) && /(?<!\p{Lu})API/u.test(sentence.text);
}
