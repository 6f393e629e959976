import { BREAKS } from "./broken-statements.ts";
import { SMALL_MODEL } from "./small-model.ts";
import { kindOf, oneOfEachKind, statementsOf, type EmittedStatement } from "./statements-of.ts";
import type { Warehouse } from "./warehouse-parsers.ts";

/** A statement that was broken on purpose; its title says how, and what kind it was. */
export interface BrokenStatement extends EmittedStatement {
  readonly name: Warehouse;
  readonly way: string;
  /** What it was. */
  readonly whole: string;
}

/** A statement of each kind, in each way that breaks it. */
export const brokenStatements = (name: Warehouse): readonly BrokenStatement[] =>
  oneOfEachKind(statementsOf(name, SMALL_MODEL))
    .flatMap((statement) =>
      Object.entries(BREAKS).map(([way, break_]) => ({
        name,
        way,
        file: statement.file,
        title: `${name}, ${way}: ${kindOf(statement)}`,
        text: break_(statement.text),
        whole: statement.text,
      })),
    )
    .filter(({ text, whole, title }) => text !== whole && !LEGAL.includes(title));

/** No faults in these engines: a comma may stand after the last column of a SELECT. */
const LEGAL: readonly string[] = [
  "bigquery, trailing comma: raw.sql CREATE OR REPLACE VIEW",
  "snowflake, trailing comma: raw.sql CREATE OR REPLACE VIEW",
];

/** What sqlparser does not notice. It reads no more than the body of a function for Snowflake. */
export const MISSED_BREAKS: readonly string[] = [
  "snowflake, foreign clause: raw.sql CREATE OR REPLACE FUNCTION",
  "snowflake, missing paren: raw.sql CREATE STAGE IF NOT EXISTS",
  "snowflake, typo: raw.sql CREATE OR REPLACE FUNCTION",
  "sqlserver, foreign clause: lookups.sql CREATE TABLE",
  "sqlserver, foreign clause: raw.sql CREATE TABLE",
  "sqlserver, foreign clause: tables.sql CREATE TABLE",
];
