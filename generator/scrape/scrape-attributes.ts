import { quote } from "../findings/quote.ts";
import type { Flow } from "../read/page.ts";
import type { AttributeTable } from "./attribute-table.ts";
import { COLUMNS } from "./header-words.ts";
import { irregularity } from "./irregularity.ts";
import type { Irregularity, Printed, PrintedAttribute } from "./printed-reference.ts";
import type { AttributeRow, RowReading } from "./read-row.ts";
import type { GridCell } from "./table-grid.ts";

/** The attributes of a table and what is off in it. */
export interface ScrapedTable {
  /** In reading order; of several of one name, the first. */
  readonly attributes: readonly PrintedAttribute[];
  /** True where a sentence stands in the place of attributes. */
  readonly commonOnly: boolean;
  readonly irregularities: readonly Irregularity[];
}

/**
 * Takes the attributes out of a table.
 *
 * @param owner for messages, quoted: the event's name, or what the table is
 */
export function scrapeAttributes({ table, rows, headless }: AttributeTable, owner: string): ScrapedTable {
  const irregularities: Irregularity[] = [];
  if (headless) {
    irregularities.push(irregularity("header-missing", `the table of ${owner} has no header row`, table.location));
  }
  const attributes = new Map<string, PrintedAttribute>();
  for (const row of rows) {
    irregularities.push(...rowFaults(row, owner));
    const attribute = row.kind === "attribute" ? attributeOf(row) : undefined;
    if (attribute === undefined) continue;
    const first = attributes.get(attribute.name.text);
    if (first === undefined) attributes.set(attribute.name.text, attribute);
    else if (first.name.location !== attribute.name.location) irregularities.push(duplicate(first, attribute, owner));
  }
  const commonOnly = attributes.size === 0 && rows.some(({ kind }) => kind === "prose");
  return { attributes: [...attributes.values()], commonOnly, irregularities };
}

function attributeOf({ row, cells }: AttributeRow): PrintedAttribute | undefined {
  const name = printed(cells.name);
  if (name === undefined) return undefined;
  return {
    name,
    type: printed(cells.type),
    description: cells.description?.cell.content ?? [],
    facts: {},
    location: row.location,
  };
}

function printed(cell: GridCell | undefined): Printed | undefined {
  return cell === undefined || cell.text === "" ? undefined : { text: cell.text, location: cell.cell.location };
}

function duplicate(first: PrintedAttribute, second: PrintedAttribute, owner: string): Irregularity {
  const types = [first, second].map(({ type }) => (type === undefined ? "without a type" : `as ${quote(type.text)}`));
  const message = `${quote(first.name.text)} stands twice in the table of ${owner}, ${types.join(" and ")}; the first is kept`;
  return irregularity("duplicate-attribute", message, second.name.location, first.name.location);
}

function rowFaults(reading: RowReading, owner: string): readonly Irregularity[] {
  const { location } = reading.row;
  switch (reading.kind) {
    case "header":
      return [];
    case "empty":
      return [irregularity("empty-row", `the table of ${owner} has an empty row`, location)];
    case "prose":
      return [irregularity("prose-row", `the table of ${owner} has a sentence in the place of a row`, location)];
    case "attribute":
      return [...missingCells(reading, owner), ...oddCells(reading, owner)];
  }
}

/** A description may be empty, as it is on distilled pages; a name or a type may not. */
function missingCells({ row, cells }: AttributeRow, owner: string): readonly Irregularity[] {
  const missing = COLUMNS.filter((column) => {
    const cell = cells[column];
    return cell === undefined || (column !== "description" && cell.text === "");
  });
  if (missing.length === 0) return [];
  const name = cells.name?.text ? ` ${quote(cells.name.text)}` : "";
  return missing.map((column) =>
    irregularity("missing-cell", `the row${name} in the table of ${owner} has no ${column}`, row.location),
  );
}

function oddCells({ row, cells, extra }: AttributeRow, owner: string): readonly Irregularity[] {
  const spanning = row.cells.filter(({ rowSpan }) => rowSpan > 1);
  const marked = cells.name && !cells.name.fromAbove && hasMarkup(cells.name.cell.content) ? [cells.name.cell] : [];
  if (extra.length + spanning.length + marked.length === 0) return [];
  const place = `${quote(cells.name?.text ?? "")} in the table of ${owner}`;
  return [
    ...extra.map(({ location }) =>
      irregularity("extra-cell", `the row ${place} has a cell beyond the last column; it is left out`, location),
    ),
    ...spanning.map(({ location }) =>
      irregularity("row-span", `a cell of the row ${place} reaches over several rows`, location),
    ),
    ...marked.map(({ location }) =>
      irregularity("name-markup", `the name ${place} stands in markup; its text is taken`, location),
    ),
  ];
}

function hasMarkup(content: readonly Flow[]): boolean {
  const [first, ...others] = content;
  if (first === undefined) return false;
  if (others.length > 0 || first.kind !== "paragraph") return true;
  return first.content.some(({ kind }) => kind !== "text" && kind !== "break");
}
