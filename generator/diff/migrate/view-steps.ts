import { viewGroups, wideGroups, type StatementGroup } from "../../emit/sql/statements.ts";
import type { SqlSource } from "../../emit/sql/sql-source.ts";
import type { Dialect } from "../../sql/dialect.ts";
import { RELATION_NAMES, VIEW_PREFIX } from "../../sql/names/relation-names.ts";
import { relationText } from "../../sql/text/relation-text.ts";
import type { MigrationContext } from "./migration-context.ts";
import type { MigrationStep } from "./migration-step.ts";

const NO_CAUSES: readonly string[] = [];

/** Drops all views, for an engine that would read them with every change of a table. */
export function viewDrops(context: MigrationContext): readonly MigrationStep[] {
  const { before, after, dialect } = context;
  if (dialect.migrate.readsAllViews !== true || areSame(before, after, dialect)) return [];
  const left = leftViews(context);
  const others = viewNames(before).filter((name) => left.every(({ title }) => title !== name));
  const statements = others.map((name) => dropView(name, dialect));
  const all = statements.length === 0 ? [] : [{ title: "All views that are made anew below", causes: [], statements }];
  return [...left, ...all];
}

/** Drops the views of what left, and makes all others anew: each tells the model that it was made from. */
export function viewSteps(context: MigrationContext): readonly MigrationStep[] {
  const { before, after, dialect } = context;
  if (areSame(before, after, dialect)) return [];
  const drops = dialect.migrate.readsAllViews === true ? [] : leftViews(context);
  return [...drops, ...madeViews(after, dialect).map((group) => ({ ...group, causes: NO_CAUSES }))];
}

function leftViews({ before, after, dialect, findCauses }: MigrationContext): readonly MigrationStep[] {
  const stay = new Set(viewNames(after));
  const takes = (kind: string): boolean => kind === "event" || kind === "event.name" || kind === "scope";
  return viewNames(before)
    .filter((name) => !stay.has(name))
    .map((name) => {
      const events = before.tables.filter((table) => VIEW_PREFIX + table.name === name).map(({ event }) => event.name);
      const causes =
        events.length === 0 ? findCauses({ takes: (kind) => kind === "scope" }) : findCauses({ events, takes });
      return { title: name, causes, statements: [dropView(name, dialect)] };
    });
}

const dropView = (name: string, dialect: Dialect): string => `DROP VIEW IF EXISTS ${relationText(name, dialect)};`;

const madeViews = (source: SqlSource, dialect: Dialect): readonly StatementGroup[] => [
  ...viewGroups(source, dialect),
  ...wideGroups(source, dialect),
];

const areSame = (before: SqlSource, after: SqlSource, dialect: Dialect): boolean =>
  before.model.id === after.model.id &&
  JSON.stringify(madeViews(before, dialect)) === JSON.stringify(madeViews(after, dialect));

const viewNames = ({ tables, wideTables }: SqlSource): readonly string[] => [
  ...tables.map(({ name }) => VIEW_PREFIX + name),
  ...wideTables.map(({ scope }) => RELATION_NAMES.wide[scope]),
];
