import { quote } from "../../findings/quote.ts";
import type { OverridePlace } from "../../inputs/override.ts";
import type { JudgedOverride } from "../../reconcile/judge-overrides.ts";
import type { Fault, Rule } from "../rule.ts";

/** A human decision that the pages prove by now. */
export const redundantOverride: Rule = {
  id: "redundant-override",
  level: "warning",
  purpose: "Checks that the pages at hand do not prove by themselves what an entry of `overrides.yaml` decides.",
  explanation: "A decision that is needed no more may one day hide a change of the pages. Remove the entry.",
  find: ({ reconciliation }) =>
    describe(reconciliation.overrides, "redundant", "is proved by the pages: remove the entry"),
};

/** A human decision about a row that no page prints. */
export const unusedOverride: Rule = {
  id: "unused-override",
  level: "warning",
  purpose: "Checks that an entry of `overrides.yaml` decides a row that a page at hand prints.",
  explanation: "The entry has a slip, or the page that it was made for is gone. Correct or remove it.",
  find: ({ reconciliation }) => describe(reconciliation.overrides, "unused", "is printed by no page at hand"),
};

function describe(
  overrides: readonly JudgedOverride[],
  verdict: JudgedOverride["verdict"],
  message: string,
): readonly Fault[] {
  return overrides
    .filter((judged) => judged.verdict === verdict)
    .map(({ override }) => ({
      message: `${override.scope} ${override.locale} ${quote(override.printed)} ${message}`,
      locations: [override.location],
      subject: {
        page: `${override.locale} ${override.scope} overrides`,
        event: placeName(override.place),
        printed: override.printed,
      },
    }));
}

function placeName(place: OverridePlace): string {
  return place.kind === "events" ? place.events.join(", ") : place.kind;
}
