import type { Finding } from "../findings/finding.ts";
import { compareLocations } from "../findings/compare-locations.ts";
import type { LintInput } from "./rule.ts";
import { RULES } from "./rules.ts";

/** Runs all rules. Findings are in the order of the table of rules, then by file and place. */
export function runRules(input: LintInput): readonly Finding[] {
  return RULES.flatMap((rule) =>
    rule
      .find(input)
      .map((fault): Finding => ({ ruleId: rule.id, level: rule.level, ...fault }))
      .sort((a, b) => compareLocations(a.locations[0], b.locations[0])),
  );
}
