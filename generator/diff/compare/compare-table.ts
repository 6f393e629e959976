import { compareText } from "../../model/compare-text.ts";
import type { Attribute } from "../../model/model.ts";
import type { Change } from "../change.ts";
import type { Place } from "../place.ts";
import type { Pairing } from "../recognize/pairing.ts";
import { compareAttributes } from "./compare-attributes.ts";
import type { RowComparison } from "./compare-coverage.ts";
import { makeChange, type Places } from "./make-change.ts";

/** The changes of one thing of a list, with the name that gives its place in it. */
export interface NamedChanges {
  readonly name: string;
  readonly changes: readonly Change[];
}

/**
 * Compares the rows of one table.
 *
 * @param around - the places of the table itself
 */
export function compareTable(
  { pairs, left, came }: Pairing<Attribute>,
  around: RowComparison,
): readonly NamedChanges[] {
  const { from, to } = around.places;
  return [
    ...left.map((row) => nameAlone(row, makeChange("attribute", { from: atRow(from, row), before: row }))),
    ...came.map((row) => nameAlone(row, makeChange("attribute", { to: atRow(to, row), after: row }))),
    ...pairs.map(({ before, after, recognition }) => {
      const places: Places = { from: atRow(from, before), to: atRow(to, after) };
      const facets = compareAttributes(before, after, { ...around, places });
      if (recognition === undefined) return { name: after.name, changes: facets };
      const names = { before: before.name, after: after.name };
      return {
        name: after.name,
        changes: [makeChange("attribute.name", { ...places, ...names, ...recognition }), ...facets],
      };
    }),
  ];
}

/** All changes of a list, by name. */
export const inOrder = (list: readonly NamedChanges[]): readonly Change[] =>
  list
    .filter(({ changes }) => changes.length > 0)
    .sort((one, other) => compareText(one.name, other.name))
    .flatMap(({ changes }) => changes);

/** The place of a row in a table. */
export const atRow = (table: Place, { name }: Attribute): Place => ({ ...table, attribute: name });

const nameAlone = ({ name }: Attribute, change: Change): NamedChanges => ({ name, changes: [change] });
