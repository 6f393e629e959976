import type { Change } from "../../generator/diff/change.ts";
import { compareModels, type CompareOptions } from "../../generator/diff/compare-models.ts";
import type { Attribute, Reference } from "../../generator/model/model.ts";
import { buildAttribute, buildEvent, buildModel } from "../support/model-builder.ts";

/** What changed between two states of the site events. */
export const changesBetween = (
  before: Partial<Reference>,
  after: Partial<Reference>,
  options?: CompareOptions,
): readonly Change[] => compareModels(buildModel({ site: before }), buildModel({ site: after }), options).changes;

/** What changed between two states of one row of one event. */
export const changesOfRow = (before: Partial<Attribute>, after: Partial<Attribute>): readonly Change[] =>
  changesBetween(withRow(before), withRow(after));

/** A reference with one event, `open_door`, of one row, `door` unless the test names it. */
export const withRow = (row: Partial<Attribute>): Partial<Reference> => withRows({ name: "door", ...row });

/** A reference with one event, `open_door`, of some rows. */
export const withRows = (...rows: readonly (Partial<Attribute> & Pick<Attribute, "name">)[]): Partial<Reference> => ({
  events: [buildEvent({ name: "open_door", attributes: rows.map(buildAttribute) })],
});
