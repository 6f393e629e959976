import { quote } from "../findings/quote.ts";
import { plainText } from "../read/plain-text.ts";
import type { Page, Table } from "../read/page.ts";
import { refuse, refuseAt } from "./refuse.ts";
import type { Section } from "./sections.ts";

const REMEDY = "fetch the page again";

/**
 * Refuses a page without tables, or one that breaks off inside a table.
 *
 * @throws UserError that names the place and the last event
 */
export function refuseBrokenTables(page: Page): void {
  const tables = page.blocks.filter((block) => block.kind === "table");
  if (tables.length === 0) {
    refuse(
      page,
      `the page has no HTML table: it is no reference page, has its tables in another form, or is cut off; ${REMEDY} or leave the file out`,
    );
  }
  const open = tables.find(({ closed }) => !closed);
  if (open !== undefined) {
    refuseAt(
      open.location,
      `the page is cut off inside the table that begins here${lastHeading(page, open)}; ${REMEDY}`,
    );
  }
}

function lastHeading({ blocks }: Page, table: Table): string {
  const before = blocks.slice(0, blocks.indexOf(table));
  const heading = before.findLast((block) => block.kind === "heading");
  return heading === undefined ? "" : `, below ${quote(plainText(heading.content))}`;
}

/**
 * Refuses a page that ends with the heading of an event: its table is missing. A last heading of several words is no
 * event's; the page may close with a section of another kind.
 *
 * @throws UserError that names the place and the event
 */
export function refuseTablelessEnd(sections: readonly Section[]): void {
  const last = sections.at(-1);
  if (last?.heading === undefined || last.role !== "other") return;
  if (last.attributeTables.length > 0 || last.otherTables.length > 0 || /\s/u.test(last.heading.text)) return;
  const { text, location } = last.heading;
  refuseAt(
    location,
    `the page is cut off: it ends with the heading ${quote(text)} and has no table below it; ${REMEDY}`,
  );
}
