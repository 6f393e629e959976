import type { Migrations } from "../dialect.ts";
import { recordedId, standardMigrations, type MigrationParts } from "./standard-migrations.ts";
import { textsBy } from "./text-of.ts";

/** BigQuery: columns of partitions and clusters stay what they are. */
export function bigqueryMigrations(parts: MigrationParts): Migrations {
  const { quoteLiteral: quote } = parts;
  const description = (comment: string): string => `SET OPTIONS (description = ${quote(comment)})`;
  return {
    ...standardMigrations(parts),
    guard: ({ table, column, expected, reached, refusal, done }) => {
      const recorded = `(SELECT ${recordedId(column, "''")} FROM ${table})`;
      const already = expected === reached ? [] : [`ASSERT ${recorded} != ${quote(reached)} AS ${quote(done)};`];
      return { statements: [...already, `ASSERT ${recorded} = ${quote(expected)} AS ${quote(refusal)};`] };
    },
    describeTable: (table, comment) => [`ALTER TABLE ${table} ${description(comment)};`],
    describeColumn: (table, { name, comment }) => [
      `ALTER TABLE ${table} ALTER COLUMN ${name} ${description(comment)};`,
    ],
    replaces: ["dropped keys", "renamed keys"],
    textOf: textsBy((column) => `CAST(${column} AS STRING)`, {
      "date-time": (column) => `FORMAT_TIMESTAMP('%Y-%m-%dT%H:%M:%E6SZ', ${column}, 'UTC')`,
    }),
    jsonText: (text) => `TO_JSON_STRING(${text})`,
    notes: ["Run it as one script, which stops at the first error."],
  };
}
