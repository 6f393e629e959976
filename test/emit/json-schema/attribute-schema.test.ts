import { expect, test } from "vitest";
import { attributeSchema, strictAttributeSchema } from "../../../generator/emit/json-schema/attribute-schema.ts";
import type { Attribute, Values } from "../../../generator/model/model.ts";
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
    ...{ description: "Codes that add up: `1` (Open), `8`.", type, examples: [9], "x-bitmask": items },
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
  expect(schemaOf({ format: "ip" })).toEqual({
    ...{ description: "An IP address.", type, examples: ["198.51.100.4"], "x-format": "ip" },
  });
  expect(schemaOf({ format: "json" })).toEqual({
    ...{ description: "JSON text.", type, contentMediaType: "application/json" },
    examples: ['{"limit":10,"names":["sample"]}'],
  });
  expect(schemaOf({ format: "comma-list" })).toEqual({
    ...{ description: "A list separated by commas.", type, examples: ["one,two,three"], "x-format": "comma-list" },
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

const strictOf = (values: Values, attribute: Partial<Attribute> = {}) =>
  strictAttributeSchema(buildAttribute({ name: "door", values, ...attribute }));

const INTEGER = { type: "integer" } as const;
const numbers = (...values: readonly number[]) => values.map((value) => ({ value }));

test("strict: codes and open lists are all there is, as far as all are known", () => {
  const open = strictOf({ kind: "open", items: ITEMS });
  expect(open.enum).toEqual(["open", "shut", null]);
  expect(open).not.toHaveProperty("x-extensible-enum");
  expect(open["x-labels"]).toEqual([{ value: "open", label: "Open" }]);
  expect(strictOf({ kind: "open", items: ITEMS }, { nullable: false }).enum).toEqual(["open", "shut"]);
  expect(strictOf({ kind: "codes", items: numbers(0, 3) }, INTEGER).enum).toEqual([0, 3, null]);
  expect(strictOf({ kind: "open", items: [...ITEMS, { label: "Ajar" }] }).enum).toBeUndefined();
  expect(strictOf({ kind: "codes", items: numbers(0, 3) }).enum).toBeUndefined();
});

test("strict: examples and what is told in words are no sets; closed sets and ranges are as ever", () => {
  expect(strictOf({ kind: "examples", items: ITEMS })).toEqual(
    schemaOf({ values: { kind: "examples", items: ITEMS } }),
  );
  const described = { kind: "described", items: [{ label: "Door" }] } as const;
  expect(strictOf(described)).toEqual(schemaOf({ values: described }));
  expect(strictOf({ kind: "closed", items: ITEMS })).toEqual(schemaOf({ values: { kind: "closed", items: ITEMS } }));
  const range = { kind: "range", minimum: 1, maximum: 2 } as const;
  expect(strictOf(range, INTEGER)).toEqual(schemaOf({ ...INTEGER, values: range }));
});

test.each<[string, readonly number[], object]>([
  ["without a gap", [1, 2, 4], { minimum: 0, maximum: 7 }],
  ["in any order, with sums of their own", [4, 0, 1, 3], { minimum: 0, maximum: 7 }],
  ["with a gap", [1, 4], { enum: [0, 1, 4, 5, null] }],
  ["that leave the lowest out", [8], { enum: [0, 8, null] }],
  ["beyond 32 bits", [2 ** 40], { enum: [0, 2 ** 40, null] }],
  [
    "with a gap, too many to list",
    [1, ...Array.from({ length: 8 }, (_, at) => 4 * 2 ** at)],
    { minimum: 0, maximum: 1021 },
  ],
  ["that are none", [-1, 2], {}],
  ["that are no whole numbers", [0.5], {}],
])("strict: of flags %s, sums with others are refused", (_, flags, expected) => {
  const { enum: sums, minimum, maximum } = strictOf({ kind: "bitmask", items: numbers(...flags) }, INTEGER);
  expect(JSON.parse(JSON.stringify({ enum: sums, minimum, maximum }))).toEqual(expected);
});
