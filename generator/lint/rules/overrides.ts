import { quote } from "../../findings/quote.ts";
import type { JudgedOverride } from "../../reconcile/judge-overrides.ts";
import type { Rule } from "../rule.ts";

/** A human decision that the pages prove by now. */
export const redundantOverride: Rule = {
  id: "redundant-override",
  level: "warning",
  purpose: "Checks that the pages at hand do not prove by themselves what an entry of overrides.yaml decides.",
  find: ({ reconciliation }) =>
    describe(reconciliation.overrides, "redundant", "is proved by the pages: remove the entry"),
};

/** A human decision about a row that no page prints. */
export const unusedOverride: Rule = {
  id: "unused-override",
  level: "warning",
  purpose: "Checks that an entry of overrides.yaml decides a row that a page at hand prints.",
  find: ({ reconciliation }) => describe(reconciliation.overrides, "unused", "is printed by no page at hand"),
};

function describe(
  overrides: readonly JudgedOverride[],
  verdict: JudgedOverride["verdict"],
  message: string,
): ReturnType<Rule["find"]> {
  return overrides
    .filter((judged) => judged.verdict === verdict)
    .map(({ override }) => ({
      message: `${override.scope} ${override.locale} ${quote(override.printed)} ${message}`,
      locations: [override.location],
    }));
}
