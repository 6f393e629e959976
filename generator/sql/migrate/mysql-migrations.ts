import type { ColumnText, Guard, GuardText, Migrations } from "../dialect.ts";
import { recordedId, standardMigrations, type MigrationParts } from "./standard-migrations.ts";
import { bitText, textsBy } from "./text-of.ts";

/** A row with the recorded id fits into a table that takes no other one; the name of what it breaks is the message. */
function guard({ table, column, expected, reached }: GuardText, parts: MigrationParts): Guard {
  const { quoteIdentifier, quoteLiteral } = parts;
  const check = (name: string, condition: string): string =>
    `CONSTRAINT ${quoteIdentifier(name)} CHECK (${column} ${condition})`;
  const checks = [
    ...(expected === reached ? [] : [check(`already at model ${reached}`, `<> ${quoteLiteral(reached)}`)]),
    check(
      `database is not at model ${expected}`,
      `IN (${[...new Set([expected, reached])].map(quoteLiteral).join(", ")})`,
    ),
  ];
  return {
    statements: [
      "DROP TEMPORARY TABLE IF EXISTS activity_log_guard;",
      `CREATE TEMPORARY TABLE activity_log_guard (\n  ${[`${column} VARCHAR(255)`, ...checks].join(",\n  ")}\n);`,
      `INSERT INTO activity_log_guard SELECT ${recordedId(column, "''")} FROM ${table};`,
      "DROP TEMPORARY TABLE activity_log_guard;",
    ],
  };
}

/** In the form in which conversions take it: exact to the letter. */
const castText = (column: string): string => `(CAST(${column} AS CHAR CHARACTER SET utf8mb4) COLLATE utf8mb4_bin)`;

/** MySQL and MariaDB: a comment is part of a column's definition; a change of a type, in strict mode, fails where a value does. */
export const mysqlMigrations = (parts: MigrationParts): Migrations => ({
  ...standardMigrations(parts),
  guard: (check) => guard(check, parts),
  describeTable: (table, comment) => [`ALTER TABLE ${table} COMMENT = ${parts.quoteLiteral(comment)};`],
  describeColumn: (table, column: ColumnText) => [
    `ALTER TABLE ${table} MODIFY COLUMN ${parts.columnDefinition(column)};`,
  ],
  textOf: textsBy(castText, {
    boolean: bitText,
    number: (column) => `TRIM(TRAILING '.' FROM TRIM(TRAILING '0' FROM ${castText(column)}))`,
    "date-time": (column) => `(DATE_FORMAT(${column}, '%Y-%m-%dT%H:%i:%s.%fZ') COLLATE utf8mb4_bin)`,
  }),
  jsonText: (text) => `JSON_QUOTE(${text})`,
  notes: ["The client stops at the first error, unless it is run with --force."],
});
