import type { RuleDescription } from "../../findings/rule-description.ts";
import type { IrregularityKind } from "../../scrape/printed-reference.ts";
import type { Rule } from "../rule.ts";
import { subjectAt } from "../subject-at.ts";

/** The rule for one kind of irregularity that the scraper read around. */
export interface IrregularityRule extends RuleDescription {
  readonly id: IrregularityKind;
}

/** Makes the rule: what the scraper has seen is a finding. */
export function irregularityRule(description: IrregularityRule): Rule {
  return {
    ...description,
    find: ({ pages }) =>
      pages.flatMap((page) =>
        page.irregularities
          .filter(({ kind }) => kind === description.id)
          .map(({ message, locations }) => ({ message, locations, subject: subjectAt(page, locations) })),
      ),
  };
}
