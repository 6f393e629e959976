import { plainText } from "../read/plain-text.ts";
import type { Table, TableCell, TableRow } from "../read/page.ts";

/** A cell at a column of the grid. */
export interface GridCell {
  readonly cell: TableCell;
  readonly text: string;
  /** True where the cell belongs to a row above and reaches down into this one. */
  readonly fromAbove: boolean;
  /** True at the first column that the cell covers. */
  readonly first: boolean;
}

/** A row with its cells by column, those that reach into it from above included. */
export interface GridRow {
  readonly row: TableRow;
  readonly at: ReadonlyMap<number, GridCell>;
  /** The row's own cells with their texts. */
  readonly own: readonly { readonly cell: TableCell; readonly text: string; readonly column: number }[];
}

interface Reaching {
  readonly cell: GridCell;
  readonly left: number;
}

const SECTION_ORDER = { head: 0, body: 1, foot: 2 } as const;

/**
 * Lays a table out as a browser does: the head first and the foot last, wherever they stand, and each cell at the
 * columns it covers, so that a cell that spans rows or columns shifts no value into a wrong one.
 */
export function tableGrid({ rows }: Table): readonly GridRow[] {
  const sorted = [...rows].sort((a, b) => SECTION_ORDER[a.section] - SECTION_ORDER[b.section]);
  let reaching: ReadonlyMap<number, Reaching> = new Map();
  return sorted.map((row, i) => {
    if (sorted[i - 1]?.section !== row.section) reaching = new Map();
    const laidOut = layRow(row, reaching);
    reaching = reachOn(laidOut, reaching);
    return laidOut;
  });
}

function layRow(row: TableRow, reaching: ReadonlyMap<number, Reaching>): GridRow {
  const at = new Map([...reaching].map(([column, { cell }]) => [column, { ...cell, fromAbove: true }]));
  let next = 0;
  const own = row.cells.map((cell) => {
    while (at.has(next)) next++;
    const column = next;
    const text = plainText(cell.content);
    for (; next < column + cell.columnSpan; next++)
      at.set(next, { cell, text, fromAbove: false, first: next === column });
    return { cell, text, column };
  });
  return { row, at, own };
}

function reachOn({ row, at }: GridRow, reaching: ReadonlyMap<number, Reaching>): ReadonlyMap<number, Reaching> {
  if (reaching.size === 0 && row.cells.every(({ rowSpan }) => rowSpan === 1)) return reaching;
  return new Map(
    [...at].flatMap(([column, cell]): readonly [number, Reaching][] => {
      const left = cell.fromAbove ? (reaching.get(column)?.left ?? 1) - 1 : cell.cell.rowSpan - 1;
      return left > 0 ? [[column, { cell, left }]] : [];
    }),
  );
}
