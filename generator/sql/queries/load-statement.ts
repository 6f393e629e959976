import type { Table } from "../columns/table.ts";
import type { Dialect } from "../dialect.ts";
import { OWN_COLUMNS, VIEW_PREFIX } from "../names/relation-names.ts";
import { relationText } from "../text/relation-text.ts";

/** When a record became available; the hour of its folder. */
const PROCESSED = "eventProcessedTime";

/** Days by which files may come late and still be loaded. */
export const LOOKBACK_DAYS = 7;

/**
 * Brings the records that a table lacks from its view into it. A second run changes nothing: a record is known by its id.
 * Only what became available shortly before the newest row, or later, is looked at, and what doesn't say when.
 *
 * Copies of a record have the same id and the same time, so both conditions stand where its copies are numbered: there an
 * engine leaves out what is loaded before it sorts, and before it takes all other values out of the record.
 */
export function loadStatement({ name, columns }: Table, discriminator: string, dialect: Dialect): string {
  const quote = dialect.quoteIdentifier;
  const table = relationText(name, dialect);
  const id = quote(OWN_COLUMNS.recordId);
  const list = [
    ...[discriminator, ...columns.map((column) => column.name)],
    ...[OWN_COLUMNS.unconverted, OWN_COLUMNS.recordId],
  ].map(quote);
  const time = columns.find(({ key, kind }) => key === PROCESSED && kind === "date-time");
  const conditions = [
    dialect.isMissing?.(`w.${id}`, id, table) ?? `w.${id} NOT IN (SELECT ${id} FROM ${table})`,
    ...(time === undefined ? [] : [isRecent(`w.${quote(time.name)}`, quote(time.name), table, dialect)]),
  ];
  return [
    `INSERT INTO ${table} (\n  ${list.join(",\n  ")}\n)`,
    `SELECT\n  ${list.map((column) => `v.${column}`).join(",\n  ")}`,
    "FROM (",
    `  SELECT w.*, ROW_NUMBER() OVER (PARTITION BY w.${id} ORDER BY w.${id}) AS copy_number`,
    `  FROM ${relationText(VIEW_PREFIX + name, dialect)} w`,
    `  WHERE ${conditions.join("\n    AND ")}`,
    ") v",
    "WHERE v.copy_number = 1;",
  ].join("\n");
}

// An empty table has no newest row: then the time is compared with itself.
function isRecent(time: string, column: string, table: string, dialect: Dialect): string {
  const newest = `(SELECT ${dialect.daysBefore(`MAX(${column})`, LOOKBACK_DAYS)} FROM ${table})`;
  return `(${time} IS NULL OR ${time} >= COALESCE(${newest}, ${time}))`;
}
