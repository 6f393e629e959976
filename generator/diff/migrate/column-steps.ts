import { columnTexts } from "../../emit/sql/table-text.ts";
import type { Column } from "../../sql/columns/table.ts";
import type { ColumnText, Dialect } from "../../sql/dialect.ts";
import { OWN_COLUMNS } from "../../sql/names/relation-names.ts";
import type { ChangeKind } from "../change.ts";
import {
  conversionNotes,
  convertedValue,
  formerText,
  isLost,
  mayLoseDigits,
  unconvertedMember,
} from "./convert-column.ts";
import type { EarlierColumns } from "./earlier-columns.ts";
import type { ColumnPair } from "./match-columns.ts";
import type { MigrationContext } from "./migration-context.ts";
import type { MigrationStep } from "./migration-step.ts";
import { spareName, type Rename } from "./order-renames.ts";
import { copyStatement } from "./replace-table.ts";
import { eventsOf, type TablePlan } from "./table-plan.ts";
import { addedCauses, NAMES_SETTLED } from "./table-steps.ts";

const RENAMES: readonly ChangeKind[] = ["attribute.name"];
const ADDS: readonly ChangeKind[] = ["attribute", "attribute.listedIn"];
const RETYPES: readonly ChangeKind[] = ["attribute.type", "attribute.storage", "attribute.format"];

/** What the columns of one table are brought by to where they belong: in place, or by a table that takes its place. */
export function columnSteps(
  plan: TablePlan,
  context: MigrationContext,
  earlier: EarlierColumns,
): readonly MigrationStep[] {
  if (plan.isReplaced) return [replacedTable(plan, context, earlier)];
  const { renames, match, retyped } = plan;
  return [
    ...renames.steps.map((rename) => renamedColumn(rename, plan, context)),
    ...match.added.map((column) => addedColumn(column, plan, context, earlier)),
    ...retyped.map((pair) => retypedColumn(pair, plan, context)),
  ];
}

function renamedColumn({ from, to }: Rename, plan: TablePlan, context: MigrationContext): MigrationStep {
  const { dialect, before, after } = context;
  const { migrate, quoteIdentifier } = dialect;
  const isIt = (column: Column): boolean => column.name === from || spareName(column.name, after.model.id) === from;
  const column = plan.before.columns.find(isIt) as Column;
  const [, text] = columnTexts({ columns: [column] }, before.discriminator, dialect);
  const renamed = { ...(text as ColumnText), name: quoteIdentifier(to) };
  return {
    title: `${plan.after.name}: ${from} becomes ${to}`,
    causes: causesOf(plan, context, namesOf(plan, column), RENAMES),
    statements: migrate.renameColumn(plan.textAfter.name, quoteIdentifier(from), renamed),
  };
}

/** The names of an attribute in both models, by its column in one of them. */
export const namesOf = ({ match }: TablePlan, column: Column): readonly string[] => {
  const pair = match.pairs.find(({ before, after }) => before === column || after === column);
  return pair === undefined ? [column.key] : [pair.before.key, pair.after.key];
};

function addedColumn(
  column: Column,
  plan: TablePlan,
  context: MigrationContext,
  earlier: EarlierColumns,
): MigrationStep {
  const { dialect, after } = context;
  const [, text] = columnTexts({ columns: [column] }, after.discriminator, dialect);
  const returns = earlier(plan.after)?.has(column.name.toLowerCase()) === true;
  return {
    title: `${plan.after.name}: a column for ${column.key}`,
    causes: addedCauses(causesOf(plan, context, [column.key], ADDS), returns),
    statements: dialect.migrate.addColumn(plan.textAfter.name, text as ColumnText),
  };
}

/** What will not convert, or not come back, is told beside it first: afterwards it is gone. */
function retypedColumn(pair: ColumnPair, plan: TablePlan, context: MigrationContext): MigrationStep {
  const { dialect } = context;
  const { migrate, quoteIdentifier: quote, json, types } = dialect;
  const table = plan.textAfter.name;
  const name = quote(pair.after.name);
  const text = formerText(pair, name, dialect);
  const column: ColumnText = { name, type: types[pair.after.kind], required: false, comment: "" };
  const unconverted = quote(OWN_COLUMNS.unconverted);
  const told = migrate.joinObjects(unconverted, json.object([unconvertedMember(pair, text, dialect)]));
  const keep = migrate.update(table, [`${unconverted} = ${told}`], isLost(pair, text, dialect));
  return {
    title: `${plan.after.name}: ${pair.after.name} becomes ${column.type}`,
    causes: causesOf(plan, context, namesOf(plan, pair.after), RETYPES),
    ...lossesOf([pair], dialect),
    statements: [
      ...(pair.after.kind === "string" ? [] : [keep]),
      ...(migrate.retype?.(table, column, convertedValue(pair, text, dialect)) ?? []),
    ],
  };
}

const lossesOf = (
  pairs: readonly ColumnPair[],
  dialect: Dialect,
): Required<Pick<MigrationStep, "notes" | "mayLoseDigits">> => ({
  notes: pairs.flatMap((pair) => conversionNotes(pair, dialect)),
  mayLoseDigits: pairs.some((pair) => mayLoseDigits(pair, dialect)),
});

function replacedTable(plan: TablePlan, context: MigrationContext, earlier: EarlierColumns): MigrationStep {
  const { dialect, after } = context;
  const { name } = plan.after;
  const causes = [...plan.match.pairs.map((pair) => pair.after), ...plan.match.added, ...plan.match.removed].flatMap(
    (column) => causesOf(plan, context, namesOf(plan, column), undefined),
  );
  const own = context.findCauses({ scope: plan.after.scope, events: eventsOf(plan), takes: isOfEvent });
  const spare = spareName(name, after.model.id);
  const keptAs = hasEarlierColumns(plan, earlier) ? asideName(plan, context) : undefined;
  return {
    title: `${name}: a table takes its place, with its rows`,
    causes: [...new Set([...own, ...causes])],
    ...lossesOf(plan.retyped, dialect),
    statements: dialect.migrate.replaceTable({
      table: plan.textAfter,
      temporary: spare,
      copy: (into) => copyStatement(into, plan, dialect),
      ...(keptAs === undefined ? {} : { keepAs: keptAs }),
    }),
  };
}

/** The name under which a table stays that another one took the place of. */
export const asideName = ({ after }: TablePlan, context: MigrationContext): string =>
  spareName(after.name, context.before.model.id);

/** Whether the table may have columns that only earlier releases knew, so that it can't go. */
export function hasEarlierColumns({ before }: TablePlan, earlier: EarlierColumns): boolean {
  const known = new Set(before.columns.map(({ name }) => name.toLowerCase()));
  return [...(earlier(before) ?? [])].some((name) => !known.has(name));
}

const isOfEvent = (kind: ChangeKind): boolean => /^event\.(?!printed|missingIn|seeAlso|theme)/u.test(kind);

/** What a column's type, name or comment follows from. */
const isOfColumn = (kind: ChangeKind): boolean => /^attribute(?!\.(?:printed|missingIn))/u.test(kind);

/** The changes that a step on a column follows from; all that its comment tells, where no kinds are named. */
export function causesOf(
  plan: TablePlan,
  { findCauses }: MigrationContext,
  attributes: readonly string[],
  kinds: readonly ChangeKind[] | undefined,
): readonly string[] {
  const takes = (kind: ChangeKind): boolean => kinds?.includes(kind) ?? isOfColumn(kind);
  const causes = findCauses({ scope: plan.after.scope, events: eventsOf(plan), attributes, takes });
  return causes.length === 0 && kinds !== undefined ? [NAMES_SETTLED] : causes;
}
