import type { Locale } from "../../locales/locale.ts";
import type { PrintedAttribute, PrintedEvent } from "../printed-reference.ts";
import { attributeFacts } from "./attribute-facts.ts";
import { eventFacts } from "./event-facts.ts";
import { readEachTextOnce } from "./known-texts.ts";

/** The attributes and events of a page. */
export interface PrintedRows {
  readonly common: readonly PrintedAttribute[];
  readonly events: readonly PrintedEvent[];
}

/**
 * Reads the facts of all descriptions of a page. It comes last, for a code span is told from a value by the names that the
 * page prints anywhere.
 *
 * @returns the same attributes and events with their facts
 */
export function readFacts({ common, events }: PrintedRows, locale: Locale): PrintedRows {
  const eventNames = new Set(events.map(({ name }) => name.text));
  const rows = [...common, ...events.flatMap(({ attributes }) => attributes)];
  const names = new Set([...eventNames, ...rows.map(({ name }) => name.text)]);
  const factsOf = readEachTextOnce((flow, name) => attributeFacts(flow, locale, name, names));
  const withFacts = (attribute: PrintedAttribute): PrintedAttribute => ({
    ...attribute,
    facts: factsOf(attribute.description, attribute.name.text),
  });
  return {
    common: common.map(withFacts),
    events: events.map((event) => ({
      ...event,
      facts: eventFacts(event.text, locale, event.name.text, event.leadName?.text, eventNames),
      attributes: event.attributes.map(withFacts),
    })),
  };
}
