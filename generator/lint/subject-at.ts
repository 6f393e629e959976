import { compareLocations } from "../findings/compare-locations.ts";
import type { Location } from "../findings/location.ts";
import type { Subject } from "../findings/subject.ts";
import type { PrintedAttribute, PrintedEvent, PrintedReference } from "../scrape/printed-reference.ts";
import { printedSubject } from "./subjects.ts";

/**
 * What stands at some places of a page: the event whose heading is one of them, else the one in whose section the first
 * lies; and the row in which one of them lies. Of two rows of one name only the first is in the event's table: the second
 * is known by the place of the first, which belongs to the finding.
 */
export function subjectAt(page: PrintedReference, locations: readonly Location[]): Subject {
  const event = headedAt(page, locations) ?? sectionOf(page, locations[0]);
  const rows = event?.attributes ?? page.common;
  const row = rows.find(({ location }) => locations.some((place) => isWithin(place, location)));
  return printedSubject(page, event, row);
}

function headedAt({ events }: PrintedReference, locations: readonly Location[]): PrintedEvent | undefined {
  return events.find(({ name }) => locations.some((place) => compareLocations(place, name.location) === 0));
}

function sectionOf({ events }: PrintedReference, place: Location | undefined): PrintedEvent | undefined {
  return events.findLast(({ name }) => compareLocations(name.location, place) <= 0);
}

function isWithin(place: Location, row: PrintedAttribute["location"]): boolean {
  const begins = compareLocations(row, place) <= 0;
  return begins && (place.end.line - row.end.line || place.end.column - row.end.column) <= 0;
}
