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
  formats: { "date-time": "TIMESTAMP WITH TIME ZONE", uuid: "UUID" },
  quoteIdentifier: quoteWithDoubleQuotes,
  quoteLiteral: quoteWithSingleQuotes,
};
