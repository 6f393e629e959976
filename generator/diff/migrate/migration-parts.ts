import { sqlSource } from "../../emit/sql/sql-source.ts";
import type { Model } from "../../model/model.ts";
import type { TableOptions } from "../../sql/columns/build-tables.ts";
import type { Dialect } from "../../sql/dialect.ts";
import type { JudgedChange } from "../judged-change.ts";
import { columnSteps } from "./column-steps.ts";
import { commentSteps } from "./comment-steps.ts";
import { dropSteps } from "./drop-steps.ts";
import { earlierColumns } from "./earlier-columns.ts";
import { causeFinder } from "./find-causes.ts";
import { lookupSteps } from "./lookup-steps.ts";
import { formerKeys } from "./match-columns.ts";
import { matchTables } from "./match-tables.ts";
import type { MigrationContext } from "./migration-context.ts";
import type { MigrationPart } from "./migration-step.ts";
import { orderRenames } from "./order-renames.ts";
import { planTable } from "./table-plan.ts";
import { tableSteps } from "./table-steps.ts";
import { viewDrops, viewSteps } from "./view-steps.ts";

/** The steps that bring the tables, lookups and views of one model to those of another, in the order that works. */
export function migrationParts(
  before: Model,
  after: Model,
  judged: readonly JudgedChange[],
  dialect: Dialect,
  { naming, history = [] }: TableOptions,
): readonly MigrationPart[] {
  const past = modelsUntil(history, [before.id, after.id]);
  const context = migrationContext(before, after, judged, dialect, { naming, history: past });
  const earlier = earlierColumns(past, naming);
  const parts: readonly MigrationPart[] = [
    { title: "Views, out of the way: each change of a table would go through all of them", steps: viewDrops(context) },
    { title: "Tables", steps: tableSteps(context, earlier) },
    { title: "Columns", steps: context.plans.flatMap((plan) => columnSteps(plan, context, earlier)) },
    { title: "Comments", steps: context.plans.flatMap((plan) => commentSteps(plan, context)) },
    { title: "Lookups", steps: lookupSteps(context) },
    { title: "Views, made anew: each tells the model that it was made from", steps: viewSteps(context) },
    { title: "What left", steps: dropSteps(context, earlier) },
  ];
  return parts.filter(({ steps }) => steps.length > 0);
}

/** A history may hold both models, and what came after them. */
function modelsUntil(history: readonly Model[], ids: readonly string[]): readonly Model[] {
  const end = history.findIndex(({ id }) => ids.includes(id));
  return end < 0 ? history : history.slice(0, end);
}

function migrationContext(
  modelBefore: Model,
  modelAfter: Model,
  judged: readonly JudgedChange[],
  dialect: Dialect,
  { naming, history }: Required<TableOptions>,
): MigrationContext {
  const before = sqlSource(modelBefore, { naming, history });
  const after = sqlSource(modelAfter, { naming, history: [...history, modelBefore] });
  const tables = matchTables(before.tables, after.tables, judged);
  const formerKey = formerKeys(judged);
  const tableRenames = orderRenames({
    renames: tables.pairs.map((pair) => ({ from: pair.before.name, to: pair.after.name })),
    wanted: tables.added.map(({ name }) => name),
    kept: tables.removed.map(({ name }) => name),
    seed: modelAfter.id,
  });
  const plans = tables.pairs.map((pair) => planTable(pair, { before, after }, formerKey, dialect));
  return { before, after, dialect, findCauses: causeFinder(judged), tables, tableRenames, plans };
}
