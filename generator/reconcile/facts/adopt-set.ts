import type { ValueItem } from "../../model/model.ts";
import type { AlignedRow } from "../aligned.ts";

/**
 * Finds the set that another attribute of the same name has for sure, where this one's text states the same: as many
 * values, and at least one page prints one of them as it is, in its place (`explicit` beside a translated `unspecified`).
 *
 * @param sets the sure sets of attributes of that name
 * @returns undefined where none fits, or several that differ
 */
export function adoptSet(row: AlignedRow, sets: readonly (readonly ValueItem[])[]): readonly ValueItem[] | undefined {
  const fitting = sets.filter((set) => row.some(({ item }) => sharesPlace(item.facts.values, set)));
  const distinct = new Set(fitting.map((set) => JSON.stringify(set)));
  return distinct.size === 1 ? fitting[0] : undefined;
}

function sharesPlace(said: AlignedRow[number]["item"]["facts"]["values"], set: readonly ValueItem[]): boolean {
  return (
    said?.kind === "closed" &&
    said.items.length === set.length &&
    said.items.some(({ text }, i) => text.toLowerCase() === String(set[i]?.value).toLowerCase())
  );
}
