import type { Scope } from "./model.ts";

/** What is the same thing by another name in a later model. */
export interface NameChange {
  readonly from: NamedPlace;
  readonly to: NamedPlace;
}

/** An event, or an attribute: of an event, or without one where the common table lists it in one of the models. */
export interface NamedPlace {
  readonly scope: Scope;
  readonly event?: string;
  readonly attribute?: string;
}
