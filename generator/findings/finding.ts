import type { Location } from "./location.ts";

/** How much a finding matters: an `error` makes `generate` and `lint` exit 1, a translation is a `warning`. */
export type Level = "error" | "warning" | "info";

/** One fault of a page or of a log. Expected trouble is data: findings are collected, never thrown. */
export interface Finding {
  /** Id of the rule, kebab-case, never reused. */
  readonly ruleId: string;
  readonly level: Level;
  /** One sentence for people; names what is printed and what is right. */
  readonly message: string;
  /** Where it is; the first place is the one to look at, the others belong to it. */
  readonly locations: readonly Location[];
}
