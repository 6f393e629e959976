import type { Override } from "../inputs/override.ts";
import { overrideFinder, type AskedPlace } from "./find-override.ts";
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
    const facts = decidedFacts(override, scopes);
    if (facts.length === 0) return { override, verdict: "unused" };
    const without = decidedFacts(override, resolveWithout(overrides.filter((other) => other !== override)));
    const same = facts.every((fact, i) => fact === without[i]);
    return { override, verdict: same ? "redundant" : "needed" };
  });
}

/** What is decided in the places that an entry covers, in a form that can be compared. */
function decidedFacts(override: Override, scopes: readonly ResolvedScope[]): readonly string[] {
  const finders = (["name", "type"] as const).map((field) => overrideFinder([override], field));
  const isCovered = (place: AskedPlace): boolean => finders.some((find) => find(place) !== undefined);
  return scopes.flatMap(({ scope, common, events }) => [
    ...common.filter(({ row }) => isCovered({ scope, event: undefined, row })).map(factsOfRow),
    ...events.flatMap(({ event, name, rows }) => [
      ...(isCovered({ scope, event, row: undefined }) ? [String(name.name)] : []),
      ...rows.filter(({ row }) => isCovered({ scope, event, row })).map(factsOfRow),
    ]),
  ]);
}

function factsOfRow({ name, types }: ResolvedRow): string {
  return JSON.stringify([name.name, ...[...types.values()].map(({ type }) => type)]);
}
