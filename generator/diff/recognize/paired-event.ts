import type { Attribute, EventType } from "../../model/model.ts";
import type { Pair, Pairing } from "./pairing.ts";

/** The same event in two models, and what became of its rows. */
export interface PairedEvent extends Pair<EventType> {
  readonly rows: Pairing<Attribute>;
}
