import type { Dialect, TableText } from "../dialect.ts";
import { duckdbMigrations } from "../migrate/duckdb-migrations.ts";
import { commentOnStatements, quoteWithDoubleQuotes, quoteWithSingleQuotes, tableDefinition } from "./standard-sql.ts";

/** Macros that raw.sql makes, so that a view reads well. */
const call = (name: string) => (text: string) => `activity_log_${name}(${text})`;

const path = (key: string): string => quoteWithSingleQuotes(`$.${JSON.stringify(key)}`);

const createTable = (table: TableText): readonly string[] => [
  tableDefinition(table),
  ...commentOnStatements(table, "TABLE", quoteWithSingleQuotes),
];

const concat = (texts: readonly string[]): string => texts.join(" || ");

/** DuckDB, from version 1.1, which has variables. */
export const duckdb: Dialect = {
  name: "duckdb",
  title: "DuckDB",
  proof: "executed",
  identifiers: { reservedColumns: [] },
  types: {
    string: "VARCHAR",
    integer: "BIGINT",
    long: "BIGINT",
    float: "DOUBLE",
    boolean: "BOOLEAN",
    // Exact decimals; 28 digits before the point and 10 after it.
    number: "DECIMAL(38,10)",
    "date-time": "TIMESTAMPTZ",
    uuid: "UUID",
    json: "JSON",
    recordId: "VARCHAR",
  },
  json: {
    // One pass over the text for all keys; an extraction each would parse it once a column.
    open: (keys) => ({
      fields: (record) => `json_extract_string(${record}, [\n  ${keys.map(path).join(",\n  ")}\n])`,
      text: (fields, key) => `${fields}[${String(keys.indexOf(key) + 1)}]`,
    }),
    fragment: (record, key) => `CAST(json_extract(${record}, ${path(key)}) AS VARCHAR)`,
    object: (members) =>
      `CAST(nullif('{' || concat_ws(',',\n    ${members.join(",\n    ")}\n  ) || '}', '{}') AS JSON)`,
  },
  convert: {
    integer: call("bigint"),
    float: call("double"),
    number: call("decimal"),
    boolean: call("boolean"),
    "date-time": call("timestamptz"),
    uuid: call("uuid"),
  },
  recordId: (record) => `md5(${record})`,
  concat,
  createTable,
  createView: (view, query) => [
    `CREATE OR REPLACE VIEW ${view.name} AS\n${query};`,
    ...commentOnStatements({ ...view, columns: [] }, "VIEW", quoteWithSingleQuotes),
  ],
  transaction: { begin: "BEGIN;", commit: "COMMIT;" },
  daysBefore: (time, days) => `${time} - INTERVAL '${String(days)} days'`,
  say: {
    day: (column) => `strftime(${column} AT TIME ZONE 'UTC', '%Y-%m-%d')`,
    luid: (column) => `CAST(${column} AS VARCHAR)`,
    isTrue: (column) => column,
  },
  migrate: duckdbMigrations({
    quoteIdentifier: quoteWithDoubleQuotes,
    quoteLiteral: quoteWithSingleQuotes,
    concat,
    createTable,
    columnDefinition: ({ name, type }) => `${name} ${type}`,
  }),
  notes: [
    "A record of more than 16 MB, or with half a surrogate pair in it, is passed over. A broken .gz file stops queries over its folder.",
    "In the name of a folder * ? [ ] have a meaning of their own: write [[] for [.",
    "Times keep 6 digits of a second; further ones, which records have, are cut.",
  ],
  quoteIdentifier: quoteWithDoubleQuotes,
  quoteLiteral: quoteWithSingleQuotes,
};
