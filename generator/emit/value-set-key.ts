import { compareText } from "../model/compare-text.ts";
import type { Values } from "../model/model.ts";

/** A text that two value sets share exactly when they say the same. Pages change the order of the items: it says nothing. */
export function valueSetKey({ kind, items = [], minimum, maximum }: Values): string {
  const keys = items.map(({ value, label }) => JSON.stringify([value ?? [value === null], label ?? []]));
  return JSON.stringify([kind, keys.toSorted(compareText), minimum ?? [], maximum ?? []]);
}
