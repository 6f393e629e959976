import type { Scope, ValueItem } from "../model/model.ts";

/** What a change is about, by its names in one of the two models. */
export interface Place {
  readonly scope: Scope;
  /** Absent for what all events of the scope share, and for the scope itself. */
  readonly event?: string;
  readonly attribute?: string;
  /** One documented value of the attribute; its label where the page shows no spelling. */
  readonly value?: NonNullable<ValueItem["value"]> | null;
  /** The locale of a page. */
  readonly locale?: string;
}
