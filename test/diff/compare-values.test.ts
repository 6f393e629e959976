import { expect, test } from "vitest";

import type { ValueItem, Values } from "../../generator/model/model.ts";
import { changesOfRow } from "./changes-between.ts";

const place = { scope: "site", event: "open_door", attribute: "door" } as const;
const both = { from: place, to: place };
const at = (value: ValueItem["value"]) => ({ from: { ...place, value }, to: { ...place, value } });

/** A change of one value of an attribute that has codes. */
const valueAt = (value: ValueItem["value"]) => ({ kind: "attribute.value", ...at(value), valuesKind: "codes" });

const codes = (...items: readonly ValueItem[]): { readonly values: Values } => ({ values: { kind: "codes", items } });

test("values where there were none are one change, and so are none where there were some", () => {
  const { values } = codes({ value: 0, label: "Open" });
  expect(changesOfRow({}, { values })).toEqual([{ kind: "attribute.values", ...both, after: values }]);
  expect(changesOfRow({ values }, {})).toEqual([{ kind: "attribute.values", ...both, before: values }]);
});

test("a value that comes or leaves is one change; both places name it", () => {
  const [open, shut] = [
    { value: 0, label: "Open" },
    { value: 1, label: "Shut" },
  ];
  expect(changesOfRow(codes(open), codes(open, shut))).toEqual([{ ...valueAt(1), after: shut }]);
  expect(changesOfRow(codes(open, shut), codes(shut))).toEqual([{ ...valueAt(0), before: open }]);
});

test("a code that changes its label is a change of the label (case 34)", () => {
  const before = codes(
    { value: 4, label: "ViewerWithPublish" },
    { value: 5, label: "Viewer" },
    { value: 6, label: "UnlicensedWithPublish" },
    { value: 9, label: "BasicUser" },
  );
  const after = codes(
    { value: 11, label: "SiteAdministratorCreator" },
    { value: 10, label: "Creator" },
    { value: 9, label: "Viewer" },
  );
  expect(changesOfRow(before, after)).toEqual([
    { ...valueAt(4), before: { value: 4, label: "ViewerWithPublish" } },
    { ...valueAt(5), before: { value: 5, label: "Viewer" } },
    { ...valueAt(6), before: { value: 6, label: "UnlicensedWithPublish" } },
    { kind: "attribute.value.label", ...at(9), before: "BasicUser", after: "Viewer" },
    { ...valueAt(10), after: { value: 10, label: "Creator" } },
    { ...valueAt(11), after: { value: 11, label: "SiteAdministratorCreator" } },
  ]);
});

test("a label that comes or leaves is a change of the label", () => {
  expect(changesOfRow(codes({ value: null }), codes({ value: null, label: "none" }))).toEqual([
    { kind: "attribute.value.label", ...at(null), after: "none" },
  ]);
  expect(changesOfRow(codes({ value: 1, label: "Shut" }), codes({ value: 1 }))).toEqual([
    { kind: "attribute.value.label", ...at(1), before: "Shut" },
  ]);
});

test("a value without a spelling is known by its label", () => {
  const change = { ...valueAt("Ajar"), after: { label: "Ajar" } };
  expect(changesOfRow(codes({ label: "Open" }), codes({ label: "Ajar" }, { label: "Open" }))).toEqual([change]);
});

test("a number and its digits are two values, and neither is a label", () => {
  expect(changesOfRow(codes({ value: 1 }), codes({ value: "1" }))).toEqual([
    { ...valueAt(1), before: { value: 1 } },
    { ...valueAt("1"), after: { value: "1" } },
  ]);
  expect(changesOfRow(codes({ value: "1" }), codes({ label: "1" }))).toEqual([
    { ...valueAt("1"), after: { label: "1" } },
    { ...valueAt("1"), before: { value: "1" } },
  ]);
});

test("of a spelling that is listed twice, what both lists have is no change", () => {
  const before = codes({ value: 1, label: "Shut" }, { value: 1, label: "Ajar" });
  const after = codes({ value: 1, label: "Locked" }, { value: 1, label: "Shut" }, { value: 1, label: "Shut" });
  expect(changesOfRow(before, after)).toEqual([
    { kind: "attribute.value.label", ...at(1), before: "Ajar", after: "Locked" },
  ]);
});

test("the order of values is no fact, and an empty list is none", () => {
  const [open, shut] = [
    { value: 0, label: "Open" },
    { value: 1, label: "Shut" },
  ];
  expect(changesOfRow(codes(open, shut), codes(shut, open))).toEqual([]);
  expect(changesOfRow({ values: { kind: "described" } }, { values: { kind: "described", items: [] } })).toEqual([]);
});

test("a value that comes or leaves tells what the values are in the model that has it", () => {
  const values = (kind: Values["kind"], ...items: readonly ValueItem[]) => ({ values: { kind, items } });
  const changes = changesOfRow(values("open", { value: "a" }), values("closed", { value: "b" }));
  expect(changes).toEqual([
    { kind: "attribute.values.kind", ...both, before: "open", after: "closed" },
    { kind: "attribute.value", ...at("a"), before: { value: "a" }, valuesKind: "open" },
    { kind: "attribute.value", ...at("b"), after: { value: "b" }, valuesKind: "closed" },
  ]);
});

test("kind and limits are changes of their own", () => {
  const before: Values = { kind: "range", minimum: 0, maximum: 9 };
  expect(changesOfRow({ values: before }, { values: { kind: "open", minimum: 1 } })).toEqual([
    { kind: "attribute.values.kind", ...both, before: "range", after: "open" },
    { kind: "attribute.values.minimum", ...both, before: 0, after: 1 },
    { kind: "attribute.values.maximum", ...both, before: 9 },
  ]);
});
