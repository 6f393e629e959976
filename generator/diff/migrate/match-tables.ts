import type { Scope } from "../../model/model.ts";
import type { Table } from "../../sql/columns/table.ts";
import type { JudgedChange } from "../judged-change.ts";

/** The table of an event that both models have. */
export interface TablePair {
  readonly before: Table;
  readonly after: Table;
}

/** The tables of two models, side by side. */
export interface TableMatch {
  readonly pairs: readonly TablePair[];
  readonly added: readonly Table[];
  readonly removed: readonly Table[];
}

/** Finds for each table the one of the same event, by another name where the event has another one. */
export function matchTables(
  before: readonly Table[],
  after: readonly Table[],
  judged: readonly JudgedChange[],
): TableMatch {
  const renamed = eventRenames(judged);
  const earlier = new Map(before.map((table) => [keyOf(table.scope, table.event.name), table]));
  const pairs = after.flatMap((table): readonly TablePair[] => {
    const key = keyOf(table.scope, table.event.name);
    const found = earlier.get(renamed.get(key) ?? key);
    return found === undefined ? [] : [{ before: found, after: table }];
  });
  const paired = new Set(pairs.flatMap((pair) => [pair.before, pair.after]));
  return {
    pairs,
    added: after.filter((table) => !paired.has(table)),
    removed: before.filter((table) => !paired.has(table)),
  };
}

/** The name before by the name after, both with their scope. */
function eventRenames(judged: readonly JudgedChange[]): ReadonlyMap<string, string> {
  const renames = judged.flatMap(({ change: { kind, from, to } }) =>
    kind === "event.name" && from?.event !== undefined && to?.event !== undefined
      ? [[keyOf(to.scope, to.event), keyOf(from.scope, from.event)] as const]
      : [],
  );
  return new Map(renames);
}

const keyOf = (scope: Scope, event: string): string => `${scope} ${event}`;
