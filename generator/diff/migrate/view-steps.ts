import { viewGroups, wideGroups } from "../../emit/sql/statements.ts";
import type { SqlSource } from "../../emit/sql/sql-source.ts";
import { RELATION_NAMES, VIEW_PREFIX } from "../../sql/names/relation-names.ts";
import { relationText } from "../../sql/text/relation-text.ts";
import type { MigrationContext } from "./migration-context.ts";
import type { MigrationStep } from "./migration-step.ts";

const NO_CAUSES: readonly string[] = [];

/** Drops the views of what left, and makes all others anew: each tells the model that it was made from. */
export function viewSteps({ before, after, dialect, findCauses }: MigrationContext): readonly MigrationStep[] {
  const stay = new Set(viewNames(after));
  const dropped = viewNames(before).filter((name) => !stay.has(name));
  const takes = (kind: string): boolean => kind === "event" || kind === "event.name" || kind === "scope";
  const drops = dropped.map((name) => {
    const events = before.tables.filter((table) => VIEW_PREFIX + table.name === name).map(({ event }) => event.name);
    const causes =
      events.length === 0 ? findCauses({ takes: (kind) => kind === "scope" }) : findCauses({ events, takes });
    return { title: name, causes, statements: [`DROP VIEW IF EXISTS ${relationText(name, dialect)};`] };
  });
  const made = [...viewGroups(after, dialect), ...wideGroups(after, dialect)];
  return [...drops, ...made.map((group) => ({ ...group, causes: NO_CAUSES }))];
}

const viewNames = ({ tables, wideTables }: SqlSource): readonly string[] => [
  ...tables.map(({ name }) => VIEW_PREFIX + name),
  ...wideTables.map(({ scope }) => RELATION_NAMES.wide[scope]),
];
