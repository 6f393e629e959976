import type { Dialect } from "./dialect.ts";
import { commentOn, quoteWithDoubleQuotes, quoteWithSingleQuotes } from "./standard-sql.ts";

/**
 * Quotes a text for PostgreSQL. A server may run with `standard_conforming_strings` off, where a backslash in a plain
 * literal escapes the quote after it; an `E''` literal means the same under both settings.
 */
function quoteLiteral(text: string): string {
  const plain = quoteWithSingleQuotes(text);
  return plain.includes("\\") ? `E${plain.replaceAll("\\", "\\\\")}` : plain;
}

/** PostgreSQL, from version 12. */
export const postgres: Dialect = {
  name: "postgres",
  title: "PostgreSQL",
  identifiers: {
    // NAMEDATALEN - 1. A longer name is cut without an error, and two of them can meet.
    maximumLength: 63,
    reservedColumns: ["cmax", "cmin", "ctid", "tableoid", "xmax", "xmin"],
  },
  comments: commentOn(quoteLiteral),
  types: {
    string: "TEXT",
    // Sizes in bytes are documented as integer and pass 2 GiB, counters pass 2^31: 64 bits everywhere.
    integer: "BIGINT",
    long: "BIGINT",
    float: "DOUBLE PRECISION",
    boolean: "BOOLEAN",
    number: "NUMERIC",
  },
  // No "date-time": records have up to 9 digits of a second, a timestamp keeps 6 and rounds the rest, on the last night
  // of a year into the next one. Text keeps what was written; who casts it cuts it first.
  //
  // UUID folds the case, which records do not: LUIDs of two events join.
  formats: { uuid: "UUID" },
  notes: [
    "Times are TEXT as records have them, with up to 9 digits of a second. A timestamp keeps 6 and rounds. Cut first:",
    "  regexp_replace(x, '(\\.\\d{6})\\d+', '\\1')::timestamptz",
    "LUIDs that are UUID fold their case; load an empty text as NULL.",
  ],
  quoteIdentifier: quoteWithDoubleQuotes,
  quoteLiteral,
};
