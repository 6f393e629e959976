import { CHANGE_LEVELS, type ChangeLevel } from "../change-level.ts";
import type { ChangeRule } from "../change-rule.ts";
import type { Change, ChangeKind, ChangeOf } from "../change.ts";

/** A row of the table of rules, before its kind and level are filled in. */
export interface RuleRow<Kind extends ChangeKind> extends Pick<
  ChangeRule,
  "id" | "purpose" | "explanation" | "promises" | "mirror"
> {
  /** Which changes of the kind it takes, of those that no row above it takes; all, where it is left out. */
  readonly takes?: (change: ChangeOf<Kind>) => boolean;
}

/** The rules for some kinds of changes. */
export type RulesByKind<Kind extends ChangeKind> = { readonly [K in Kind]: readonly ChangeRule[] };

/** Fills in what the rows about one kind of change share. The last one must take whatever is left. */
export const rulesOf = <Kind extends ChangeKind>(kind: Kind, rows: readonly RuleRow<Kind>[]): RulesByKind<Kind>[Kind] =>
  rows.map(({ id, purpose, explanation, promises, mirror, takes = () => true }) => ({
    ...{ id, purpose, explanation, promises, mirror, kind },
    level: worstLevel(Object.values(promises)),
    takes: (change) => isOf(kind, change) && takes(change),
  }));

/** The kind tells which values a change has. */
const isOf = <Kind extends ChangeKind>(kind: Kind, change: Change): change is Change & ChangeOf<Kind> =>
  change.kind === kind;

const worstLevel = (levels: readonly ChangeLevel[]): ChangeLevel =>
  CHANGE_LEVELS.find((level) => levels.includes(level)) ?? "docs-only";

/** True where a thing comes that was not there, or a fact where none was stated. */
export const comes = ({ before }: { readonly before?: unknown }): boolean => before === undefined;

/** True where a thing leaves, or a fact after which none is stated. */
export const leaves = ({ after }: { readonly after?: unknown }): boolean => after === undefined;
