import type { Override } from "../inputs/override.ts";
import { overrideFinder } from "./find-override.ts";
import type { ResolvedRow, ResolvedScope } from "./resolved.ts";

/** A human decision and whether it is still needed. */
export interface JudgedOverride {
  readonly override: Override;
  /** `redundant`: the pages prove the same without it; `unused`: no row is printed so. */
  readonly verdict: "needed" | "redundant" | "unused";
}

/**
 * Tells which human decisions the pages at hand still need, by deciding everything once more without each.
 *
 * @param resolveWithout decides all names and types with the given decisions only
 */
export function judgeOverrides(
  overrides: readonly Override[],
  scopes: readonly ResolvedScope[],
  resolveWithout: (others: readonly Override[]) => readonly ResolvedScope[],
): readonly JudgedOverride[] {
  return overrides.map((override) => {
    const rows = coveredRows(override, scopes);
    if (rows.length === 0) return { override, verdict: "unused" };
    const without = coveredRows(override, resolveWithout(overrides.filter((other) => other !== override)));
    const same = rows.every((row, i) => decidesSame(row, without[i]));
    return { override, verdict: same ? "redundant" : "needed" };
  });
}

function coveredRows(override: Override, scopes: readonly ResolvedScope[]): readonly ResolvedRow[] {
  const fields = (["name", "type"] as const).filter((field) => override[field] !== undefined);
  const finders = fields.map((field) => overrideFinder([override], field));
  return scopes.flatMap(({ scope, common, events }) => [
    ...common.filter(({ row }) => finders.some((find) => find(scope, undefined, row))),
    ...events.flatMap(({ event, rows }) => rows.filter(({ row }) => finders.some((find) => find(scope, event, row)))),
  ]);
}

function decidesSame(row: ResolvedRow, other: ResolvedRow | undefined): boolean {
  const types = (resolved: ResolvedRow): string => JSON.stringify([...resolved.types].map(([, { type }]) => type));
  return other !== undefined && row.name.name === other.name.name && types(row) === types(other);
}
