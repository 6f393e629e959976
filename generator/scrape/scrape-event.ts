import { quote } from "../findings/quote.ts";
import { leadNameOf } from "./event-section.ts";
import { irregularity } from "./irregularity.ts";
import type { Irregularity, Printed, PrintedEvent } from "./printed-reference.ts";
import { scrapeAttributes } from "./scrape-attributes.ts";
import type { Section } from "./sections.ts";

/** An event and what is off in its section. */
export interface ScrapedEvent {
  readonly event: PrintedEvent;
  readonly irregularities: readonly Irregularity[];
}

/**
 * Takes an event out of its section.
 *
 * @param name the section's heading
 */
export function scrapeEvent(section: Section, name: Printed): ScrapedEvent {
  const owner = quote(name.text);
  const [table] = section.attributeTables;
  const scraped = table && scrapeAttributes(table, owner);
  const faults = scraped
    ? scraped.irregularities
    : [irregularity("event-without-table", `the event ${owner} has no table of attributes`, name.location)];
  return {
    event: {
      name,
      text: section.flow,
      leadName: leadNameOf(section),
      commonOnly: scraped?.commonOnly ?? false,
      facts: {},
      attributes: scraped?.attributes ?? [],
    },
    irregularities: faults,
  };
}
