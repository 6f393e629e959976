import type { GuardText, Migrations } from "../dialect.ts";
import { verdict } from "./guards.ts";
import { standardMigrations, type MigrationParts } from "./standard-migrations.ts";
import { textsBy, withoutZeros } from "./text-of.ts";

/** The text of an exception stands in its declaration, so each message has one. */
function guardBlock(check: GuardText, quote: MigrationParts["quoteLiteral"]): string {
  const { expected, reached, refusal, done } = check;
  const state = verdict({ ...check, refusal: "refusal", done: "done" }, quote, quote("taken"));
  const leadsOn = expected !== reached;
  return [
    "EXECUTE IMMEDIATE $$",
    "DECLARE",
    "  state VARCHAR;",
    `  refusal EXCEPTION (-20001, ${quote(refusal)});`,
    ...(leadsOn ? [`  done EXCEPTION (-20002, ${quote(done)});`] : []),
    "BEGIN",
    `  state := (SELECT ${state} FROM ${check.table});`,
    ...(leadsOn ? ["  IF (state = 'done') THEN RAISE done; END IF;"] : []),
    "  IF (state = 'refusal') THEN RAISE refusal; END IF;",
    "END;",
    "$$;",
  ].join("\n");
}

/** Snowflake: a statement that alters a table commits by itself. */
export const snowflakeMigrations = (parts: MigrationParts): Migrations => ({
  ...standardMigrations(parts),
  guard: (check) => ({ statements: [guardBlock(check, parts.quoteLiteral)] }),
  replaces: ["dropped keys"],
  timeDigits: 9,
  cutsFloats: true,
  textOf: textsBy((column) => `TO_VARCHAR(${column})`, {
    number: (column) => withoutZeros(`TO_VARCHAR(${column})`),
    "date-time": (column) => `TO_VARCHAR(CONVERT_TIMEZONE('UTC', ${column}), 'YYYY-MM-DD"T"HH24:MI:SS.FF9"Z"')`,
  }),
  jsonText: (text) => `TO_JSON(TO_VARIANT(${text}))`,
  notes: ["Stop at the first error (snowsql -o exit_on_error=true)."],
});
