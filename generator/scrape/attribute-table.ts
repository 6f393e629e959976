import type { Locale } from "../locales/locale.ts";
import { readTypeWord } from "../locales/type-word.ts";
import type { Table } from "../read/page.ts";
import { COLUMNS, matchHeader, type HeaderMatch } from "./header-words.ts";
import { readRow, type RowReading } from "./read-row.ts";
import type { TableColumns } from "./table-columns.ts";
import { tableGrid, type GridRow } from "./table-grid.ts";

/** An attribute table as it is understood: what each of its rows is. */
export interface AttributeTable {
  readonly table: Table;
  /** True where no row holds header words and the type words told the columns. */
  readonly headless: boolean;
  /** In reading order: the head first, the foot last. */
  readonly rows: readonly RowReading[];
}

/**
 * Reads a table as an attribute table. Its header words tell the columns; where a table has none, three columns of
 * which the second holds type words are taken in the publisher's order.
 *
 * @param locale the page's locale; a header in another language, left untranslated, is understood too
 * @returns undefined where the table is something else
 */
export function readAttributeTable(table: Table, locale: Locale): AttributeTable | undefined {
  const grid = tableGrid(table);
  const headers = grid.map((row) => headerOf(row, locale));
  const header = headers.find((found) => found !== undefined);
  const first = header ?? columnsByTypes(grid, locale);
  if (first === undefined) return undefined;
  let columns = first;
  const rows = grid.map((row, i): RowReading => {
    const own = headers[i];
    if (own === undefined) return readRow(row, columns, locale);
    columns = own;
    return { kind: "header", row: row.row };
  });
  return { table, headless: header === undefined, rows };
}

function headerOf(row: GridRow, locale: Locale): TableColumns | undefined {
  const width = widthOf(row);
  const matches = matchHeader(Array.from({ length: width }, (_, column) => row.at.get(column)?.text ?? ""));
  const match = bestMatch(matches, locale);
  return match && { at: match.at, width };
}

function bestMatch(matches: readonly HeaderMatch[], locale: Locale): HeaderMatch | undefined {
  return matches.find((match) => match.locale === locale) ?? matches[0];
}

function columnsByTypes(grid: readonly GridRow[], locale: Locale): TableColumns | undefined {
  const rows = grid.filter((row) => row.own.length >= 2);
  const typed = rows.filter((row) => readTypeWord(locale, row.at.get(1)?.text ?? "") !== undefined);
  if (typed.length === 0 || typed.length * 2 < rows.length) return undefined;
  return { at: { name: 0, type: 1, description: 2 }, width: COLUMNS.length };
}

function widthOf(row: GridRow): number {
  return Math.max(0, ...[...row.at.keys()].map((column) => column + 1));
}
