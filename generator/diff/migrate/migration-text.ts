import { templateRenderer, type Templates } from "../../emit/template-renderer.ts";
import type { Model } from "../../model/model.ts";
import type { Dialect } from "../../sql/dialect.ts";
import type { Naming } from "../../sql/names/naming.ts";
import { commentText } from "../../sql/text/comment-text.ts";
import type { JudgedChange } from "../judged-change.ts";
import { likelyRenames } from "./likely-renames.ts";
import { migrationParts } from "./migration-parts.ts";
import type { MigrationStep } from "./migration-step.ts";
import { guardStatements, recordModel } from "./model-steps.ts";

/** What the user may choose about a migration. */
export interface MigrationOptions {
  readonly naming: Naming;
  /** Models before both, the oldest first: as the tables of the model before were made. */
  readonly history: readonly Model[];
  readonly templates: Templates;
  /** Steps that lose values are run; else they are written as comments. */
  readonly allowDestructive: boolean;
}

/** What the template `templates/sql/migration.sql.eta` gets as `it`. All texts are fit for a comment to the end of a line. */
export interface MigrationTemplateData {
  /** Name of the engine. @example "PostgreSQL" */
  readonly dialect: string;
  readonly from: { readonly release: string; readonly modelId: string };
  readonly to: { readonly release: string; readonly modelId: string };
  /** What people should know before they use it, a line each. */
  readonly notes: readonly string[];
  /** SQL before the transaction, and after it; may be empty. */
  readonly opening: string;
  readonly closing: string;
  /** What opens and ends a transaction; empty where the engine can't take such statements back. */
  readonly begin: string;
  readonly commit: string;
  /** The SQL that refuses a database of another model. */
  readonly guard: string;
  /** Empty where nothing is to do. */
  readonly parts: readonly {
    readonly title: string;
    readonly steps: readonly {
      readonly title: string;
      readonly causes: readonly string[];
      /** What becomes of values, a line each. */
      readonly notes: readonly string[];
      readonly sql: string;
    }[];
  }[];
  /** Both models have the same facts, and no statement of theirs differs. */
  readonly isNothingToDo: boolean;
  /** The SQL that records the model after. */
  readonly record: string;
  /** How many steps are written as comments, since they lose values. */
  readonly withheld: number;
  /** How many steps may lose digits of floats. */
  readonly losingDigits: number;
  /** Changes of names that are likely and not certain, which are carried out as such; a sentence each. */
  readonly likelyRenames: readonly string[];
}

/**
 * Writes the statements that bring a database from one model to another: its tables, lookups and views.
 *
 * @param judged - what changed between the two, with the message of each change
 * @throws UserError where the template can't be filled
 */
export function migrationText(
  before: Model,
  after: Model,
  judged: readonly JudgedChange[],
  dialect: Dialect,
  { naming, history, templates, allowDestructive }: MigrationOptions,
): string {
  const parts = migrationParts(before, after, judged, dialect, { naming, history });
  const { opening = [], statements, closing = [] } = guardStatements(before, after, dialect);
  const steps = parts.flatMap((part) => part.steps);
  const isWithheld = ({ isDestructive = false }: MigrationStep): boolean => isDestructive && !allowDestructive;
  return templateRenderer<MigrationTemplateData>(
    templates,
    "sql/migration.sql.eta",
  )({
    dialect: dialect.title,
    from: { release: commentText(before.release), modelId: before.id },
    to: { release: commentText(after.release), modelId: after.id },
    notes: [...dialect.notes, ...dialect.migrate.notes],
    opening: opening.join("\n"),
    closing: closing.join("\n"),
    begin: dialect.transaction?.begin ?? "",
    commit: dialect.transaction?.commit ?? "",
    guard: statements.join("\n"),
    parts: parts.map((part) => ({
      title: part.title,
      steps: part.steps.map((step) => ({
        title: inComment(step.title),
        causes: step.causes.map(inComment),
        notes: notesOf(step),
        sql: isWithheld(step) ? asComment(stepSql(step, dialect)) : stepSql(step, dialect),
      })),
    })),
    isNothingToDo: parts.length === 0 && before.id === after.id,
    record: stepSql({ statements: [recordModel(before, after, dialect)] }, dialect),
    withheld: steps.filter(isWithheld).length,
    losingDigits: steps.filter(({ mayLoseDigits = false }) => mayLoseDigits).length,
    likelyRenames: likelyRenames(judged).map(inComment),
  });
}

const LOSES_DIGITS = "May lose digits: texts that the engine gives of floats may have fewer than these have.";

const notesOf = ({ notes = [], mayLoseDigits = false }: MigrationStep): readonly string[] =>
  [...notes, ...(mayLoseDigits ? [LOSES_DIGITS] : [])].map(inComment);

/** Clients put values for variables even inside of comments; a space keeps what looks like one from being one. */
const inComment = (text: string): string => commentText(text).replaceAll(/([$&{])(?=[({])/gu, "$1 ");

const asComment = (sql: string): string => sql.replaceAll(/^/gmu, "-- ");

/** What is added by one batch, only the next one sees. */
function stepSql({ statements }: Pick<MigrationStep, "statements">, { batchEnd }: Dialect): string {
  const isOpen = batchEnd !== undefined && statements.at(-1) !== batchEnd;
  return [...statements, ...(isOpen ? [batchEnd] : [])].join("\n");
}
