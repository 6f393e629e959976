import type { AttributeTable } from "./attribute-table.ts";
import { namesEvent } from "./event-section.ts";
import { irregularity } from "./irregularity.ts";
import type { Irregularity, PrintedAttribute } from "./printed-reference.ts";
import { scrapeAttributes } from "./scrape-attributes.ts";
import type { Section } from "./sections.ts";

/** The table of common attributes, and the section in which it stands. */
export interface CommonAttributes {
  /** Undefined where the page has none, as its oldest versions did. */
  readonly section: Section | undefined;
  readonly attributes: readonly PrintedAttribute[];
  readonly irregularities: readonly Irregularity[];
}

const OWNER = "common attributes";

/**
 * Finds the common attributes: below their heading, or, where that is missing or has words nobody knows, in the first
 * table of the page that stands below no event's name.
 */
export function scrapeCommon(sections: readonly Section[]): CommonAttributes {
  const headed = sections.find(({ role }) => role === "common");
  const section = headed ?? unheadedCommon(sections);
  const [table] = section?.attributeTables ?? [];
  const { attributes, irregularities } = table
    ? scrapeAttributes(table, OWNER)
    : { attributes: [], irregularities: [] };
  return { section, attributes, irregularities: [...headingFaults(headed, section, table), ...irregularities] };
}

function unheadedCommon(sections: readonly Section[]): Section | undefined {
  const first = sections.find(({ attributeTables }) => attributeTables.length > 0);
  return first === undefined || namesEvent(first) ? undefined : first;
}

function headingFaults(
  headed: Section | undefined,
  section: Section | undefined,
  table: AttributeTable | undefined,
): readonly Irregularity[] {
  if (headed?.heading !== undefined && table === undefined) {
    const message = "the heading of the common attributes has no table below it";
    return [irregularity("event-without-table", message, headed.heading.location)];
  }
  if (headed !== undefined || section === undefined || table === undefined) return [];
  const message = "the table of common attributes stands below no heading of its own";
  return [irregularity("common-heading-missing", message, table.table.location)];
}
