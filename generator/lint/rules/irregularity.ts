import type { IrregularityKind } from "../../scrape/printed-reference.ts";
import type { Rule } from "../rule.ts";

/** Makes the rule for one kind of irregularity that the scraper read around. */
export function irregularityRule(id: IrregularityKind, level: Rule["level"], purpose: string): Rule {
  return {
    id,
    level,
    purpose,
    find: ({ pages }) =>
      pages
        .flatMap(({ irregularities }) => irregularities.filter(({ kind }) => kind === id))
        .map(({ message, locations }) => ({ message, locations })),
  };
}
