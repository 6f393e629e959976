import type { Migrations } from "../dialect.ts";
import { recordedId, standardMigrations, type MigrationParts } from "./standard-migrations.ts";
import { textsBy } from "./text-of.ts";

/** Delta keeps columns by their names in its files, until it is told to keep a map of them. */
const mapColumns = (table: string): string =>
  `ALTER TABLE ${table} SET TBLPROPERTIES (` +
  `'delta.columnMapping.mode' = 'name', 'delta.minReaderVersion' = '2', 'delta.minWriterVersion' = '5');`;

const castText = (column: string): string => `CAST(${column} AS STRING)`;

/** Databricks: a column is renamed or dropped in a table with a map of its columns only. */
export function databricksMigrations(parts: MigrationParts): Migrations {
  const { quoteLiteral: quote } = parts;
  const standard = standardMigrations(parts);
  return {
    ...standard,
    guard: ({ table, column, expected, reached, refusal, done }) => {
      const recorded = recordedId(column, "''");
      const already =
        expected === reached
          ? []
          : [`SELECT assert_true(${recorded} <> ${quote(reached)}, ${quote(done)}) FROM ${table};`];
      return {
        statements: [
          ...already,
          `SELECT assert_true(${recorded} = ${quote(expected)}, ${quote(refusal)}) FROM ${table};`,
        ],
      };
    },
    renameColumn: (table, from, column) => [mapColumns(table), ...standard.renameColumn(table, from, column)],
    dropColumn: (table, name) => [mapColumns(table), ...standard.dropColumn(table, name)],
    describeColumn: (table, { name, comment }) => [
      `ALTER TABLE ${table} ALTER COLUMN ${name} COMMENT ${quote(comment)};`,
    ],
    replaces: ["dropped keys"],
    textOf: textsBy(castText, {
      number: (column) => `regexp_replace(${castText(column)}, '[.]?0+\\\\z', '')`,
      "date-time": (column) =>
        `concat(replace(${castText(`to_utc_timestamp(${column}, current_timezone())`)}, ' ', 'T'), 'Z')`,
    }),
    jsonText: (text) => `to_json(CAST(${text} AS VARIANT))`,
    notes: [
      "Stop at the first error.",
      "A table that loses or renames a column gets a map of its columns, which readers of Delta before version 1.2 don't know.",
    ],
  };
}
