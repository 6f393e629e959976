import type { Reconciliation } from "../reconcile/reconcile.ts";
import type { ResolvedEvent, ResolvedRow } from "../reconcile/resolved.ts";

/** A row and the event whose table it stands in. */
export interface PlacedRow extends ResolvedRow {
  /** Undefined for the common table. */
  readonly event: ResolvedEvent | undefined;
}

/** All rows of all scopes, those of the common tables first. */
export function placedRows({ scopes }: Reconciliation): readonly PlacedRow[] {
  return scopes.flatMap(({ common, events }) => [
    ...common.map((row) => ({ ...row, event: undefined })),
    ...events.flatMap((event) => event.rows.map((row) => ({ ...row, event }))),
  ]);
}
