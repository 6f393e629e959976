import type { Dialect, TableText } from "../dialect.ts";
import { postgresMigrations } from "../migrate/postgres-migrations.ts";
import { commentOnStatements, quoteWithDoubleQuotes, quoteWithSingleQuotes, tableDefinition } from "./standard-sql.ts";

/**
 * Quotes a text for PostgreSQL. A server may run with `standard_conforming_strings` off, where a backslash in a plain
 * literal escapes the quote after it; an `E''` literal means the same under both settings.
 */
function quoteLiteral(text: string): string {
  const plain = quoteWithSingleQuotes(text);
  return plain.includes("\\") ? `E${plain.replaceAll("\\", "\\\\")}` : plain;
}

/** Functions that raw.sql makes: PostgreSQL has no cast that gives NULL for what it cannot take (before version 16). */
const call = (name: string) => (text: string) => `activity_log_${name}(${text})`;

/** Questions are asked of a period, most of them of one site or one person in it. */
function createTable(table: TableText): readonly string[] {
  const { time, site, actor } = table.keys;
  const indexes = [[time], [site, time], [actor, time]]
    .filter(([first]) => first !== undefined)
    .map((columns) => columns.filter((column) => column !== undefined).join(", "));
  return [
    tableDefinition(table),
    ...indexes.map((columns) => `CREATE INDEX ON ${table.name} (${columns});`),
    ...commentOnStatements(table, "TABLE", quoteLiteral),
  ];
}

const concat = (texts: readonly string[]): string => texts.join(" || ");

/** PostgreSQL, from version 12. */
export const postgres: Dialect = {
  name: "postgres",
  title: "PostgreSQL",
  proof: "executed",
  identifiers: {
    // NAMEDATALEN - 1. A longer name is cut without an error, and two of them can meet.
    maximumLength: 63,
    reservedColumns: ["cmax", "cmin", "ctid", "tableoid", "xmax", "xmin"],
  },
  types: {
    string: "TEXT",
    // Sizes in bytes are documented as integer and pass 2 GiB, counters pass 2^31: 64 bits everywhere.
    integer: "BIGINT",
    long: "BIGINT",
    float: "DOUBLE PRECISION",
    boolean: "BOOLEAN",
    number: "NUMERIC",
    "date-time": "TIMESTAMPTZ",
    uuid: "UUID",
    json: "JSONB",
    recordId: "TEXT",
  },
  json: {
    // One pass over the text for all keys; the type JSON would parse it once a column, and JSONB spell numbers anew.
    open: () => ({
      fields: (record) => `activity_log_fields(activity_log_json(${record}))`,
      text: (fields, key) => `(${fields} ->> ${quoteLiteral(key)})`,
    }),
    fragment: (record, key) => `activity_log_fragment(activity_log_json(${record}), ${quoteLiteral(key)})`,
    // CONCAT_WS takes 100 arguments, and a view of all events has more.
    object: (members) =>
      `CAST(NULLIF('{' || ARRAY_TO_STRING(ARRAY[\n    ${members.join(",\n    ")}\n  ], ',') || '}', '{}') AS JSONB)`,
  },
  convert: {
    integer: call("bigint"),
    float: call("double"),
    number: call("numeric"),
    boolean: call("boolean"),
    "date-time": call("timestamptz"),
    uuid: call("uuid"),
  },
  recordId: (record) => `md5(${record})`,
  concat,
  createTable,
  // Not OR REPLACE: that refuses a column between others, where each release brings some.
  createView: (view, query) => [
    `DROP VIEW IF EXISTS ${view.name};`,
    `CREATE VIEW ${view.name} AS\n${query};`,
    ...commentOnStatements(view, "VIEW", quoteLiteral),
  ],
  transaction: { begin: "BEGIN;", commit: "COMMIT;" },
  // In hours: days of a session's zone may have 23 or 25.
  daysBefore: (time, days) => `${time} - INTERVAL '${String(days * 24)} hours'`,
  // NOT IN compares each row with each, once the ids of a table no longer fit into work_mem.
  isMissing: (id, name, table) => `NOT EXISTS (SELECT 1 FROM ${table} t WHERE t.${name} = ${id})`,
  say: {
    day: (column) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD')`,
    luid: (column) => `CAST(${column} AS TEXT)`,
    isTrue: (column) => column,
  },
  migrate: postgresMigrations({
    quoteIdentifier: quoteWithDoubleQuotes,
    quoteLiteral,
    concat,
    createTable,
    columnDefinition: ({ name, type }) => `${name} ${type}`,
  }),
  notes: [
    "Times keep 6 digits of a second; further ones, which records have, are cut.",
    "The database must be in UTF-8. NUL and halves of surrogate pairs, which JSON can write and no text of PostgreSQL can hold,",
    "are shown as the replacement character U+FFFD; the record itself is kept as it came.",
    "Whole rows of the views of all events come much faster after SET jit = off: to compile hundreds of columns takes longer.",
  ],
  quoteIdentifier: quoteWithDoubleQuotes,
  quoteLiteral,
};
