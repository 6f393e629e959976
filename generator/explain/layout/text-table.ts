import { displayWidth } from "./display-width.ts";
import { wrapText } from "./wrap-text.ts";

const GAP = "  ";
/** A last column that would be narrower than this is not broken: its rows are better long than tall. */
const NARROWEST = 16;

/**
 * Lays out rows in columns that are as wide as their widest cell; the last column takes what is left of the line and is
 * broken at spaces.
 *
 * @param rows cells without line ends, as many in each row
 * @param width columns of a terminal
 * @param indent spaces before each line
 * @returns lines without spaces at their ends
 */
export function textTable(rows: readonly (readonly string[])[], width: number, indent = "  "): readonly string[] {
  const count = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: count }, (_, i) => Math.max(...rows.map((row) => displayWidth(row[i] ?? ""))));
  const before = widths.slice(0, -1).reduce((sum, column) => sum + column + GAP.length, indent.length);
  const left = width - before;
  return rows.flatMap((row) => {
    const cells = row.slice(0, -1).map((cell, i) => pad(cell, widths[i] ?? 0) + GAP);
    const last = row.at(-1) ?? "";
    const lines = left < NARROWEST ? [last] : wrapText(last, left);
    return lines.map((line, i) =>
      (indent + (i === 0 ? cells.join("") : " ".repeat(before - indent.length)) + line).trimEnd(),
    );
  });
}

function pad(text: string, width: number): string {
  return text + " ".repeat(Math.max(0, width - displayWidth(text)));
}
