import { quote } from "../findings/quote.ts";
import { isEventSection } from "./event-section.ts";
import { extraTables } from "./extra-tables.ts";
import { irregularity } from "./irregularity.ts";
import type { Irregularity, PrintedEvent } from "./printed-reference.ts";
import type { CommonAttributes } from "./scrape-common.ts";
import { scrapeEvent } from "./scrape-event.ts";
import type { Section } from "./sections.ts";

/** The events of a page, and all that is off in its sections, in page order. */
export interface ScrapedEvents {
  /** Of several of one name, the first. */
  readonly events: readonly PrintedEvent[];
  readonly irregularities: readonly Irregularity[];
}

/** Takes the events out of a page's sections; the one that holds the common attributes is none. */
export function scrapeEvents(sections: readonly Section[], common: CommonAttributes): ScrapedEvents {
  const events = new Map<string, PrintedEvent>();
  const irregularities: Irregularity[] = [];
  for (const section of sections) {
    const isCommon = section === common.section;
    const isEvent = !isCommon && isEventSection(section);
    if (isCommon) irregularities.push(...common.irregularities);
    if (isEvent && section.heading !== undefined) {
      const scraped = scrapeEvent(section, section.heading);
      const first = events.get(section.heading.text);
      if (first === undefined) events.set(section.heading.text, scraped.event);
      irregularities.push(...(first === undefined ? [] : [duplicate(first, scraped.event)]), ...scraped.irregularities);
    }
    irregularities.push(...extraTables(section, isCommon || isEvent));
  }
  return { events: [...events.values()], irregularities };
}

function duplicate(first: PrintedEvent, second: PrintedEvent): Irregularity {
  const message = `the event ${quote(second.name.text)} is described twice; the first is kept`;
  return irregularity("duplicate-event", message, second.name.location, first.name.location);
}
