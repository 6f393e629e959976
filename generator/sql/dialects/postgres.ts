import type { Dialect } from "../dialect.ts";
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
    open: () => ({
      fields: (record) => `activity_log_jsonb(${record})`,
      text: (fields, key) => `(${fields} ->> ${quoteLiteral(key)})`,
    }),
    fragment: (record, key) => `CAST(activity_log_jsonb(${record}) -> ${quoteLiteral(key)} AS TEXT)`,
    object: (members) =>
      `CAST(NULLIF('{' || CONCAT_WS(',',\n    ${members.join(",\n    ")}\n  ) || '}', '{}') AS JSONB)`,
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
  concat: (texts) => texts.join(" || "),
  createTable: (table) => [
    tableDefinition(table),
    ...[table.keys.time, table.keys.site, table.keys.actor]
      .filter((column) => column !== undefined)
      .map((column) => `CREATE INDEX ON ${table.name} (${column});`),
    ...commentOnStatements(table, "TABLE", quoteLiteral),
  ],
  createView: (view, query) => [
    `CREATE OR REPLACE VIEW ${view.name} AS\n${query};`,
    ...commentOnStatements(view, "VIEW", quoteLiteral),
  ],
  transaction: { begin: "BEGIN;", commit: "COMMIT;" },
  daysBefore: (time, days) => `${time} - INTERVAL '${String(days)} days'`,
  notes: ["Times keep 6 digits of a second; further ones, which records have, are cut."],
  quoteIdentifier: quoteWithDoubleQuotes,
  quoteLiteral,
};
