import type { Scope } from "../../model/model.ts";

/** Has a description of everything, or of some things; undefined where it has none. */
export interface Describer {
  readonly event: (scope: Scope, name: string) => string | undefined;
  /** @param event undefined for an attribute that all events of the scope have */
  readonly attribute: (scope: Scope, event: string | undefined, name: string) => string | undefined;
}
