import { expect, test } from "vitest";

import type { Attribute } from "../../generator/model/model.ts";
import { buildAttribute } from "../support/model-builder.ts";
import { changesBetween, changesOfRow, withRows } from "./changes-between.ts";

const place = { scope: "site", event: "open_door", attribute: "door" } as const;
const both = { from: place, to: place };

/** Fields that are one change each, with two values that differ. */
const FIELDS: { readonly [Field in keyof Attribute]?: readonly [Attribute[Field], Attribute[Field]] } = {
  type: ["integer", "long"],
  storage: ["integer", "number"],
  format: ["uuid", "email"],
  unit: ["seconds", "milliseconds"],
  nullable: [true, false],
  nullWhen: ["no door is near", "the wall is whole"],
  presence: ["always", "conditional"],
  absentWhen: ["no door is near", "the wall is whole"],
  default: [0, 1],
  lifecycle: [{ status: "active" }, { status: "deprecated", since: "2024-10" }],
};

test.each(Object.entries(FIELDS))("%s that is another is one change", (field, [before, after]) => {
  expect(changesOfRow({ [field]: before }, { [field]: after })).toEqual([
    { kind: `attribute.${field}`, ...both, before, after },
  ]);
});

test.each([
  ["integer", "long"],
  ["long", "integer"],
  ["integer", "string"],
] as const)("%s that becomes %s is one change of the type (case 35)", (before, after) => {
  expect(changesOfRow({ type: before }, { type: after })).toEqual([{ kind: "attribute.type", ...both, before, after }]);
});

const OPTIONAL = Object.entries(FIELDS).filter(([field]) => field !== "type");

test.each(OPTIONAL)("%s that comes or leaves is one change, with nothing on the other side", (field, [value]) => {
  expect(changesOfRow({}, { [field]: value })).toEqual([{ kind: `attribute.${field}`, ...both, after: value }]);
  expect(changesOfRow({ [field]: value }, {})).toEqual([{ kind: `attribute.${field}`, ...both, before: value }]);
});

test("the order of the keys of a lifecycle is no fact", () => {
  const before = { status: "deprecated", since: "2024-10" } as const;
  expect(changesOfRow({ lifecycle: before }, { lifecycle: { since: "2024-10", status: "deprecated" } })).toEqual([]);
});

test("evidence, history and what logs showed are not compared", () => {
  const evidence = { name: { confidence: 0.5, by: ["order"] }, type: { confidence: 0.5, by: [] } };
  const after = { evidence, history: { firstSeen: "0123456789ab" }, observed: { records: 3 } };
  expect(changesOfRow({}, after)).toEqual([]);
});

test("an attribute that comes or leaves is one change, without its parts", () => {
  const row = buildAttribute({ name: "wall", type: "long", unit: "bytes", description: "Its size." });
  const change = { kind: "attribute", after: row, to: { scope: "site", event: "open_door", attribute: "wall" } };
  expect(changesBetween(withRows({ name: "door" }), withRows({ name: "door" }, row))).toEqual([change]);
  expect(changesBetween(withRows({ name: "door" }, row), withRows({ name: "door" }))).toEqual([
    { kind: "attribute", before: row, from: change.to },
  ]);
});

test("a common attribute is at a place without event", () => {
  const common = (type: Attribute["type"]) => ({ common: [buildAttribute({ name: "door", type })] });
  const at = { scope: "site", attribute: "door" };
  expect(changesBetween(common("integer"), common("string"))).toEqual([
    { kind: "attribute.type", from: at, to: at, before: "integer", after: "string" },
  ]);
});

test("a description is compared where both models have some, at whatever place", () => {
  const told = { name: "wall", description: "Which wall." };
  expect(
    changesBetween(withRows({ name: "door" }, told), withRows({ name: "door", description: "Which door." }, told)),
  ).toEqual([{ kind: "attribute.description", ...both, after: "Which door." }]);
  expect(changesOfRow({}, { description: "Which door." })).toEqual([]);
  expect(changesOfRow({ description: "Which door." }, {})).toEqual([]);
});

test("conditions are compared unless a model has neither pages nor any condition, as one of history", () => {
  const told = withRows({ name: "door", nullWhen: "no door is near", absentWhen: "the wall is whole" });
  expect(changesBetween({ ...withRows({ name: "door" }), pages: [] }, told)).toEqual([]);
  expect(changesBetween({ ...withRows({ name: "door", nullWhen: "no door is near" }), pages: [] }, told)).toEqual([
    { kind: "attribute.absentWhen", ...both, after: "the wall is whole" },
  ]);
});
