import type { Migrations } from "../dialect.ts";
import { recordedId, standardMigrations, type MigrationParts } from "./standard-migrations.ts";
import { textsBy } from "./text-of.ts";

/** ClickHouse: what tables are sorted and split by can't be renamed or dropped, and rows change by mutations. */
export function clickhouseMigrations(parts: MigrationParts): Migrations {
  const { quoteLiteral: quote, quoteIdentifier } = parts;
  return {
    ...standardMigrations(parts, {
      renameTable: (from, to) => [`RENAME TABLE ${from} TO ${quoteIdentifier(to)};`],
    }),
    guard: ({ table, column, expected, reached, refusal, done }) => {
      const recorded = recordedId(`toNullable(${column})`, "''");
      const already = expected === reached ? [] : [`throwIf(${recorded} = ${quote(reached)}, ${quote(done)})`];
      const checks = [...already, `throwIf(${recorded} != ${quote(expected)}, ${quote(refusal)})`];
      return { statements: checks.map((check) => `SELECT ${check}\nFROM ${table};`) };
    },
    describeTable: (table, comment) => [`ALTER TABLE ${table} MODIFY COMMENT ${quote(comment)};`],
    describeColumn: (table, { name, comment }) => [`ALTER TABLE ${table} COMMENT COLUMN ${name} ${quote(comment)};`],
    replaces: ["dropped keys", "renamed keys"],
    timeDigits: 9,
    textOf: textsBy((column) => `toString(${column})`, {
      "date-time": (column) => `concat(replaceOne(toString(${column}), ' ', 'T'), 'Z')`,
    }),
    jsonText: (text) => `toJSONString(assumeNotNull(${text}))`,
    update: (table, assignments, condition) =>
      `ALTER TABLE ${table} UPDATE\n  ${assignments.join(",\n  ")}\nWHERE ${condition}\nSETTINGS mutations_sync = 2;`,
    notes: [
      "The client stops at the first error, unless it is run with --ignore-error. An INSERT that failed may have copied some",
      "rows: TRUNCATE its table before you go on with it.",
    ],
  };
}
