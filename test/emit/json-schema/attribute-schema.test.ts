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
  [{ type: "string", nullable: true }, ["string", "null"]],
  [{ type: "string", nullable: false }, "string"],
] as const)("the type of %j", (attribute, type) => {
  expect(schemaOf(attribute)).toEqual({ type });
});

const ITEMS = [{ value: "open", label: "Open" }, { value: "shut" }];

test("only a closed set becomes an enum", () => {
  expect(schemaOf({ values: { kind: "closed", items: ITEMS } })).toEqual({
    description: "One of `open` (Open), `shut`.",
    type: ["string", "null"],
    enum: ["open", "shut", null],
    "x-labels": [{ value: "open", label: "Open" }],
  });
  expect(schemaOf({ nullable: false, values: { kind: "closed", items: ITEMS } }).enum).toEqual(["open", "shut"]);
  for (const kind of ["open", "examples", "codes", "bitmask", "described"] as const) {
    expect(schemaOf({ values: { kind, items: ITEMS } }).enum).toBeUndefined();
  }
});

test("values besides which others occur", () => {
  const type = ["string", "null"];
  const labels = { "x-labels": [{ value: "open", label: "Open" }] };
  expect(schemaOf({ values: { kind: "open", items: ITEMS } })).toEqual({
    ...{ description: "Among others `open` (Open), `shut`.", type, "x-extensible-enum": ["open", "shut"] },
    ...labels,
  });
  expect(schemaOf({ values: { kind: "examples", items: ITEMS } })).toEqual({
    ...{ description: "Such as `open` (Open), `shut`.", type, examples: ["open", "shut"] },
    ...labels,
  });
});

test("codes, flags and what is told in words are annotations", () => {
  const items = [{ value: 1, label: "Open" }, { value: 8 }];
  const type = ["integer", "null"];
  expect(schemaOf({ type: "integer", values: { kind: "codes", items } })).toEqual({
    ...{ description: "Codes: `1` (Open), `8`.", type, "x-codes": items },
  });
  expect(schemaOf({ type: "integer", values: { kind: "bitmask", items } })).toEqual({
    ...{ description: "Codes that add up: `1` (Open), `8`.", type, "x-bitmask": items },
  });
  expect(schemaOf({ values: { kind: "described", items: [{ label: "Door" }] } })).toEqual({
    description: "Told in words, their spelling is unknown: Door.",
    type: ["string", "null"],
    "x-described-values": ["Door"],
  });
  expect(schemaOf({ values: { kind: "described" } })).toEqual({
    description: "Its values are told in words, their spelling is unknown.",
    type: ["string", "null"],
    "x-described-values": [],
  });
});

test("a closed set that is not wholly known on the wire refuses nothing", () => {
  expect(schemaOf({ values: { kind: "closed", items: [{ value: "open" }, { label: "Shut" }] } }).enum).toBeUndefined();
  expect(schemaOf({ values: { kind: "closed", items: [{ value: 1 }] } }).enum).toBeUndefined();
  expect(schemaOf({ values: { kind: "closed", items: [] } })).toEqual({ type: ["string", "null"] });
});

test("what true, false and null mean refuses nothing", () => {
  const items = [{ value: true, label: "Private" }, { value: false }, { value: null, label: "Unknown" }];
  expect(schemaOf({ type: "boolean", values: { kind: "closed", items } })).toEqual({
    description: "Meaning: `true` (Private), `false`, `null` (Unknown).",
    type: ["boolean", "null"],
    "x-labels": [items[0], items[2]],
  });
  const withNull = [{ value: "open" }, { value: null, label: "Unknown" }];
  expect(schemaOf({ values: { kind: "closed", items: withNull } }).enum).toEqual(["open", null]);
});

test("a range is a range of numbers", () => {
  const values = { kind: "range", minimum: 1, maximum: 100 } as const;
  expect(schemaOf({ type: "integer", values })).toEqual({
    description: "From 1 to 100.",
    type: ["integer", "null"],
    minimum: 1,
    maximum: 100,
  });
  expect(schemaOf({ type: "string", values })).toEqual({ description: "From 1 to 100.", type: ["string", "null"] });
  expect(schemaOf({ type: "integer", values: { kind: "range", minimum: 1 } }).description).toBe("At least 1.");
  expect(schemaOf({ type: "integer", values: { kind: "range", maximum: 9 } }).description).toBe("At most 9.");
});

test("a format that JSON Schema knows is a keyword, another one is told", () => {
  const type = ["string", "null"];
  for (const format of ["date-time", "uuid", "email"] as const) {
    expect(schemaOf({ format })).toEqual({ type, format });
  }
  expect(schemaOf({ format: "uri" })).toEqual({ type, format: "uri-reference" });
  expect(schemaOf({ format: "ip" })).toEqual({ description: "An IP address.", type, "x-format": "ip" });
  expect(schemaOf({ format: "json" })).toEqual({
    ...{ description: "JSON text.", type, contentMediaType: "application/json" },
  });
  expect(schemaOf({ format: "comma-list" })).toEqual({
    ...{ description: "A list separated by commas.", type, "x-format": "comma-list" },
  });
  expect(schemaOf({ type: "integer", format: "date-time" })).toEqual({ type: ["integer", "null"] });
});

test("what is stored otherwise than documented has the stored type", () => {
  expect(schemaOf({ type: "integer", storage: "number" })).toEqual({
    description: "Documented as integer, but holds decimals.",
    type: ["number", "null"],
    "x-storage": "number",
  });
});

test("the other facts are told, one a line, and stand in keywords", () => {
  const attribute = {
    type: "long",
    description: "How long the door was open.",
    unit: "milliseconds",
    nullWhen: "the door is shut.",
    absentWhen: "there is no door",
    default: 0,
    lifecycle: { status: "deprecated", since: "2024-10", replacedBy: "gate" },
  } as const;
  expect(schemaOf(attribute)).toEqual({
    description: [
      "How long the door was open.",
      "In milliseconds.",
      "Null when: the door is shut.",
      "Left out when: there is no door.",
      "Deprecated since 2024-10. Use `gate`.",
    ].join("\n"),
    deprecated: true,
    type: ["integer", "null"],
    default: 0,
    "x-unit": "milliseconds",
    "x-null-when": "the door is shut.",
    "x-absent-when": "there is no door",
    "x-lifecycle": attribute.lifecycle,
  });
});

test("a default that the type cannot have is told only", () => {
  expect(schemaOf({ type: "integer", default: "low" })).toEqual({
    description: "Default: `low`.",
    type: ["integer", "null"],
  });
});

test("a legacy attribute is told to be one, not deprecated; so is one that came later", () => {
  const type = ["string", "null"];
  expect(schemaOf({ lifecycle: { status: "legacy" } })).toEqual({
    ...{ description: "Legacy.", type, "x-lifecycle": { status: "legacy" } },
  });
  expect(schemaOf({ lifecycle: { status: "active", since: "2024-10" } })).toEqual({
    ...{ description: "Only on events since 2024-10.", type, "x-lifecycle": { status: "active", since: "2024-10" } },
  });
  expect(schemaOf({ lifecycle: { status: "active" } })).toEqual({ type });
});
