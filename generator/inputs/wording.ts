import type { Location } from "../findings/location.ts";

/**
 * Our own English words for what the pages state of an attribute. They are used only where pages state it: wording adds
 * no fact.
 */
export interface Wording {
  /** @example "suspendState" */
  readonly attribute: string;
  /** The events it is meant for; any, where none are named. `*` is the common table. */
  readonly events?: readonly string[];
  /** Labels by the value as the model has it: a code, `true`, `false`, `null`. */
  readonly labels?: ReadonlyMap<string, string>;
  /** What the values are whose spelling on the wire no page shows, in the order of the pages. */
  readonly described?: readonly string[];
  /** When the value is null. @example "the job was started manually" */
  readonly nullWhen?: string;
  /** When the attribute is left out. */
  readonly absentWhen?: string;
  readonly location: Location;
}
