import type { Migrations } from "../dialect.ts";
import { failingGuard } from "./guards.ts";
import { addThenDescribe, joinTexts, standardMigrations, type MigrationParts } from "./standard-migrations.ts";
import { textsBy, withoutZeros } from "./text-of.ts";

/** DuckDB alters no type in the transaction that has changed rows, and drops no column before one with an index. */
export const duckdbMigrations = (parts: MigrationParts): Migrations => ({
  ...standardMigrations(parts),
  addColumn: addThenDescribe(standardMigrations(parts)),
  guard: (check) => ({ statements: failingGuard(check, parts.quoteLiteral, (message) => `error(${message})`) }),
  replaces: ["dropped columns"],
  textOf: textsBy((column) => `CAST(${column} AS VARCHAR)`, {
    float: (column) => `regexp_replace(CAST(${column} AS VARCHAR), '\\.0$', '')`,
    number: (column) => withoutZeros(`CAST(${column} AS VARCHAR)`),
    "date-time": (column) => `strftime(${column} AT TIME ZONE 'UTC', '%Y-%m-%dT%H:%M:%S.%fZ')`,
  }),
  jsonText: (text) => `CAST(to_json(${text}) AS VARCHAR)`,
  joinObjects: (left, right) =>
    `CAST(${joinTexts(parts, "SUBSTR", "LENGTH")(`CAST(${left} AS VARCHAR)`, `CAST(${right} AS VARCHAR)`)} AS JSON)`,
});
