import type { Finding } from "../findings/finding.ts";
import type { RuleDescription } from "../findings/rule-description.ts";
import type { Disagreements } from "../inputs/disagreements.ts";
import type { Lexicon } from "../reconcile/lexicon/lexicon.ts";
import type { Reconciliation } from "../reconcile/reconcile.ts";
import type { PrintedReference } from "../scrape/printed-reference.ts";

/** What rules look at: the pages as printed, how they were reconciled, and what is known of words. */
export interface LintInput {
  readonly pages: readonly PrintedReference[];
  readonly reconciliation: Reconciliation;
  readonly lexicon: Lexicon;
  readonly disagreements: Disagreements;
}

/** A fault that a rule found; its id and level are the rule's. */
export type Fault = Omit<Finding, "ruleId" | "level">;

/** A row of the table of rules. */
export interface Rule extends RuleDescription {
  readonly find: (input: LintInput) => readonly Fault[];
}
