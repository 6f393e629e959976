import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { expect, test } from "vitest";
import { UserError } from "../../generator/findings/user-error.ts";
import { findSchemaFault } from "../../generator/model/find-schema-fault.ts";
import { MODEL_SCHEMA } from "../../generator/model/model-schema.ts";
import { parseModel } from "../../generator/model/parse-model.ts";
import type { Upgrades, UpgradeStep } from "../../generator/model/upgrade-model.ts";
import { fullModel } from "../support/full-model.ts";

const REMEDY = "Make it anew with `activity-log-schema generate`.";

const complaintOf = (text: string): string => {
  try {
    parseModel(text, "old/model.json");
  } catch (error) {
    if (error instanceof UserError) return `${error.exitCode} ${error.message}`;
    throw error;
  }
  return "none";
};

type Json = Record<string, unknown>;

/** The full model with one value changed. */
const changed = (path: readonly (string | number)[], value: unknown): Json => {
  const model = JSON.parse(JSON.stringify(fullModel)) as Json;
  const parent = path.slice(0, -1).reduce<Json>((node, key) => node[key] as Json, model);
  parent[path.at(-1) ?? ""] = value;
  return model;
};

test("text that is no JSON is refused by its place", () => {
  expect(complaintOf("<html>")).toMatch(/^3 old\/model\.json: not JSON: .+ Make it anew/u);
});

test("JSON that is no model is refused", () => {
  for (const text of ["[]", "null", "1", "{}"]) {
    expect(complaintOf(text)).toBe(`3 old/model.json: not a model: it has no "modelVersion". ${REMEDY}`);
  }
});

test("a model of a later version is refused before its shape is looked at", () => {
  expect(complaintOf('{"modelVersion":2}')).toBe(
    "3 old/model.json: $.modelVersion is 2, made by a later release of the generator; this one reads up to 1. " +
      "Update tableau-activity-log-codegen.",
  );
});

test("what is no version, or one from which nothing leads on, is refused", () => {
  expect(complaintOf('{"modelVersion":"1"}')).toBe(
    `3 old/model.json: $.modelVersion must be a whole number. ${REMEDY}`,
  );
  expect(complaintOf('{"modelVersion":0}')).toBe(
    `3 old/model.json: $.modelVersion is 0, and nothing leads from it to 1. ${REMEDY}`,
  );
});

test("a model of an earlier version goes through the steps, one by one, and is then tested like any other", () => {
  const { release, ...rest } = fullModel;
  const upgrades: Upgrades = new Map<number, UpgradeStep>([
    [-1, ({ edition, ...model }) => ({ ...model, label: edition })],
    [0, ({ label, ...model }) => ({ ...model, release: label })],
  ]);
  const parse = (model: object) => parseModel(JSON.stringify(model), "old.json", { upgrades, latest: 1 });
  expect(parse({ ...rest, modelVersion: -1, edition: release })).toEqual(fullModel);
  expect(parse({ ...rest, modelVersion: 0, label: release })).toEqual(fullModel);
  expect(() => parse({ ...rest, modelVersion: 0, label: 7 })).toThrow("$.release must be a string");
});

const ATTRIBUTE = ["references", "site", "events", 0, "attributes", 0] as const;
const AT = "$.references.site.events[0].attributes[0]";

test.each([
  [["id"], "xyz", "$.id must match ^[0-9a-f]{12}$"],
  [["release"], 1, "$.release must be a string"],
  [["references", "planet"], {}, '$.references must not have "planet"'],
  [["references", "site", "events"], {}, "$.references.site.events must be an array"],
  [[...ATTRIBUTE, "type"], "text", `${AT}.type must be one of string, integer, long, float, boolean`],
  [[...ATTRIBUTE, "default"], null, `${AT}.default must be a string or number or boolean`],
  [[...ATTRIBUTE, "evidence"], {}, `${AT}.evidence must have "name"`],
  [[...ATTRIBUTE, "evidence", "type", "confidence"], 2, `${AT}.evidence.type.confidence must be at most 1`],
  [[...ATTRIBUTE, "observed", "nulls"], -1, `${AT}.observed.nulls must be at least 0`],
  [[...ATTRIBUTE, "seenIn"], [7], `${AT}.seenIn[0] must be a string`],
])("a fault names its JSON path: %j", (path, value, complaint) => {
  expect(complaintOf(JSON.stringify(changed(path, value)))).toBe(`3 old/model.json: ${complaint}. ${REMEDY}`);
});

test("a key that every object inherits is no field", () => {
  const text = JSON.stringify(fullModel).replace('"release"', '"constructor":1,"__proto__":{},"release"');
  expect(complaintOf(text)).toBe(`3 old/model.json: $ must not have "constructor". ${REMEDY}`);
});

test("our reading of the schema and ajv's agree on models with one value changed", () => {
  const validate = new Ajv2020({ strict: true }).compile(MODEL_SCHEMA);
  const places = placesOf(fullModel);
  fc.assert(
    fc.property(fc.constantFrom(...places), fc.jsonValue({ maxDepth: 1 }), (path, value) => {
      const model = changed(path, value);
      expect(findSchemaFault(model, MODEL_SCHEMA) === undefined).toBe(validate(model));
    }),
    { numRuns: 500 },
  );
});

function placesOf(value: unknown, path: readonly (string | number)[] = []): readonly (readonly (string | number)[])[] {
  const here = path.length === 0 ? [] : [path];
  if (typeof value !== "object" || value === null) return here;
  const parts = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [...here, ...parts.flatMap(([key, part]) => placesOf(part, [...path, key]))];
}
