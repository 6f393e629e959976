import type { TableRow } from "../page.ts";
import { childrenOf, isElement, type HtmlElement, type HtmlNode } from "./html-nodes.ts";

const ROW: ReadonlySet<string> = new Set(["tr"]);
const CELL: ReadonlySet<string> = new Set(["td", "th"]);
const TABLE: ReadonlySet<string> = new Set(["table"]);
const SECTIONS: ReadonlyMap<string, TableRow["section"]> = new Map([
  ["thead", "head"],
  ["tbody", "body"],
  ["tfoot", "foot"],
]);

/** A row of a parsed table with its cells. */
export interface RowParts {
  readonly section: TableRow["section"];
  /** The `tr`, or the first cell where the row's start tag is missing. */
  readonly node: HtmlElement;
  readonly cells: readonly HtmlElement[];
}

interface Surroundings {
  readonly section: TableRow["section"];
  readonly inRow: boolean;
}

/**
 * Finds the rows and cells of a table in page order, wherever they hang: where an end tag is missing, the parser puts
 * the next cell or row below an open paragraph of the one before; where a `<tr>` is missing, the cells stand in no row.
 * Tables inside the table keep their rows to themselves.
 *
 * @param nodes what the table holds
 */
export function tableParts(nodes: readonly HtmlNode[]): readonly RowParts[] {
  const rows: { section: TableRow["section"]; node: HtmlElement; cells: HtmlElement[] }[] = [];
  let lastInRow = true;
  const walk = (node: HtmlNode, { section, inRow }: Surroundings): void => {
    if (!isElement(node) || TABLE.has(node.name)) return;
    const opensRow = ROW.has(node.name) || (CELL.has(node.name) && !inRow && lastInRow);
    if (opensRow) rows.push({ section, node, cells: [] });
    if (CELL.has(node.name)) rows.at(-1)?.cells.push(node);
    if (CELL.has(node.name) || ROW.has(node.name)) lastInRow = inRow || ROW.has(node.name);
    const inside = { section: SECTIONS.get(node.name) ?? section, inRow: inRow || ROW.has(node.name) };
    for (const child of childrenOf(node)) walk(child, inside);
  };
  for (const node of nodes) walk(node, { section: "body", inRow: false });
  return rows;
}
