import type { ChangeLevel } from "../../diff/change-level.ts";
import type { ChangeRule } from "../../diff/change-rule.ts";
import type { ModelDiff } from "../../diff/change.ts";
import type { Promised } from "../../diff/promise.ts";
import type { VersionBump } from "../../diff/verdict.ts";
import type { ReportContext } from "../report-context.ts";

/** By how much a version number has to grow, promise by promise. */
export type Verdict = Readonly<Record<Promised, VersionBump>>;

/** What a report on changes tells beside them. */
export interface ChangesContext {
  readonly from: Side;
  readonly to: Side;
  readonly tool: ReportContext["tool"];
  /** All rules, whether they took a change or not. */
  readonly rules: readonly ChangeRule[];
  /** The promises that were asked for. */
  readonly promises: readonly Promised[];
  readonly verdict: Verdict;
  /** The level from which on a change makes the run fail. */
  readonly failOn: ChangeLevel;
  readonly leftOut: LeftOut;
  /** The file that holds the model after, as the user gave it, with `/` on every system; absent where there is none. */
  readonly artifact?: string;
}

/** One of the two models. */
export type Side = ModelDiff["from"] & {
  /** What the user called it; absent where he did not. */
  readonly given?: string;
};

/** How many changes there are beside those that are told. */
export interface LeftOut {
  /** Accepted by the ignore file. */
  readonly ignored: number;
  /** Of no promise that was asked for. */
  readonly untouched: number;
}
