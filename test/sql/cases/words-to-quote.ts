import type { DialectName } from "../../../generator/sql/dialect.ts";

/** Columns whose names mean something to one engine or another; all of them are attributes of the log. */
export const TRICKY_COLUMNS = [
  ...["fields", "index", "method", "name", "pod", "size", "state", "timestamp", "type"],
] as const;

/**
 * Those of them that a user's query has to quote. Of engines that are run this is what they take; of the others it is what
 * their lists of reserved words say.
 */
export const WORDS_TO_QUOTE: { readonly [D in DialectName]: readonly (typeof TRICKY_COLUMNS)[number][] } = {
  athena: [],
  bigquery: [],
  clickhouse: [],
  databricks: [],
  duckdb: [],
  mysql: ["index"],
  postgres: [],
  redshift: ["timestamp"],
  snowflake: [],
  sqlite: ["index"],
  sqlserver: ["index"],
  trino: [],
};
