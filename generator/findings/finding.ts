import type { Level } from "./level.ts";
import type { Location } from "./location.ts";
import type { Subject } from "./subject.ts";

/** One fault of a page or of a log. Expected trouble is data: findings are collected, never thrown. */
export interface Finding {
  /** Id of the rule, kebab-case, never reused. */
  readonly ruleId: string;
  readonly level: Level;
  /** One sentence for people; names what is printed and what is right. */
  readonly message: string;
  /** Where it is; the first place is the one to look at, the others belong to it. */
  readonly locations: readonly Location[];
  /** What it is about, by names instead of places. */
  readonly subject?: Subject;
}
