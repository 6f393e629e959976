import { expect, test } from "vitest";
import { attributeSchema } from "../../../generator/emit/json-schema/attribute-schema.ts";
import type { Attribute } from "../../../generator/model/model.ts";
import { buildAttribute } from "../../support/model-builder.ts";

const schemaOf = (attribute: Partial<Attribute>) => attributeSchema(buildAttribute({ name: "door", ...attribute }));

test.each([
  [{ type: "string" }, ["string", "null"]],
  [{ type: "integer" }, ["integer", "null"]],
  [{ type: "long" }, ["integer", "null"]],
  [{ type: "float" }, ["number", "null"]],
  [{ type: "boolean" }, ["boolean", "null"]],
  [{ type: "integer", storage: "number" }, ["number", "null"]],
  [{ type: "string", nullable: true }, ["string", "null"]],
  [{ type: "string", nullable: false }, "string"],
] as const)("the type of %j", (attribute, type) => {
  expect(schemaOf(attribute)).toEqual({ type });
});

test("only a closed set becomes an enum", () => {
  const items = [{ value: "open", label: "Open" }, { value: "shut" }];
  expect(schemaOf({ values: { kind: "closed", items } })).toEqual({
    description: "Values: `open` (Open), `shut`.",
    type: ["string", "null"],
    enum: ["open", "shut", null],
  });
  expect(schemaOf({ nullable: false, values: { kind: "closed", items } }).enum).toEqual(["open", "shut"]);
  for (const kind of ["open", "examples", "codes", "bitmask", "described"] as const) {
    expect(schemaOf({ values: { kind, items } }).enum).toBeUndefined();
  }
});

test("a closed set that is not wholly known on the wire refuses nothing", () => {
  expect(schemaOf({ values: { kind: "closed", items: [{ value: "open" }, { label: "Shut" }] } }).enum).toBeUndefined();
  expect(schemaOf({ values: { kind: "closed", items: [{ value: 1 }] } }).enum).toBeUndefined();
  expect(schemaOf({ values: { kind: "closed", items: [] } }).enum).toBeUndefined();
});

test("a range is a range of numbers", () => {
  const values = { kind: "range", minimum: 1, maximum: 100 } as const;
  expect(schemaOf({ type: "integer", values })).toEqual({ type: ["integer", "null"], minimum: 1, maximum: 100 });
  expect(schemaOf({ type: "string", values })).toEqual({ type: ["string", "null"] });
});

test("a format that JSON Schema knows is a keyword, another one is told", () => {
  expect(schemaOf({ format: "date-time" })).toEqual({ type: ["string", "null"], format: "date-time" });
  expect(schemaOf({ format: "comma-list" })).toEqual({
    description: "Format: list, separated by commas.",
    type: ["string", "null"],
  });
  expect(schemaOf({ type: "integer", format: "date-time" })).toEqual({ type: ["integer", "null"] });
});

test("the other facts are told, one a line", () => {
  const attribute = {
    type: "long",
    description: "How long the door was open.",
    unit: "milliseconds",
    nullWhen: "the door is shut.",
    absentWhen: "there is no door.",
    default: 0,
    lifecycle: { status: "deprecated", since: "2024-10", replacedBy: "gate" },
  } as const;
  expect(schemaOf(attribute)).toEqual({
    description: [
      "How long the door was open.",
      "Unit: milliseconds.",
      "Null when: the door is shut.",
      "Left out when: there is no door.",
      "Deprecated since 2024-10, replaced by `gate`.",
    ].join("\n"),
    deprecated: true,
    type: ["integer", "null"],
    default: 0,
  });
});

test("a legacy attribute is told to be one, not deprecated", () => {
  expect(schemaOf({ lifecycle: { status: "legacy" } })).toEqual({ description: "Legacy.", type: ["string", "null"] });
  expect(schemaOf({ lifecycle: { status: "active", since: "2024-10" } })).toEqual({ type: ["string", "null"] });
});
