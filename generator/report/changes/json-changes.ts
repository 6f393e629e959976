import type { Change } from "../../diff/change.ts";
import type { ChangeLevel } from "../../diff/change-level.ts";
import type { JudgedChange } from "../../diff/judged-change.ts";
import type { Promised } from "../../diff/promise.ts";
import type { ReportContext } from "../report-context.ts";
import { jsonText } from "../json-text.ts";
import { countChangeLevels, worstFirst } from "./change-levels.ts";
import type { ChangesContext, Verdict } from "./changes-context.ts";

/** The version of the shape below; it changes where a field leaves or changes its meaning, not where one comes. */
export const JSON_CHANGES_VERSION = 1;

/** What `diff --format json` writes. Fields that do not apply are left out. */
export interface JsonChangesReport extends Pick<ChangesContext, "from" | "to" | "leftOut"> {
  readonly version: typeof JSON_CHANGES_VERSION;
  readonly tool: ReportContext["tool"];
  /** By how much a version has to grow, for the promises that were asked for. */
  readonly verdict: Partial<Verdict>;
  /** How many changes there are of each level. */
  readonly counts: { readonly [L in ChangeLevel]: number };
  /** The worst first. */
  readonly changes: readonly JsonChange[];
}

/** A change, all of it: what was, what is, and where; and the verdict of its rule. */
export type JsonChange = Change & {
  readonly ruleId: string;
  readonly level: ChangeLevel;
  /** What it does to each promise that it touches. */
  readonly promises: Readonly<Partial<Record<Promised, ChangeLevel>>>;
  readonly message: string;
  /** The same as long as the change itself is the same: an ignore file names it. */
  readonly fingerprint: string;
};

/** A report for programs, in a shape of our own that stays. */
export function jsonChanges(changes: readonly JudgedChange[], context: ChangesContext): string {
  const { tool, from, to, promises, verdict, leftOut } = context;
  const report: JsonChangesReport = {
    version: JSON_CHANGES_VERSION,
    tool,
    from,
    to,
    verdict: Object.fromEntries(promises.map((promise) => [promise, verdict[promise]])),
    counts: Object.fromEntries(countChangeLevels(changes)) as JsonChangesReport["counts"],
    leftOut,
    changes: worstFirst(changes).map(jsonChange),
  };
  return jsonText(report);
}

function jsonChange({ change, rule, level, message, fingerprint }: JudgedChange): JsonChange {
  return { ruleId: rule.id, level, promises: rule.promises, ...change, message, fingerprint };
}
