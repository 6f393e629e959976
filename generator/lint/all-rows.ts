import type { Reconciliation } from "../reconcile/reconcile.ts";
import type { ResolvedRow } from "../reconcile/resolved.ts";

/** All rows of all scopes, those of the common tables first. */
export function allRows({ scopes }: Reconciliation): readonly ResolvedRow[] {
  return scopes.flatMap(({ common, events }) => [...common, ...events.flatMap(({ rows }) => rows)]);
}
