import type { Attribute } from "../../model/model.ts";
import { compareMissing, comparePrinted, type RowComparison } from "./compare-coverage.ts";
import { compareValues } from "./compare-values.ts";
import { comparer } from "./field-rules.ts";

/** Compares two rows that are taken for the same attribute. */
export const compareAttributes = comparer<Attribute, RowComparison>({
  name: "identity",
  type: "attribute.type",
  storage: "attribute.storage",
  format: "attribute.format",
  unit: "attribute.unit",
  nullable: "attribute.nullable",
  nullWhen: { kind: "attribute.nullWhen", ifBothTell: "conditions" },
  presence: "attribute.presence",
  absentWhen: { kind: "attribute.absentWhen", ifBothTell: "conditions" },
  values: ({ values: before }, { values: after }, comparison) => compareValues(before, after, comparison),
  default: "attribute.default",
  lifecycle: "attribute.lifecycle",
  history: "not compared",
  observed: "not compared",
  printed: ({ printed: before }, { printed: after }, comparison) =>
    comparePrinted("attribute.printed", before, after, comparison),
  seenIn: ({ seenIn: before }, { seenIn: after }, comparison) =>
    compareMissing("attribute.missingIn", before, after, comparison),
  evidence: "not compared",
  description: { kind: "attribute.description", ifBothTell: "descriptions" },
});
