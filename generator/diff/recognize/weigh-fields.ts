import type { Attribute, AttributeType, Values } from "../../model/model.ts";
import { valueKey } from "../compare/compare-value-items.ts";
import { scaled } from "./name-evidence.ts";
import { overlap } from "./similarity.ts";
import type { Evidence } from "./weigh-evidence.ts";

const SAME_TYPE = 0.1;
const SAME_FORMAT = 0.15;
const SAME_VALUES = 0.6;
/** A row that gets another name and says something else at once is more likely another row. */
const AGAINST_OTHER = -0.4;
/** A number may become a wider one when it is renamed. */
const AGAINST_OTHER_NUMBER = -0.1;
const NUMBERS: readonly AttributeType[] = ["integer", "long", "float"];

/** What types, formats, units and values say of whether two rows are the same attribute. */
export const fieldEvidence = (before: Attribute, after: Attribute): readonly Evidence[] => [
  ...typeEvidence(before.type, after.type),
  ...sameOrOther("format", before.format, after.format),
  ...sameOrOther("unit", before.unit, after.unit),
  ...valuesEvidence(before.values, after.values),
];

/** The values of an attribute that tell it from others: true and false do not. */
export const tellingValues = (values: Values | undefined): ReadonlySet<string> =>
  new Set((values?.items ?? []).filter(({ value }) => typeof value !== "boolean" && value !== null).map(valueKey));

function typeEvidence(before: AttributeType, after: AttributeType): readonly Evidence[] {
  if (before === after) return [{ by: "type", weight: SAME_TYPE }];
  const areNumbers = NUMBERS.includes(before) && NUMBERS.includes(after);
  return [{ by: "type", weight: areNumbers ? AGAINST_OTHER_NUMBER : AGAINST_OTHER }];
}

function sameOrOther(by: string, before: string | undefined, after: string | undefined): readonly Evidence[] {
  if (before === undefined || after === undefined) return [];
  return [{ by, weight: before === after ? SAME_FORMAT : AGAINST_OTHER }];
}

function valuesEvidence(before: Values | undefined, after: Values | undefined): readonly Evidence[] {
  const [was, is] = [tellingValues(before), tellingValues(after)];
  if (was.size === 0 || is.size === 0) return [];
  const shared = overlap(was, is);
  return shared === 0 ? [{ by: "values", weight: AGAINST_OTHER }] : scaled("values", SAME_VALUES, shared);
}
