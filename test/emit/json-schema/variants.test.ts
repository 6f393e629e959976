import { EVENT_TYPE } from "../../../generator/model/event-type-key.ts";
import { Ajv, type ValidateFunction } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { expect, test } from "vitest";

import { isJsonObject } from "../../../generator/check/json-object.ts";
import { emitJsonSchema } from "../../../generator/emit/json-schema/emit-json-schema.ts";
import type { JsonSchema } from "../../../generator/emit/json-schema/json-schema.ts";
import { VOCABULARY } from "../../../generator/emit/json-schema/vocabulary.ts";
import type { Model } from "../../../generator/model/model.ts";
import { plantFaults } from "../../../generator/samples/faults/plant-faults.ts";
import { makeRecords } from "../../../generator/samples/make-records.ts";
import { fullModel } from "../../support/full-model.ts";
import { generatedModel } from "../../support/generated-folder.ts";
import { HOSTILE_MODEL } from "../../support/hostile-model.ts";
import { buildAttribute, buildEvent, buildModel } from "../../support/model-builder.ts";
import { VALUES_MODEL } from "../../support/values-model.ts";

type VariantName = "open" | "draft-07" | "strict";

interface Emitted {
  readonly variant: VariantName;
  /** `site`, or `site/<file name>`. */
  readonly name: string;
  readonly schema: JsonSchema;
}

interface Compiled extends Emitted {
  readonly validate: ValidateFunction;
}

const emitted = (model: Model): readonly Emitted[] =>
  emitJsonSchema(model).flatMap(({ path, text }) => {
    const [, variant = "open", name] = /^json-schema\/(?:(draft-07|strict)\/)?(.+)\.schema\.json$/u.exec(path) ?? [];
    const schema = JSON.parse(text) as JsonSchema;
    return name === undefined ? [] : [{ variant: variant as VariantName, name, schema }];
  });

/** Strict without an option that loosens it, and all schemas of a draft in one instance, as a consumer may have them. */
function compileAll(model: Model): readonly Compiled[] {
  const options = { strict: true, allErrors: true } as const;
  const validators = { "draft-07": new Ajv(options), "2020-12": new Ajv2020(options) };
  for (const ajv of Object.values(validators)) {
    ajv.addVocabulary(VOCABULARY);
    addFormats.default(ajv);
  }
  return emitted(model).map((file) => ({
    ...file,
    validate: validators[file.variant === "draft-07" ? "draft-07" : "2020-12"].compile(file.schema),
  }));
}

function validatorsOf(compiled: readonly Compiled[], variant: VariantName): ReadonlyMap<string, ValidateFunction> {
  return new Map(compiled.filter((file) => file.variant === variant).map(({ name, validate }) => [name, validate]));
}

function faults(validate: ValidateFunction | undefined, record: unknown): readonly string[] {
  if (validate === undefined) throw new Error("no such schema");
  validate(record);
  return (validate.errors ?? [])
    .filter(({ keyword }) => keyword !== "if")
    .map(({ instancePath, message }) => `${instancePath} ${String(message)}`);
}

const generated = compileAll(generatedModel());

/** Each example of a schema: its records, and the values of its attributes, each in the place of that of the record. */
function examplesOf({ examples = [], properties = {} }: JsonSchema): readonly object[] {
  const records = examples.filter((example) => typeof example === "object" && example !== null);
  const values = Object.entries(properties).flatMap(([name, { examples: own = [] }]) =>
    own.map((value) => ({ ...records[0], [name]: value })),
  );
  return [...records, ...values];
}

test.each([
  ["committed", generated],
  ["with values", compileAll(VALUES_MODEL)],
  ["with every field filled", compileAll(fullModel)],
])("the schemas of the model %s compile in all variants, and take their own examples", (_, compiled) => {
  for (const { variant, name, schema, validate } of compiled) {
    const examples = examplesOf(schema);
    expect(examples.length, name).toBeGreaterThan(0);
    for (const example of examples) expect([variant, name, ...faults(validate, example)]).toEqual([variant, name]);
  }
});

test("the variants have the same files and titles, and each file has an id of its own", () => {
  for (const model of [generatedModel(), HOSTILE_MODEL]) {
    const files = emitted(model);
    const titlesOf = (variant: VariantName): readonly string[] =>
      files.filter((file) => file.variant === variant).map(({ name, schema }) => `${name}: ${String(schema.title)}`);
    expect(titlesOf("draft-07")).toEqual(titlesOf("open"));
    expect(titlesOf("strict")).toEqual(titlesOf("open"));
    expect(new Set(files.map(({ schema }) => schema.$id)).size).toBe(files.length);
  }
});

test("a twin in draft-07 is the open schema, but for the words that draft-07 has not", () => {
  const files = emitted(VALUES_MODEL);
  const textOf = (variant: VariantName): string =>
    JSON.stringify(files.filter((file) => file.variant === variant).map(({ schema }) => schema));
  expect(
    textOf("open")
      .replaceAll("https://json-schema.org/draft/2020-12/schema", "http://json-schema.org/draft-07/schema#")
      .replaceAll("urn:tableau-activity-log:", "urn:tableau-activity-log:draft-07:")
      .replaceAll('"$defs":', '"definitions":')
      .replaceAll("#/$defs/", "#/definitions/"),
  ).toBe(textOf("draft-07"));
});

test("what stands in examples and names is no schema, in draft-07 either", () => {
  const attributes = [buildAttribute({ name: "$defs" }), buildAttribute({ name: "$ref" })];
  const model = buildModel({ site: { common: attributes, events: [buildEvent({ name: "$schema", attributes: [] })] } });
  const twin = emitted(model).find(({ variant, name }) => variant === "draft-07" && name === "site")?.schema;
  expect(Object.keys(twin?.definitions?.["SiteCommonAttributes"]?.properties ?? {})).toEqual(["$defs", "$ref"]);
  expect(Object.keys(twin?.examples?.[0] ?? {})).toEqual(["eventType", "$defs", "$ref"]);
});

const DOORS = compileAll(VALUES_MODEL);
const strictDoors = validatorsOf(DOORS, "strict");
const DOOR = { eventType: "open_door", eventTime: "2026-03-10T00:41:38Z", outcome: "success" };
const NOT_LISTED = "must be equal to one of the allowed values";

test.each<[Readonly<Record<string, unknown>>, readonly string[]]>([
  [{ doorState: 3, dayMask: 3, jobKind: "Oil", method: "SHOVE", objKind: "wall", paintTime: null }, []],
  [{ doorState: null, dayMask: null, jobKind: null }, []],
  [{ doorState: 2 }, [`/doorState ${NOT_LISTED}`]],
  [{ dayMask: 4 }, ["/dayMask must be <= 3"]],
  [{ dayMask: -1 }, ["/dayMask must be >= 0"]],
  [{ jobKind: "Sand" }, [`/jobKind ${NOT_LISTED}`]],
  [{ outcome: "lost" }, [`/outcome ${NOT_LISTED}`]],
])("strict: %j", (record, expected) => {
  expect(faults(strictDoors.get("site/open_door"), { ...DOOR, ...record })).toEqual(expected);
  expect(faults(strictDoors.get("site"), { ...DOOR, ...record })).toEqual(expected);
});

test("strict: attributes and events that are not listed are refused, with one error each", () => {
  const record = { ...DOOR, traceUuid: "x" };
  expect(faults(strictDoors.get("site/open_door"), record)).toEqual([" must NOT have additional properties"]);
  expect(faults(strictDoors.get("site"), record)).toEqual([" must NOT have unevaluated properties"]);
  expect(faults(strictDoors.get("site"), { ...record, traceUuid: undefined, eventTime: 1 })).toContain(
    "/eventTime must be string",
  );
  expect(faults(strictDoors.get("site"), { ...DOOR, eventType: "mcp_tool_call" })).toEqual([
    `/eventType ${NOT_LISTED}`,
  ]);
  expect(faults(strictDoors.get("site"), { outcome: "success" })).toEqual([" must have required property 'eventType'"]);
  expect(faults(strictDoors.get("site/open_door"), { ...DOOR, eventType: undefined })).toEqual([]);
});

test("strict: an event whose own attribute hides a common one lists all itself; a scope without events refuses all", () => {
  const attributes = [buildAttribute({ name: "size", type: "integer" })];
  const site = {
    common: [buildAttribute({ name: "size" }), buildAttribute({ name: "eventTime" })],
    events: [buildEvent({ name: "weigh", attributes })],
  };
  const strict = validatorsOf(compileAll(buildModel({ site, tenant: {} })), "strict");
  expect(faults(strict.get("site"), { eventType: "weigh", size: 1, eventTime: "now" })).toEqual([]);
  expect(faults(strict.get("site"), { eventType: "weigh", size: 1, width: 1 })).toEqual([
    " must NOT have additional properties",
  ]);
  expect(faults(strict.get("tenant"), { eventType: "weigh" })).toEqual(["/eventType must NOT be valid"]);
});

test("names from pages do no harm in any variant", () => {
  for (const { variant, name, schema, validate } of compileAll(HOSTILE_MODEL)) {
    const [example = {}] = schema.examples ?? [];
    // Without a prototype: unless told otherwise, ajv takes the `constructor` of every object for an attribute.
    const record = Object.assign(Object.create(null) as Record<string, unknown>, example);
    // Where ajv counts what has been evaluated, it forgets an attribute of this name.
    if (variant === "strict" && !name.includes("/")) delete record["__proto__"];
    expect([variant, name, ...faults(validate, record)]).toEqual([variant, name]);
  }
});

test("records, valid and broken: bundles and files agree, and so do the drafts", () => {
  const samples = plantFaults(generatedModel(), makeRecords(generatedModel(), { seed: 7, count: 5000 }), {
    seed: 7,
    rate: 0.5,
  });
  const validators = {
    open: validatorsOf(generated, "open"),
    twin: validatorsOf(generated, "draft-07"),
    strict: validatorsOf(generated, "strict"),
  };
  const verdicts = { valid: 0, onlyOpen: 0, invalid: 0 };
  for (const { scope, event, record } of samples) {
    if (record === undefined) continue;
    const verdictsOf = (name: string): readonly (boolean | undefined)[] =>
      Object.values(validators).map((of) => of.get(name)?.(record));
    const [open, twin, strict] = verdictsOf(`${scope}/${event}`);
    const inBundles = verdictsOf(scope);
    // Samples of events that the reference lacks have no file.
    if (open === undefined) continue;
    expect(twin).toBe(open);
    // A bundle goes by what the record says, a file holds for its event.
    const isNamed = isJsonObject(record) && record[EVENT_TYPE] === event;
    if (isNamed) expect([record, ...inBundles]).toEqual([record, open, twin, strict]);
    verdicts[!open ? "invalid" : strict === true ? "valid" : "onlyOpen"]++;
  }
  expect(Math.min(...Object.values(verdicts))).toBeGreaterThan(100);
});
