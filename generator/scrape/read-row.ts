import type { Locale } from "../locales/locale.ts";
import { readTypeWord } from "../locales/type-word.ts";
import type { TableCell, TableRow } from "../read/page.ts";
import type { Column } from "./header-words.ts";
import type { TableColumns } from "./table-columns.ts";
import type { GridCell, GridRow } from "./table-grid.ts";

/** A row of an attribute table that documents an attribute, or tries to. */
export interface AttributeRow {
  readonly kind: "attribute";
  readonly row: TableRow;
  /** Each column's cell; a column that the row has no cell for is undefined. */
  readonly cells: { readonly [C in Column]: GridCell | undefined };
  /** Cells behind the last column. */
  readonly extra: readonly TableCell[];
}

/** What a row of an attribute table is; `prose` is one cell over several columns. */
export type RowReading =
  | AttributeRow
  | { readonly kind: "header" | "empty"; readonly row: TableRow }
  | { readonly kind: "prose"; readonly row: TableRow; readonly cell: TableCell };

type Cells = AttributeRow["cells"];

/** Tells what a row that is no header is. */
export function readRow(row: GridRow, columns: TableColumns, locale: Locale): RowReading {
  const [only, ...others] = row.own;
  if (only && others.length === 0 && only.cell.columnSpan > 1 && ![...row.at.values()].some((cell) => cell.fromAbove)) {
    return { kind: "prose", row: row.row, cell: only.cell };
  }
  if (row.own.every(({ text }) => text === "")) return { kind: "empty", row: row.row };
  const extra = row.own.filter(({ column }) => column >= columns.width).map(({ cell }) => cell);
  return { kind: "attribute", row: row.row, cells: settleShortRow(cellsOf(row, columns), columns, locale), extra };
}

function cellsOf(row: GridRow, { at }: TableColumns): Cells {
  const cellAt = (column: number | undefined): GridCell | undefined => {
    const cell = column === undefined ? undefined : row.at.get(column);
    // A cell over several columns counts for its first one only.
    return cell?.first === true ? cell : undefined;
  };
  return { name: cellAt(at.name), type: cellAt(at.type), description: cellAt(at.description) };
}

/**
 * In a row with a cell too few, position alone does not tell which one is missing. What stands in the type's place and
 * is no type word is the description; what stands in the name's place, is a type word and is followed by none, is the
 * type.
 */
function settleShortRow(cells: Cells, { at }: TableColumns, locale: Locale): Cells {
  const { name, type, description } = cells;
  if (at.description === undefined || description !== undefined || type === undefined) return cells;
  const isType = (cell: GridCell | undefined): boolean =>
    cell !== undefined && readTypeWord(locale, cell.text) !== undefined;
  if (isType(type)) return cells;
  if (isType(name)) return { name: undefined, type: name, description: type };
  return { name, type: undefined, description: type };
}
