/** The path of the page of rules about changes, below `docs/`. */
export const CHANGE_RULES_PAGE = "rules/changes.md";

/** A rule about changes as docs describe it; purpose and explanation are Markdown. */
export interface ChangeRuleDescription {
  readonly id: string;
  /** The worst of its promises. @example "breaking" */
  readonly level: string;
  readonly purpose: string;
  readonly explanation: string;
  /** What such a change does to each promise that it touches. @example { SOURCE: "breaking" } */
  readonly promises: Readonly<Record<string, string | undefined>>;
  /** The id of the rule that takes the change back, or why there is none. */
  readonly mirror: string | { readonly waiver: string };
}

/** What `templates/docs/change-rules.md.eta` gets as `it`. */
export interface ChangeRulesPageData {
  /** In the order of the table of rules, which goes by what they are about. */
  readonly rules: readonly ChangeRuleRow[];
}

/** A rule as its page shows it; Markdown. */
export interface ChangeRuleRow extends Pick<ChangeRuleDescription, "id" | "level" | "purpose" | "explanation"> {
  /** @example "SOURCE breaking, SCHEMA compatible" */
  readonly promises: string;
  /** Which rule takes the change back, as a sentence. */
  readonly mirror: string;
}

/** What the page of rules about changes shows. */
export const changeRulesPageData = (rules: readonly ChangeRuleDescription[]): ChangeRulesPageData => ({
  rules: rules.map(({ id, level, purpose, explanation, promises, mirror }) => ({
    ...{ id, level, purpose, explanation },
    promises: promisesText(promises),
    mirror: mirrorSentence(id, mirror),
  })),
});

const promisesText = (promises: ChangeRuleDescription["promises"]): string =>
  Object.entries(promises)
    .flatMap(([promise, level]) => (level === undefined ? [] : [`${promise} ${level}`]))
    .join(", ");

function mirrorSentence(id: string, mirror: ChangeRuleDescription["mirror"]): string {
  if (typeof mirror !== "string") return `It has no mirror. ${mirror.waiver}`;
  if (mirror === id) return "It is its own mirror: the way back is such a change too.";
  return `Its mirror is [\`${mirror}\`](#${mirror}).`;
}
