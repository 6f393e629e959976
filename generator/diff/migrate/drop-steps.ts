import { relationText } from "../../sql/text/relation-text.ts";
import type { ChangeKind } from "../change.ts";
import { asideName, causesOf, hasEarlierColumns } from "./column-steps.ts";
import type { EarlierColumns } from "./earlier-columns.ts";
import { lookupDrops } from "./lookup-steps.ts";
import type { MigrationContext } from "./migration-context.ts";
import type { MigrationStep } from "./migration-step.ts";
import { spareName } from "./order-renames.ts";
import { copyAsTheyAre } from "./replace-table.ts";
import type { KeptColumn, TablePlan } from "./table-plan.ts";

const LEAVES: readonly ChangeKind[] = ["attribute", "attribute.listedIn"];

/** What would lose values: columns and tables of what left. */
export function dropSteps(context: MigrationContext, earlier: EarlierColumns): readonly MigrationStep[] {
  const { tables, tableRenames, dialect, findCauses, plans } = context;
  const left = tables.removed.map(({ name, scope, event }): MigrationStep => {
    const table = tableRenames.aside.get(name) ?? name;
    const takes = (kind: ChangeKind): boolean => kind === "event" || kind === "scope";
    return {
      title: `${table}: the event left`,
      causes: findCauses({ scope, events: [event.name], takes }),
      statements: dialect.migrate.dropTable(relationText(table, dialect)),
      isDestructive: true,
    };
  });
  const replaced = plans.filter((plan) => plan.isReplaced && hasEarlierColumns(plan, earlier));
  return [
    ...plans.flatMap((plan) => columnDrops(plan, context)),
    ...left,
    ...replaced.map((plan) => replacedTableDrop(plan, context)),
    ...lookupDrops(context),
  ];
}

function replacedTableDrop(plan: TablePlan, context: MigrationContext): MigrationStep {
  const name = asideName(plan, context);
  return {
    title: `${name}: another table has taken its place, but it may have columns that only earlier releases knew`,
    causes: [],
    statements: context.dialect.migrate.dropTable(relationText(name, context.dialect)),
    isDestructive: true,
  };
}

function columnDrops(plan: TablePlan, context: MigrationContext): readonly MigrationStep[] {
  const { migrate, quoteIdentifier } = context.dialect;
  if (plan.kept.length > 0 && needsNarrower(plan, context)) return [narrowerTable(plan, context)];
  return plan.kept.map((kept) => ({
    title: `${plan.after.name}: ${kept.name} left`,
    causes: leaveCauses(kept, plan, context),
    statements: migrate.dropColumn(plan.textAfter.name, quoteIdentifier(kept.name)),
    isDestructive: true,
  }));
}

const leaveCauses = ({ column }: KeptColumn, plan: TablePlan, context: MigrationContext): readonly string[] =>
  causesOf(plan, context, [column.key], LEAVES);

function needsNarrower({ kept, textBefore }: TablePlan, { dialect }: MigrationContext): boolean {
  const { replaces } = dialect.migrate;
  const keys: readonly string[] = Object.values(textBefore.keys);
  const hasKey = kept.some(({ column }) => keys.includes(dialect.quoteIdentifier(column.name)));
  return replaces.includes("dropped columns") || (hasKey && replaces.includes("dropped keys"));
}

/** For engines that can't drop the columns: a table without them takes the place. */
function narrowerTable(plan: TablePlan, context: MigrationContext): MigrationStep {
  const { dialect, after } = context;
  const names = plan.kept.map(({ name }) => dialect.quoteIdentifier(name));
  const table = {
    ...plan.textAfter,
    columns: plan.textAfter.columns.filter(({ name }) => !names.includes(name)),
  };
  return {
    title: `${plan.after.name}: ${plan.kept.map(({ name }) => name).join(", ")} left`,
    causes: [...new Set(plan.kept.flatMap((kept) => leaveCauses(kept, plan, context)))],
    statements: dialect.migrate.replaceTable({
      table,
      temporary: spareName(plan.after.name, `${after.model.id} narrower`),
      copy: (into) => copyAsTheyAre(into, table.name, table),
    }),
    isDestructive: true,
  };
}
