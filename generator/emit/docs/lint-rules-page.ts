import { compareLevels } from "../../findings/level.ts";
import type { RuleDescription } from "../../findings/rule-description.ts";

/** The path of the page of rules, below `docs/`. */
export const LINT_RULES_PAGE = "rules/lint.md";

/** What `templates/docs/lint-rules.md.eta` gets as `it`; purposes and explanations are Markdown. */
export interface LintRulesPageData {
  /** The worst level first, in each level in the order of the table of rules. */
  readonly rules: readonly RuleDescription[];
}

/** What the page of rules shows. */
export function lintRulesPageData(rules: readonly RuleDescription[]): LintRulesPageData {
  return { rules: rules.toSorted((a, b) => compareLevels(a.level, b.level)) };
}
