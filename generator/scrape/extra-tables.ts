import { quote } from "../findings/quote.ts";
import type { Table } from "../read/page.ts";
import { irregularity } from "./irregularity.ts";
import type { Irregularity } from "./printed-reference.ts";
import type { Section } from "./sections.ts";

/**
 * Reports the tables that are not read: those that are no attribute tables, and a second one in a section, for it may
 * belong to an event whose heading is lost.
 *
 * @param isRead tells whether the section's first attribute table is read
 */
export function extraTables(section: Section, isRead: boolean): readonly Irregularity[] {
  const tables: readonly Table[] = [
    ...section.attributeTables.slice(isRead ? 1 : 0).map(({ table }) => table),
    ...section.otherTables,
  ];
  const place = section.heading === undefined ? "before the first heading" : `below ${quote(section.heading.text)}`;
  return tables.map(({ location }) => irregularity("extra-table", `a table ${place} is not read`, location));
}
