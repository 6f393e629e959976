import type { Level } from "../findings/level.ts";
import type { RuleDescription } from "../findings/rule-description.ts";

/** What a report tells beside the findings. */
export interface ReportContext {
  readonly tool: {
    /** @example "activity-log-schema" */
    readonly name: string;
    /** @example "0.1.0" */
    readonly version: string;
  };
  /** All rules that were checked, whether they found anything or not. */
  readonly rules: readonly RuleDescription[];
  /** The level from which on a finding makes the run fail. */
  readonly failOn: Level;
  /** The addresses of the pages, by the name that subjects give them; those without an address are absent. */
  readonly addresses: ReadonlyMap<string, string>;
}
