import { quote } from "../../findings/quote.ts";
import type { Unresolved } from "../../reconcile/assemble/unresolved.ts";
import { pageName } from "../subjects.ts";
import type { Fault, LintInput, Rule } from "../rule.ts";

/** Names that no evidence at hand proves. */
export const unresolvedName: Rule = {
  id: "unresolved-name",
  level: "error",
  purpose: "Checks that the pages at hand prove the name of every event and attribute.",
  explanation:
    "A name is never guessed: `generate` refuses the release. Add pages of other locales, or decide in `overrides.yaml`.",
  find: (input) => faultsOf(input, "name"),
};

/** Types in words that nobody knows. */
export const unresolvedType: Rule = {
  id: "unresolved-type",
  level: "error",
  purpose: "Checks that some page at hand prints the type of every attribute in a known word.",
  explanation:
    "A type is never guessed: `generate` refuses the release. Add pages of other locales, or decide in `overrides.yaml`.",
  find: (input) => faultsOf(input, "type"),
};

function faultsOf({ reconciliation }: LintInput, fact: Unresolved["fact"]): readonly Fault[] {
  const unresolved = reconciliation.releases.flatMap((release) => release.unresolved);
  const faults = unresolved.filter((entry) => entry.fact === fact).map(describe);
  // A scope that one release lends another is unresolved in both.
  return [...new Map(faults.map((fault) => [JSON.stringify(fault.locations), fault])).values()];
}

function describe({ event, fact, printed, cells, bestGuess }: Unresolved): Fault {
  const said = printed.map(({ source, text }) => `${source.locale.tag} ${quote(text)}`);
  const guess = fact === "type" || bestGuess === undefined ? "" : ` (perhaps \`${bestGuess}\`)`;
  const [first] = printed;
  return {
    message: `no page proves the ${fact}: ${said.join(", ")}${guess}`,
    locations: printed.map(({ location }) => location),
    subject: {
      ...(first && { page: pageName(first.source.page), printed: first.text }),
      ...(event !== undefined && { event }),
      ...(cells[0] && { attribute: cells[0].text }),
    },
  };
}
