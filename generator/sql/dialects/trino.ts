import type { ColumnText, Dialect, TableKeys, TableText } from "../dialect.ts";
import { trinoMigrations } from "../migrate/trino-migrations.ts";
import { quoteWithDoubleQuotes, quoteWithSingleQuotes } from "./standard-sql.ts";
import { trinoConversions, trinoJson, trinoRecordId } from "./trino-json.ts";

const commentClause = (comment: string): string => (comment === "" ? "" : ` COMMENT ${quoteWithSingleQuotes(comment)}`);

const columnDefinition = ({ name, type, required, comment }: ColumnText): string =>
  `${name} ${type}${required ? " NOT NULL" : ""}${commentClause(comment)}`;

// In these texts a name stands in lower case, as the connector keeps it, and needs no quotes: keys have plain names.
const propertyName = (name: string): string => name.slice(1, -1).toLowerCase();

const isTime = (name: string, columns: readonly ColumnText[]): boolean =>
  columns.some((column) => column.name === name && column.type.startsWith("TIMESTAMP"));

function layoutProperties({ time, site, actor }: TableKeys, columns: readonly ColumnText[]): readonly string[] {
  const list = (items: readonly string[]) => `ARRAY[${items.map(quoteWithSingleQuotes).join(", ")}]`;
  const sorted = [time, site, actor].filter((column) => column !== undefined).map(propertyName);
  return [
    "format = 'PARQUET'",
    ...(time !== undefined && isTime(time, columns)
      ? [`partitioning = ${list([`month(${propertyName(time)})`])}`]
      : []),
    ...(sorted.length === 0 ? [] : [`sorted_by = ${list(sorted)}`]),
  ];
}

const createTable = ({ name, columns, comment, keys }: TableText): readonly string[] => [
  [
    `CREATE TABLE ${name} (\n  ${columns.map(columnDefinition).join(",\n  ")}\n)${commentClause(comment)}`,
    `WITH (\n  ${layoutProperties(keys, columns).join(",\n  ")}\n);`,
  ].join("\n"),
];

const concat = (texts: readonly string[]): string => texts.join(" || ");

/** Trino, from version 419: Iceberg for tables and views, Hive for the files. */
export const trino: Dialect = {
  name: "trino",
  title: "Trino",
  proof: "parsed",
  identifiers: { maximumLength: 128, reservedColumns: [] },
  types: {
    string: "VARCHAR",
    integer: "BIGINT",
    long: "BIGINT",
    float: "DOUBLE",
    boolean: "BOOLEAN",
    number: "DECIMAL(38,10)",
    "date-time": "TIMESTAMP(6) WITH TIME ZONE",
    uuid: "UUID",
    // Iceberg has no JSON.
    json: "VARCHAR",
    recordId: "VARCHAR",
  },
  json: trinoJson,
  convert: trinoConversions,
  recordId: trinoRecordId,
  concat,
  createTable,
  createView: ({ name, comment }, query) => [`CREATE OR REPLACE VIEW ${name}${commentClause(comment)} AS\n${query};`],
  daysBefore: (time, days) => `${time} - INTERVAL '${String(days)}' DAY`,
  migrate: trinoMigrations({
    quoteIdentifier: quoteWithDoubleQuotes,
    quoteLiteral: quoteWithSingleQuotes,
    concat,
    createTable,
    columnDefinition,
  }),
  notes: [
    "Run it in a schema of an Iceberg catalog, by USE; its tables need a connector that has UUID and NOT NULL.",
    "Times keep 6 digits of a second; further ones, which records have, are cut. Of a key that stands twice the first counts.",
  ],
  quoteIdentifier: quoteWithDoubleQuotes,
  quoteLiteral: quoteWithSingleQuotes,
};
