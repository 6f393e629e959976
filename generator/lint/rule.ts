import type { Finding, Level } from "../findings/finding.ts";
import type { Reconciliation } from "../reconcile/reconcile.ts";
import type { PrintedReference } from "../scrape/printed-reference.ts";

/** What rules look at: the pages as printed, and how they were reconciled. */
export interface LintInput {
  readonly pages: readonly PrintedReference[];
  readonly reconciliation: Reconciliation;
}

/** A fault that a rule found; its id and level are the rule's. */
export type Fault = Omit<Finding, "ruleId" | "level">;

/** A row of the table of rules. */
export interface Rule {
  /** Kebab-case; never reused. */
  readonly id: string;
  readonly level: Level;
  /** One sentence that begins with "Checks that". */
  readonly purpose: string;
  readonly find: (input: LintInput) => readonly Fault[];
}
