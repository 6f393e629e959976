import type { ChangeLevel } from "../../diff/change-level.ts";
import type { ChangeRule } from "../../diff/change-rule.ts";
import type { ModelDiff } from "../../diff/change.ts";
import type { Promised } from "../../diff/promise.ts";
import type { VersionBump } from "../../diff/verdict.ts";
import type { ReportContext } from "../report-context.ts";

/** By how much a version number has to grow, promise by promise. */
export type Verdict = Readonly<Record<Promised, VersionBump>>;

/** What a report on changes tells beside them. */
export interface ChangesContext extends Pick<ModelDiff, "from" | "to"> {
  readonly tool: ReportContext["tool"];
  /** All rules, whether they took a change or not. */
  readonly rules: readonly ChangeRule[];
  /** The promises that were asked for. */
  readonly promises: readonly Promised[];
  readonly verdict: Verdict;
  /** The level from which on a change makes the run fail. */
  readonly failOn: ChangeLevel;
}
