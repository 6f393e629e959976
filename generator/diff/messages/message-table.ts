import type { ChangeKind, ChangeOf } from "../change.ts";
import type { Place } from "../place.ts";

/** What a message is made of: a change, and the place that it tells of, as it is now called. */
export interface Told<Kind extends ChangeKind> {
  readonly change: ChangeOf<Kind>;
  readonly place: Place;
}

/** How each kind of change is told: a sentence without its full stop, and without the events it is about. */
export type MessageTable<Kind extends ChangeKind> = { readonly [K in Kind]: (told: Told<K>) => string };
