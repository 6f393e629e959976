import type { GuardText, Migrations } from "../dialect.ts";
import { verdict } from "./guards.ts";
import { addThenDescribe, standardMigrations, type MigrationParts } from "./standard-migrations.ts";
import { textsBy } from "./text-of.ts";

/** In a transaction, of which nothing is left once a statement of it has failed, whatever a client does then. */
const guard = (check: GuardText, quote: MigrationParts["quoteLiteral"]): readonly string[] => [
  [
    "DO $guard$",
    "DECLARE",
    "  refusal TEXT;",
    "BEGIN",
    `  SELECT ${verdict(check, quote, "NULL")} INTO refusal FROM ${check.table};`,
    "  IF refusal IS NOT NULL THEN",
    "    RAISE EXCEPTION USING MESSAGE = refusal;",
    "  END IF;",
    "END $guard$;",
  ].join("\n"),
];

/** PostgreSQL alters types in place: rights, indexes and places of columns stay. */
export const postgresMigrations = (parts: MigrationParts): Migrations => ({
  ...standardMigrations(parts),
  addColumn: addThenDescribe(standardMigrations(parts)),
  guard: (check) => ({ statements: guard(check, parts.quoteLiteral) }),
  retype: (table, { name, type }, value) => [`ALTER TABLE ${table} ALTER COLUMN ${name} TYPE ${type} USING ${value};`],
  textOf: textsBy((column) => `CAST(${column} AS TEXT)`, {
    "date-time": (column) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
  }),
  jsonText: (text) => `CAST(to_json(${text}) AS TEXT)`,
  joinObjects: (left, right) => `COALESCE(${left} || ${right}, ${left}, ${right})`,
  notes: [
    "A view of your own over a table whose types or columns change stops it: drop it before, and make it anew after.",
  ],
});
