import type { Model } from "../model/model.ts";
import type { JudgedOverride } from "../reconcile/judge-overrides.ts";
import type { ResolvedScope } from "../reconcile/resolved.ts";

/** What explanations are made from. */
export interface ExplainContext {
  /** The release whose facts are shown; rows that are unresolved are missing in it. */
  readonly model: Model;
  /** Earlier models, the oldest first. */
  readonly history: readonly Model[];
  /** How everything was decided, over all releases. */
  readonly scopes: readonly ResolvedScope[];
  readonly overrides: readonly JudgedOverride[];
  /** Columns of a line. */
  readonly width: number;
}
