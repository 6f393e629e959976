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
  formats: { "date-time": "TIMESTAMP WITH TIME ZONE", uuid: "UUID" },
  quoteIdentifier: quoteWithDoubleQuotes,
  quoteLiteral,
};
