import { compareModels } from "../../../generator/diff/compare-models.ts";
import { judgeChanges } from "../../../generator/diff/judge-changes.ts";
import { migrationText } from "../../../generator/diff/migrate/migration-text.ts";
import type { DialectName } from "../../../generator/sql/dialect.ts";
import { DIALECTS } from "../../../generator/sql/dialects.ts";
import { templates } from "../../emit/templates.ts";
import { statementsIn, type EmittedStatement } from "../../sql/grammar/statements-of.ts";
import { MIGRATION_PAIRS, type MigrationPair } from "./migration-pairs.ts";

/** The migration of a pair of models; what left is dropped. */
export function migrationOf({ before, after, renames = [] }: MigrationPair, name: DialectName): string {
  const dialect = DIALECTS.find((candidate) => candidate.name === name);
  if (dialect === undefined) throw new Error(`no dialect ${name}`);
  const judged = judgeChanges(compareModels(before, after, { renames: { entries: renames } }));
  return migrationText(before, after, judged, dialect, {
    naming: "snake",
    history: [],
    templates,
    allowDestructive: true,
  });
}

/**
 * The statements of the migrations of all pairs. Those that make views are left out: they are those of `views.sql`, which
 * other tests read.
 */
export const migrationStatements = (name: DialectName): readonly EmittedStatement[] =>
  MIGRATION_PAIRS.flatMap((pair) => statementsIn(name, pair.title, migrationOf(pair, name))).filter(
    ({ text }) => !/^CREATE (?:OR REPLACE )?VIEW/u.test(text),
  );

/** The shortest statement of each kind: of those that begin with the same words, names and texts apart. */
export function oneOfEachForm(statements: readonly EmittedStatement[]): readonly EmittedStatement[] {
  const forms = new Map<string, EmittedStatement>();
  for (const statement of statements) {
    const form = formOf(statement);
    const known = forms.get(form);
    if (known === undefined || statement.text.length < known.text.length) forms.set(form, statement);
  }
  return [...forms.values()];
}

/** @example "ALTER TABLE ADD COLUMN" */
const formOf = ({ text }: EmittedStatement): string => {
  const head = text.split(/\bSELECT\b|\(|\bVALUES\b/u, 1)[0] ?? "";
  return (head.replaceAll(/N?'[^']*'|"[^"]*"|`[^`]*`|\[[^\]]*\]/gu, "").match(/\b[A-Z_a-z@]+\b/gu) ?? [])
    .slice(0, 8)
    .join(" ");
};
