import type { Location } from "../findings/location.ts";
import type { Scope } from "../model/model.ts";

/** Our own words for one thing, and where they stand. */
export interface Described {
  readonly text: string;
  readonly location: Location;
}

/** Our own words for an attribute name, for some of the events that have it. */
export interface DescribedMeaning extends Described {
  /** Names of events; `*` in a name stands for any characters. All events, where it is absent. */
  readonly events?: readonly string[];
}

/** Our own English descriptions of everything in the log. */
export interface Descriptions {
  /** By the event's name. */
  readonly events: ReadonlyMap<string, Described>;
  /** Attributes that all events of a scope have, by name. */
  readonly common: ReadonlyMap<Scope, ReadonlyMap<string, Described>>;
  /** By the attribute's name: its meanings, of which the first one that names an event is the event's. */
  readonly attributes: ReadonlyMap<string, readonly DescribedMeaning[]>;
}
