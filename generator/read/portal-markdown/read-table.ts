import type { Table, TableCell, TableRow } from "../page.ts";
import { trimRange, type SourceText } from "../source-text.ts";
import { cellContent, type CellSource } from "./cell-content.ts";
import { childrenOf, elementEnd, parseHtml, type HtmlElement, type HtmlNode } from "./html-nodes.ts";
import { tableParts, type RowParts } from "./table-parts.ts";
import type { HtmlRange } from "./table-range.ts";

/** Limits of HTML; a span of 0 rows goes to the end of the section. */
const MAX_COLUMN_SPAN = 1000;
const MAX_ROW_SPAN = 65534;

/**
 * Reads a table with all its rows, however broken its markup.
 *
 * @param range where the table stands; its `closed` is passed on
 */
export function readTable(source: SourceText, range: HtmlRange): Table {
  const { nodes, offset } = parseHtml(source.text, range.start, range.end);
  const at = { source, offset };
  const parts = tableParts(nodes.flatMap(childrenOf));
  return {
    kind: "table",
    rows: parts.map((row, i) => readRow(row, at, startOf(parts[i + 1]?.node, at) ?? range.end)),
    closed: range.closed,
    location: source.locate(range.start, range.end),
  };
}

function startOf(node: HtmlNode | undefined, { offset }: CellSource): number | undefined {
  return node && offset + (node.startIndex ?? 0);
}

/** @param limit where the next row begins: a row without its end tag does not reach further */
function readRow({ section, node, cells }: RowParts, at: CellSource, limit: number): TableRow {
  const start = startOf(node, at) ?? 0;
  const last = elementEnd(cells.at(-1) ?? node, at.source.text, at.offset).element;
  const end = Math.min(Math.max(elementEnd(node, at.source.text, at.offset).element, last), limit);
  return {
    section,
    cells: cells.map((cell, i) => readCell(cell, at, Math.min(startOf(cells[i + 1], at) ?? end, end))),
    location: at.source.locate(...trimRange(at.source.text, start, end)),
  };
}

function readCell(cell: HtmlElement, at: CellSource, limit: number): TableCell {
  const location = at.source.locate(...contentRange(cell, at, limit));
  return {
    kind: cell.name === "th" ? "th" : "td",
    columnSpan: spanOf(cell.attribs["colspan"], MAX_COLUMN_SPAN) || 1,
    rowSpan: spanOf(cell.attribs["rowspan"], MAX_ROW_SPAN) || MAX_ROW_SPAN,
    content: cellContent(cell, at, location),
    location,
  };
}

function spanOf(value: string | undefined, limit: number): number {
  const digits = /^\s*(\d{1,5})/u.exec(value ?? "")?.[1];
  return digits === undefined ? 1 : Math.min(Number(digits), limit);
}

function contentRange(cell: HtmlElement, at: CellSource, limit: number): readonly [number, number] {
  const { text } = at.source;
  const tagEnd = text.indexOf(">", startOf(cell, at)) + 1;
  const start = startOf(cell.children[0], at) ?? tagEnd;
  return trimRange(text, start, Math.max(start, Math.min(elementEnd(cell, text, at.offset).content, limit)));
}
