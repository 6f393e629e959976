import type { Dialect } from "./dialect.ts";
import { commentOn, quoteWithDoubleQuotes, quoteWithSingleQuotes } from "./standard-sql.ts";

/** DuckDB, from version 0.10, which brought comments. */
export const duckdb: Dialect = {
  name: "duckdb",
  title: "DuckDB",
  identifiers: { reservedColumns: [] },
  comments: commentOn(quoteWithSingleQuotes),
  types: {
    string: "VARCHAR",
    integer: "BIGINT",
    long: "BIGINT",
    float: "DOUBLE",
    boolean: "BOOLEAN",
    // Exact decimals; 28 digits before the point and 10 after it.
    number: "DECIMAL(38,10)",
  },
  // A time with more than 6 digits of a second is cut, not rounded, in INSERT, COPY and read_json: an instant is never
  // moved into the next year. UUID folds the case, which records do not: LUIDs of two events join.
  formats: { "date-time": "TIMESTAMP WITH TIME ZONE", uuid: "UUID" },
  notes: [
    "Times keep 6 digits of a second; further ones, which records have, are cut.",
    "LUIDs that are UUID fold their case; load an empty text as NULL.",
  ],
  quoteIdentifier: quoteWithDoubleQuotes,
  quoteLiteral: quoteWithSingleQuotes,
};
