import { init, validate, type DialectInput } from "@guanmingchiu/sqlparser-ts";
import { parse } from "sql-parser-cst";

import type { EmittedStatement } from "./statements-of.ts";

/** Engines that no test can run. */
export const WAREHOUSES = ["bigquery", "redshift", "snowflake", "sqlserver"] as const;
export type Warehouse = (typeof WAREHOUSES)[number];

type Read = (statement: string) => unknown;

await init();

const sqlparser =
  (dialect: DialectInput): Read =>
  (statement) =>
    validate(statement, dialect);
const cst: Read = (statement) => parse(statement, { dialect: "bigquery" });

const PARSERS: { readonly [W in Warehouse]: readonly Read[] } = {
  bigquery: [sqlparser("bigquery"), cst],
  redshift: [sqlparser("redshift")],
  snowflake: [sqlparser("snowflake")],
  sqlserver: [(statement) => sqlparser("mssql")(withoutUnknownWords(statement))],
};

/** Documented words of SQL Server that sqlparser does not know where they stand; each in this very form. */
const UNKNOWN_WORDS: readonly (readonly [RegExp, string])[] = [
  [/^CREATE CLUSTERED INDEX/u, "CREATE INDEX"],
  [/ WITH \(IGNORE_DUP_KEY = ON\)(?=\n\)$)/u, ""],
  // The mark of a Unicode literal, before the path of a column of OPENJSON.
  [/(?<=record_fields_\d+ NVARCHAR\(MAX\) )N(?='\$\.)/gu, ""],
];

const withoutUnknownWords = (statement: string): string =>
  UNKNOWN_WORDS.reduce((text, [words, others]) => text.replace(words, others), statement);

/** Documented statements that sqlparser has no word for in a dialect, and what reads them in its place. */
const OTHERS: { readonly [W in Warehouse]?: readonly (readonly [RegExp, readonly Read[]])[] } = {
  // The partitions of an external table, and options of what is there.
  bigquery: [[/^(?:CREATE OR REPLACE EXTERNAL TABLE|ALTER TABLE .* SET OPTIONS)/u, [cst]]],
  redshift: [
    // Redshift has these as PostgreSQL has them. The body of a function is text, and read by itself.
    [/^COMMENT ON/u, [sqlparser("postgresql")]],
    [/^CREATE OR REPLACE FUNCTION/u, [sqlparser("postgresql"), (text) => validate(bodyOf(text), "redshift")]],
    // Only sqlfluff knows it.
    [/^CREATE EXTERNAL SCHEMA/u, []],
  ],
  // Only sqlfluff knows them, but the body of a function is an expression.
  snowflake: [
    [/^CREATE OR REPLACE FUNCTION/u, [(text) => validate(`SELECT ${bodyOf(text)}`, "snowflake")]],
    [/^(?:CREATE FILE FORMAT|CREATE PIPE|ALTER PIPE)/u, []],
  ],
  // No parser knows it; a test of its own says what it is.
  sqlserver: [[/^BULK INSERT/u, []]],
};

const bodyOf = (statement: string): string => statement.split("$$")[1] ?? "";

const parsersOf = (name: Warehouse, statement: string): readonly Read[] =>
  OTHERS[name]?.find(([pattern]) => pattern.test(statement))?.[1] ?? PARSERS[name];

/** Whether a parser that is always there reads statements like this; sqlfluff alone reads the others. */
export const isRead = (name: Warehouse, statement: string): boolean => parsersOf(name, statement).length > 0;

/**
 * What parsers have against a statement.
 *
 * @param like - the statement that decides which of them are asked; a broken one may not look like what it was
 */
export function complaints(name: Warehouse, statement: string, like: string = statement): readonly string[] {
  return complaintsOf(parsersOf(name, like), statement);
}

const complaintsOf = (parsers: readonly Read[], statement: string): readonly string[] =>
  parsers.flatMap((read) => {
    try {
      read(statement);
      return [];
    } catch (error) {
      return [String(error).slice(0, 300)];
    }
  });

/** What parsers have against any of the statements: all of them, or only the first, which is the fast one. */
export const allComplaints = (
  name: Warehouse,
  statements: readonly EmittedStatement[],
  only?: "fast",
): readonly string[] =>
  statements.flatMap(({ file, title, text }) =>
    complaintsOf(parsersOf(name, text).slice(0, only === undefined ? undefined : 1), text).map(
      (complaint) => `${file} ${title}: ${complaint}`,
    ),
  );
