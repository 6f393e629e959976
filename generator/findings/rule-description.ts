import type { Level } from "./level.ts";

/** A rule as reports and docs describe it. */
export interface RuleDescription {
  /** Kebab-case; never reused. */
  readonly id: string;
  readonly level: Level;
  /** One sentence that begins with "Checks that". */
  readonly purpose: string;
  /** One or two sentences of Markdown: why it matters, what to do. */
  readonly explanation: string;
}
