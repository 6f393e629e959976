import { lookupGroups } from "../../emit/sql/statements.ts";
import type { Lookup } from "../../sql/columns/build-lookups.ts";
import { relationText } from "../../sql/text/relation-text.ts";
import type { ChangeKind } from "../change.ts";
import type { MigrationContext } from "./migration-context.ts";
import type { MigrationStep } from "./migration-step.ts";
import { NAMES_SETTLED } from "./table-steps.ts";

/** What decides which lookups there are and what they hold. */
const isOfCodes = (kind: ChangeKind): boolean =>
  /^(?:attribute\.values?\b|attribute$|attribute\.name$|event$|scope$)/u.test(kind);

/** Puts the lookups of the model after in the place of those that differ. They hold nothing but what the docs say. */
export function lookupSteps(context: MigrationContext): readonly MigrationStep[] {
  const { before, after, dialect } = context;
  const groups = new Map(lookupGroups(after, dialect).map((group) => [group.title, group.statements]));
  const known = new Map(before.lookups.map((lookup) => [lookup.name, content(lookup)]));
  return after.lookups
    .filter((lookup) => known.get(lookup.name) !== content(lookup))
    .map((lookup) => ({
      title: `${lookup.name}: what codes mean`,
      causes: lookupCauses(lookup, context),
      statements: groups.get(lookup.name) ?? [],
    }));
}

/** Drops lookups whose codes the model after lacks: columns that stay may hold them. */
export function lookupDrops(context: MigrationContext): readonly MigrationStep[] {
  const { before, after, dialect } = context;
  const left = before.lookups.filter(({ name }) => after.lookups.every((lookup) => lookup.name !== name));
  return left.map((lookup) => ({
    title: `${lookup.name}: what codes meant`,
    causes: lookupCauses(lookup, context),
    statements: dialect.migrate.dropTable(relationText(lookup.name, dialect)),
    isDestructive: true,
  }));
}

const content = ({ attribute, isBitmask, rows }: Lookup): string => JSON.stringify([attribute, isBitmask, rows]);

function lookupCauses({ attribute }: Lookup, { findCauses }: MigrationContext): readonly string[] {
  const own = findCauses({ attributes: [attribute], takes: isOfCodes });
  if (own.length > 0) return own;
  const whole = findCauses({ takes: (kind) => kind === "event" || kind === "scope" });
  return whole.length > 0 ? whole : [NAMES_SETTLED];
}
