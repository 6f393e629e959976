import type { PrintedEvent } from "../../scrape/printed-reference.ts";
import type { Witness } from "../aligned.ts";
import type { Lexicon } from "../lexicon/lexicon.ts";
import { looksEnglish } from "../names/looks-english.ts";
import type { Affinity } from "./align-columns.ts";

const SAME = 10;
const PLAUSIBLE = 1;
const SHARED_ROWS = 4;
const REFUSED = -1;

/** Do two headings print the same event? */
export function namesSameEvent(a: Witness<PrintedEvent>, b: Witness<PrintedEvent>): boolean {
  return a.item.name.text === b.item.name.text;
}

/** Makes the measure of how well a heading fits those of other pages: by name, else by what their tables share. */
export function eventAffinity(lexicon: Lexicon): Affinity<Witness<PrintedEvent>> {
  const isEnglish = ({ source, item }: Witness<PrintedEvent>): boolean =>
    looksEnglish(lexicon, source.locale, "event", item.name.text);
  return (event, column) => {
    if (column.some((member) => namesSameEvent(member, event))) return SAME;
    if (column.some((member) => isEnglish(member)) && isEnglish(event)) return REFUSED;
    const share = Math.max(...column.map((member) => sharedRows(member.item, event.item)));
    return share > 0 || hasSameLength(column, event) ? PLAUSIBLE + SHARED_ROWS * share : REFUSED;
  };
}

function hasSameLength(column: readonly Witness<PrintedEvent>[], { item }: Witness<PrintedEvent>): boolean {
  return column.some((member) => member.item.attributes.length === item.attributes.length);
}

function sharedRows(a: PrintedEvent, b: PrintedEvent): number {
  const names = new Set(a.attributes.map((row) => row.name.text));
  const shared = b.attributes.filter((row) => names.has(row.name.text)).length;
  return shared / Math.max(1, a.attributes.length, b.attributes.length);
}
