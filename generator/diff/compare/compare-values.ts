import type { Values } from "../../model/model.ts";
import type { Change } from "../change.ts";
import { compareValueItems } from "./compare-value-items.ts";
import { comparer, type Comparison } from "./field-rules.ts";
import { makeChange } from "./make-change.ts";

const compareParts = comparer<Values>({
  kind: "attribute.values.kind",
  items: (before, after, comparison) =>
    compareValueItems(before.items ?? [], after.items ?? [], comparison).map((change) =>
      change.kind === "attribute.value"
        ? { ...change, valuesKind: (change.after === undefined ? before : after).kind }
        : change,
    ),
  minimum: "attribute.values.minimum",
  maximum: "attribute.values.maximum",
});

/** Compares the documented values of an attribute: part by part where both models have some, else as a whole. */
export function compareValues(
  before: Values | undefined,
  after: Values | undefined,
  comparison: Comparison,
): readonly Change[] {
  if (before === undefined && after === undefined) return [];
  if (before !== undefined && after !== undefined) return compareParts(before, after, comparison);
  return [makeChange("attribute.values", { ...comparison.places, before, after })];
}
