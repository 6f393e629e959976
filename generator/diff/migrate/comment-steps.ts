import type { ColumnText } from "../../sql/dialect.ts";
import type { ChangeKind } from "../change.ts";
import { causesOf, namesOf } from "./column-steps.ts";
import type { MigrationContext } from "./migration-context.ts";
import type { MigrationStep } from "./migration-step.ts";
import { eventsOf, type TablePlan } from "./table-plan.ts";

/** Facts of an event that its comment tells. */
const TOLD: readonly ChangeKind[] = ["event.lifecycle", "event.availability", "event.description", "event.name"];

/** Brings the comments of a table and of its columns up to date; one that is made anew has them already. */
export function commentSteps(plan: TablePlan, context: MigrationContext): readonly MigrationStep[] {
  const { migrate } = context.dialect;
  const { textBefore, textAfter } = plan;
  if (plan.isReplaced || migrate.replaces.includes("comments")) return [];
  const changed = changedColumns(plan, context);
  const table =
    textBefore.comment === textAfter.comment
      ? []
      : migrate.describeTable(textAfter.name, textAfter.comment, textBefore.comment !== "");
  const columns = changed.flatMap(({ text, had }) => migrate.describeColumn(textAfter.name, text, had));
  const causes = [
    ...context.findCauses({ scope: plan.after.scope, events: eventsOf(plan), takes: (kind) => TOLD.includes(kind) }),
    ...changed.flatMap(({ names }) => causesOf(plan, context, names, undefined)),
  ];
  const statements = [...table, ...columns];
  if (statements.length === 0) return [];
  return [{ title: `${plan.after.name}: what comments tell`, causes: [...new Set(causes)], statements }];
}

interface ChangedColumn {
  readonly text: ColumnText;
  readonly had: boolean;
  readonly names: readonly string[];
}

function changedColumns(plan: TablePlan, { dialect }: MigrationContext): readonly ChangedColumn[] {
  const quote = dialect.quoteIdentifier;
  const find = (columns: readonly ColumnText[], name: string): ColumnText | undefined =>
    columns.find((column) => column.name === quote(name));
  return plan.match.pairs.flatMap(({ before, after }): readonly ChangedColumn[] => {
    const former = find(plan.textBefore.columns, before.name)?.comment ?? "";
    const text = find(plan.textAfter.columns, after.name);
    if (text === undefined || text.comment === former) return [];
    return [{ text, had: former !== "", names: namesOf(plan, after) }];
  });
}
