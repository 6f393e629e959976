import type { Change } from "./change.ts";
import type { ChangeLevel } from "./change-level.ts";
import type { ChangeRule } from "./change-rule.ts";

/** A change with the verdict of its rule. */
export interface JudgedChange {
  readonly change: Change;
  readonly rule: ChangeRule;
  /** The worst level among the promises that were asked for. */
  readonly level: ChangeLevel;
  /** One sentence for people: what was, what is. Text of pages in it is not escaped for any format. */
  readonly message: string;
  /** 16 hex digits: the same as long as the change itself is the same, whatever else changes. */
  readonly fingerprint: string;
}
