import type { Locale } from "../locales/locale.ts";
import { plainText } from "../read/plain-text.ts";
import type { Flow, Table, TableCell, TableRow } from "../read/page.ts";
import { readAttributeTable } from "../scrape/attribute-table.ts";
import type { RowReading } from "../scrape/read-row.ts";
import { isLabel } from "../scrape/label.ts";
import type { PageFacts } from "./page-facts.ts";
import { reduceFlow, reduceToLinks } from "./reduce-content.ts";
import { renderHtml } from "./render-html.ts";

const SECTION_TAGS = { head: "thead", body: "tbody", foot: "tfoot" } as const;

/** What of a cell is kept. */
type Keep = (cell: TableCell) => readonly Flow[];

const REDUCED: Keep = ({ content }) => reduceFlow(content);
const LINKS: Keep = ({ content }) => reduceToLinks(content);
/** Names, type words and header words are facts as they are printed; a sentence in their place is none. */
const PRINTED: Keep = ({ content }) => (isLabel(plainText(content)) ? content : reduceFlow(content));

/**
 * Writes a table as HTML, a row a line, lists apart: the same rows and cells, with names, type words and header words as
 * printed, descriptions told by their facts, and everything else reduced to its facts.
 */
export function distillTable(table: Table, locale: Locale, facts: PageFacts): string {
  const read = readAttributeTable(table, locale)?.rows;
  const rows = read
    ? read.map((reading) => ({ section: reading.row.section, html: attributeRow(reading, facts) }))
    : table.rows.map((row) => ({ section: row.section, html: tableRow(row, REDUCED) }));
  const lines = rows.flatMap(({ section, html }, i) => [
    ...(rows[i - 1]?.section === section ? [] : [`<${SECTION_TAGS[section]}>`]),
    html,
    ...(rows[i + 1]?.section === section ? [] : [`</${SECTION_TAGS[section]}>`]),
  ]);
  return ["<table>", ...lines, "</table>"].join("\n");
}

function attributeRow(reading: RowReading, facts: PageFacts): string {
  switch (reading.kind) {
    case "header":
      return tableRow(reading.row, PRINTED);
    case "prose":
      return tableRow(reading.row, LINKS);
    case "empty":
      return tableRow(reading.row, REDUCED);
    case "attribute": {
      const printed = new Set([reading.cells.name?.cell, reading.cells.type?.cell]);
      const description = reading.cells.description?.cell;
      return tableRow(reading.row, (cell) => {
        if (printed.has(cell)) return PRINTED(cell);
        return cell === description ? facts.describe(cell.content) : REDUCED(cell);
      });
    }
  }
}

function tableRow({ cells }: TableRow, keep: Keep): string {
  return `<tr>${cells.map((cell) => tableCell(cell, keep)).join("")}</tr>`;
}

function tableCell(cell: TableCell, keep: Keep): string {
  const columns = cell.columnSpan > 1 ? ` colspan="${cell.columnSpan}"` : "";
  const rows = cell.rowSpan > 1 ? ` rowspan="${cell.rowSpan}"` : "";
  return `<${cell.kind}${columns}${rows}>${renderHtml(keep(cell))}</${cell.kind}>`;
}
