import type { Location } from "../findings/location.ts";

/** A shelf of events that belong together for a reader. */
export interface Theme {
  /** @example "sign-in" */
  readonly key: string;
  /** A heading. @example "Sign-in and sessions" */
  readonly title: string;
  /** A sentence. */
  readonly description: string;
  /** Names of its events; no other theme has them. */
  readonly events: readonly string[];
  readonly location: Location;
}
