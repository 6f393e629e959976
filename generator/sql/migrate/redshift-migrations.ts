import type { Migrations } from "../dialect.ts";
import { castingGuard } from "./guards.ts";
import { addThenDescribe, joinTexts, standardMigrations, type MigrationParts } from "./standard-migrations.ts";
import { booleanText, textsBy, withoutZeros } from "./text-of.ts";

/** Two backslashes in a literal are one. What else JSON escapes, no column that is not text can hold. */
const escaped = (text: string): string =>
  [
    ["\\\\", "\\\\\\\\"],
    ['"', '\\\\"'],
    ["\\n", "\\\\n"],
    ["\\r", "\\\\r"],
    ["\\t", "\\\\t"],
  ].reduce((inner, [from = "", to = ""]) => `REPLACE(${inner}, '${from}', '${to}')`, text);

/** Amazon Redshift: a column's comment is a statement of its own, and what a table is sorted or spread by stays. */
export function redshiftMigrations(parts: MigrationParts): Migrations {
  const standard = standardMigrations(parts);
  return {
    ...standard,
    addColumn: addThenDescribe(standard),
    guard: (check) => ({ statements: castingGuard(check, parts.quoteLiteral) }),
    replaces: ["dropped keys"],
    cutsFloats: true,
    textOf: textsBy((column) => `CAST(${column} AS VARCHAR)`, {
      boolean: booleanText(
        (column) => column,
        (column) => `NOT ${column}`,
      ),
      number: (column) => withoutZeros(`CAST(${column} AS VARCHAR)`),
      "date-time": (column) => `TO_CHAR(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
    }),
    lengthOf: (text) => `LEN(${text})`,
    restOf: (text, start) => `SUBSTRING(${text}, ${String(start)}, LEN(${text}))`,
    jsonText: (text) => `'"' || ${escaped(text)} || '"'`,
    joinObjects: joinTexts(parts, "SUBSTRING", "LEN"),
    notes: ["The guard is a cast that fails; its message is what can't be cast. The transaction is lost with it."],
  };
}
