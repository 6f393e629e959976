import type { Rename, Renames } from "../../inputs/renames.ts";
import type { Scope } from "../../model/model.ts";

/** What a human decided of the names of one table. */
export interface Decisions {
  /** Whether two names were decided to be of the same thing, or not; undefined where nothing was decided. */
  readonly verdictOn: (name: string, other: string) => Rename["verdict"] | undefined;
  /** The names that were decided to be of the same thing as a name. */
  readonly samesOf: (name: string) => readonly string[];
}

/**
 * The decisions on the names of one table, or of the events of a scope.
 *
 * @param events - the names in either model of the event whose table it is; empty for common attributes, and for events
 * @returns a decision on that very event goes before one on the whole scope; both hold in either direction
 */
export function decisionsOn(renames: Renames | undefined, scope: Scope, events: readonly string[] = []): Decisions {
  const verdicts = new Map<string, Map<string, Rename["verdict"]>>();
  const decide = (name: string, other: string, verdict: Rename["verdict"]): void => {
    verdicts.set(name, (verdicts.get(name) ?? new Map<string, Rename["verdict"]>()).set(other, verdict));
  };
  for (const { from, to, verdict } of relevantTo(renames?.entries ?? [], scope, events)) {
    decide(from, to, verdict);
    decide(to, from, verdict);
  }
  return {
    verdictOn: (name, other) => verdicts.get(name)?.get(other),
    samesOf: (name) => [...(verdicts.get(name) ?? [])].flatMap(([other, verdict]) => (verdict === "same" ? other : [])),
  };
}

/** The special ones last: a later decision replaces an earlier one. */
function relevantTo(entries: readonly Rename[], scope: Scope, events: readonly string[]): readonly Rename[] {
  const inScope = entries.filter((entry) => entry.scope === scope);
  const general = inScope.filter(({ event }) => event === undefined);
  return [...general, ...inScope.filter(({ event }) => event !== undefined && events.includes(event))];
}
