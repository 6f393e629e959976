import type { Table } from "../columns/table.ts";
import type { Dialect } from "../dialect.ts";
import { LOAD_COLUMNS, OWN_COLUMNS, RELATION_NAMES, VIEW_PREFIX } from "../names/relation-names.ts";
import { relationText } from "../text/relation-text.ts";

/** When a record became available; the hour of its folder. */
const PROCESSED = "eventProcessedTime";

/**
 * Brings the records that a table lacks from its view into it, however late they come. A second run changes nothing: a record is
 * known by its id. A user may bound what is looked at, by when records became available; no bound is drawn from the rows that
 * are there, since a delivery of older files, or one time far ahead, would then keep records out without a word.
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
    ...(time === undefined ? [] : [isLookedAt(`w.${quote(time.name)}`, dialect)]),
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

// Without a bound the time is compared with itself.
function isLookedAt(time: string, dialect: Dialect): string {
  const since = `(SELECT MAX(${dialect.quoteIdentifier(LOAD_COLUMNS.since)}) FROM ${relationText(RELATION_NAMES.load, dialect)})`;
  return `(${time} IS NULL OR ${time} >= COALESCE(${since}, ${time}))`;
}
