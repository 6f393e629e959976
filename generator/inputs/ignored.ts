import type { Location } from "../findings/location.ts";

/** Changes that a person has decided to accept. */
export interface Ignored {
  /** Of one change, as reports tell it. */
  readonly fingerprint?: string;
  /** Patterns, in which `*` stands for any characters; all that are given must fit. */
  readonly rule?: string;
  readonly scope?: string;
  readonly event?: string;
  readonly attribute?: string;
  readonly reason: string;
  /** The last day on which it counts, in UTC. @example "2027-01-31" */
  readonly expires?: string;
  readonly location: Location;
}
