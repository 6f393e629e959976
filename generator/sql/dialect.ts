import type { Format, StorageType } from "../model/model.ts";

/** The names of the dialects in options and paths, as the contract has them. */
export type DialectName =
  | "athena"
  | "bigquery"
  | "clickhouse"
  | "databricks"
  | "duckdb"
  | "mysql"
  | "postgres"
  | "redshift"
  | "snowflake"
  | "sqlite"
  | "sqlserver"
  | "trino";

/**
 * How SQL looks in one engine: data plus the few functions that write text safely. Every identifier is quoted, so no
 * list of reserved words is needed.
 */
export interface Dialect {
  readonly name: DialectName;
  /** The engine's name for people. @example "PostgreSQL" */
  readonly title: string;
  readonly identifiers: {
    /** The longest name the engine keeps whole, in characters (ours are ASCII); absent where it has no limit. */
    readonly maximumLength?: number;
    /** Column names that the engine keeps for itself, even quoted; in lower case. */
    readonly reservedColumns: readonly string[];
  };
  readonly comments: {
    /** The longest comment, in Unicode characters; absent where there is no limit. */
    readonly maximumLength?: number;
    /** A statement that comments on a table: quoted name, then text as it is. */
    readonly onTable: (table: string, text: string) => string;
    /** A statement that comments on a column: both names quoted, then text as it is. */
    readonly onColumn: (table: string, column: string, text: string) => string;
  };
  readonly types: { readonly [T in StorageType]: string };
  /** Types for strings whose format the model states; a format that is not here stays text. */
  readonly formats: { readonly [F in Format]?: string };
  /** What people should know before they load data: lines of text, without line breaks, for the head of the file. */
  readonly notes: readonly string[];
  /** Quotes a name of a table or column. */
  readonly quoteIdentifier: (name: string) => string;
  /** Quotes a text value. */
  readonly quoteLiteral: (text: string) => string;
}
