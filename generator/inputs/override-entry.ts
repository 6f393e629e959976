import { stringify } from "yaml";

import type { Scope } from "../model/model.ts";
import type { OverridePlace } from "./override.ts";

/** A row or heading whose name or type no page at hand proves, as one locale prints it. */
export interface UndecidedRow {
  readonly scope: Scope;
  readonly place: OverridePlace;
  readonly locale: string;
  readonly printed: string;
  /** What is to be decided. */
  readonly fact: "name" | "type";
}

/**
 * An entry for `overrides.yaml` that decides a row, ready to be pasted but for the decision and its reason.
 *
 * @returns YAML of one list entry, with LF and a final newline. `readOverrides` refuses it until the decision and
 *   its reason are filled in.
 */
export function overrideEntry(row: UndecidedRow): string {
  const entry = { scope: row.scope, ...placeKeys(row.place), locale: row.locale, printed: row.printed };
  return stringify([{ ...entry, [row.fact]: "", reason: "" }], { lineWidth: 0, singleQuote: false });
}

function placeKeys(place: OverridePlace): { readonly [key: string]: unknown } {
  if (place.kind === "common") return { common: true };
  if (place.kind === "heading") return { heading: true };
  if (place.kind === "any-event") return { event: "*" };
  return place.events.length === 1 ? { event: place.events[0] } : { events: place.events };
}
