import { tableText } from "../../emit/sql/table-text.ts";
import { relationText } from "../../sql/text/relation-text.ts";
import type { EarlierColumns } from "./earlier-columns.ts";
import type { MigrationContext } from "./migration-context.ts";
import type { MigrationStep } from "./migration-step.ts";
import { spareName } from "./order-renames.ts";
import { eventsOf } from "./table-plan.ts";

/** What is told where no change is the cause. */
export const NAMES_SETTLED = "Names are settled anew for this release.";

/** What is told of what an earlier release had. */
const RETURNS = "An earlier release had it: where it is still there, leave this step out.";

/** What is added in a step, and a warning where it may be there already. */
export const addedCauses = (causes: readonly string[], returns: boolean): readonly string[] => [
  ...(causes.length === 0 ? [NAMES_SETTLED] : causes),
  ...(returns ? [RETURNS] : []),
];

/** Gives tables their names, and makes those of new events. */
export function tableSteps(context: MigrationContext, earlier: EarlierColumns): readonly MigrationStep[] {
  const { tables, tableRenames, dialect, findCauses } = context;
  const renames = tableRenames.steps.map(({ from, to }): MigrationStep => {
    const plan = context.plans.find(
      ({ before }) => before.name === from || spareName(before.name, context.after.model.id) === from,
    );
    const events =
      plan === undefined
        ? tables.removed.filter(({ name }) => name === from).map(({ event }) => event.name)
        : eventsOf(plan);
    const causes = findCauses({ events, takes: (kind) => kind === "event.name" });
    return {
      title: `${from} becomes ${to}`,
      causes: causes.length === 0 ? [NAMES_SETTLED] : causes,
      statements: dialect.migrate.renameTable(relationText(from, dialect), to, plan?.textBefore.keys),
    };
  });
  return [...renames, ...addedTables(context, earlier)];
}

function addedTables(context: MigrationContext, earlier: EarlierColumns): readonly MigrationStep[] {
  const { tables, after, dialect, findCauses } = context;
  return tables.added.map((table): MigrationStep => {
    const takes = (kind: string): boolean => kind === "event" || kind === "scope";
    const causes = findCauses({ scope: table.scope, events: [table.event.name], takes });
    return {
      title: `${table.name}: a table for a new event`,
      causes: addedCauses(causes, earlier(table) !== undefined),
      statements: dialect.createTable(tableText(table, after.discriminator, after.model.id, dialect)),
    };
  });
}
