import { Ajv2020, type KeywordDefinition, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { expect, test } from "vitest";
import { emitJsonSchema } from "../../../generator/emit/json-schema/emit-json-schema.ts";
import type { Model } from "../../../generator/model/model.ts";
import { buildAttribute, buildEvent, buildModel } from "../../support/model-builder.ts";
import { fullModel } from "../../support/full-model.ts";
import { VALUES_MODEL } from "../../support/values-model.ts";
import { HOSTILE_MODEL, HOSTILE_NAMES } from "../../support/hostile-model.ts";

const DOORS = buildModel({
  site: {
    common: [buildAttribute({ name: "eventTime" })],
    events: [
      buildEvent({ name: "open_door", attributes: [buildAttribute({ name: "doorId", type: "long" })] }),
      buildEvent({ name: "paint_door", attributes: [buildAttribute({ name: "doorId" })] }),
    ],
  },
});

const schemasOf = (model: Model): ReadonlyMap<string, object> =>
  new Map(
    emitJsonSchema(model)
      .filter(({ path }) => !/^json-schema\/(?:draft-07|strict)\//u.test(path))
      .map(({ path, text }) => [path, JSON.parse(text) as object]),
  );

const VOCABULARY_PATH = "json-schema/vocabulary.json";

/**
 * Strict, without a single option that loosens it; all schemas of a model in one instance, as a consumer has them. The
 * vocabulary is the emitted one: a keyword that it lacks, or a value that it does not allow, fails.
 */
function compileAll(model: Model): (path: string) => ValidateFunction {
  const ajv = new Ajv2020({ strict: true, allErrors: true });
  const schemas = new Map(schemasOf(model));
  ajv.addVocabulary(schemas.get(VOCABULARY_PATH) as KeywordDefinition[]);
  schemas.delete(VOCABULARY_PATH);
  addFormats.default(ajv);
  const compiled = new Map([...schemas].map(([path, schema]) => [path, ajv.compile(schema)]));
  return (path) => {
    const validate = compiled.get(path);
    if (validate === undefined) throw new Error(`no schema at ${path} among ${[...compiled.keys()].join(", ")}`);
    return validate;
  };
}

const faults = (validate: ValidateFunction, record: unknown): readonly string[] => {
  validate(record);
  return (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
};

const bundle = compileAll(DOORS)("json-schema/site.schema.json");

test("a bundle a scope and a file an event, in each variant", () => {
  expect(emitJsonSchema(DOORS).map(({ path }) => path)).toEqual([
    "json-schema/site.schema.json",
    "json-schema/site/open_door.schema.json",
    "json-schema/site/paint_door.schema.json",
    "json-schema/draft-07/site.schema.json",
    "json-schema/draft-07/site/open_door.schema.json",
    "json-schema/draft-07/site/paint_door.schema.json",
    "json-schema/strict/site.schema.json",
    "json-schema/strict/site/open_door.schema.json",
    "json-schema/strict/site/paint_door.schema.json",
    "json-schema/vocabulary.json",
  ]);
});

test("the bundle of a small model", () => {
  expect(emitJsonSchema(DOORS)[0]?.text).toMatchInlineSnapshot(`
    "{
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:tableau-activity-log:site",
      "title": "SiteEvent",
      "description": "A record of the Activity Log: a site event. Other attributes, and events that are not listed, are valid.",
      "examples": [
        {
          "eventType": "open_door",
          "eventTime": "2026-03-10T00:41:38Z",
          "doorId": 13
        }
      ],
      "type": "object",
      "properties": {
        "eventType": {
          "type": [
            "string",
            "null"
          ]
        }
      },
      "allOf": [
        {
          "if": {
            "type": "object",
            "properties": {
              "eventType": {
                "const": "open_door"
              }
            },
            "required": [
              "eventType"
            ]
          },
          "then": {
            "$ref": "#/$defs/open_door"
          }
        },
        {
          "if": {
            "type": "object",
            "properties": {
              "eventType": {
                "const": "paint_door"
              }
            },
            "required": [
              "eventType"
            ]
          },
          "then": {
            "$ref": "#/$defs/paint_door"
          }
        }
      ],
      "$defs": {
        "SiteCommonAttributes": {
          "title": "SiteCommonAttributes",
          "description": "Attributes that every site event has.",
          "type": "object",
          "properties": {
            "eventTime": {
              "type": [
                "string",
                "null"
              ]
            }
          }
        },
        "open_door": {
          "title": "SiteOpenDoorEvent",
          "type": "object",
          "properties": {
            "eventType": {
              "const": "open_door"
            },
            "doorId": {
              "type": [
                "integer",
                "null"
              ]
            }
          },
          "allOf": [
            {
              "$ref": "#/$defs/SiteCommonAttributes"
            }
          ]
        },
        "paint_door": {
          "title": "SitePaintDoorEvent",
          "type": "object",
          "properties": {
            "eventType": {
              "const": "paint_door"
            },
            "doorId": {
              "type": [
                "string",
                "null"
              ]
            }
          },
          "allOf": [
            {
              "$ref": "#/$defs/SiteCommonAttributes"
            }
          ]
        }
      }
    }
    "
  `);
});

test("the file of an event holds all it needs", () => {
  expect(emitJsonSchema(DOORS)[1]?.text).toMatchInlineSnapshot(`
    "{
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:tableau-activity-log:site:open_door",
      "title": "SiteOpenDoorEvent",
      "type": "object",
      "properties": {
        "eventType": {
          "const": "open_door"
        },
        "eventTime": {
          "type": [
            "string",
            "null"
          ]
        },
        "doorId": {
          "type": [
            "integer",
            "null"
          ]
        }
      },
      "examples": [
        {
          "eventType": "open_door",
          "eventTime": "2026-03-10T00:41:38Z",
          "doorId": 13
        }
      ]
    }
    "
  `);
});

test("a known event is held to its own definition, with few errors", () => {
  expect(faults(bundle, { eventType: "open_door", eventTime: "now", doorId: 7 })).toEqual([]);
  expect(faults(bundle, { eventType: "paint_door", doorId: "7" })).toEqual([]);
  expect(faults(bundle, { eventType: "open_door", doorId: "7" })).toEqual([
    "/doorId must be integer,null",
    ' must match "then" schema',
  ]);
  expect(faults(bundle, { eventType: "paint_door", eventTime: 1 })).toEqual([
    "/eventTime must be string,null",
    ' must match "then" schema',
  ]);
});

test("what is not stated is optional, nullable and open", () => {
  expect(faults(bundle, { eventType: "open_door" })).toEqual([]);
  expect(faults(bundle, { eventType: "open_door", eventTime: null, doorId: null, traceUuid: [1] })).toEqual([]);
});

test("an event that the reference lacks, and a record without eventType, are valid", () => {
  expect(faults(bundle, { eventType: "mcp_tool_call", doorId: {}, eventTime: 5 })).toEqual([]);
  expect(faults(bundle, { doorId: "7" })).toEqual([]);
  expect(faults(bundle, { eventType: null })).toEqual([]);
  expect(faults(bundle, { eventType: 5 })).toEqual(["/eventType must be string,null"]);
  expect(faults(bundle, [])).toEqual([" must be object"]);
});

test("the file of an event leaves eventType to the path but refuses another event", () => {
  const file = compileAll(DOORS)("json-schema/site/open_door.schema.json");
  expect(faults(file, { doorId: 1 })).toEqual([]);
  expect(faults(file, { eventType: "open_door", doorId: 1 })).toEqual([]);
  expect(faults(file, { eventType: "paint_door", doorId: "a", eventTime: 1 })).toEqual([
    "/eventType must be equal to constant",
    "/eventTime must be string,null",
    "/doorId must be integer,null",
  ]);
});

test("whole numbers beyond 32 bits are whole numbers", () => {
  const attributes = [
    buildAttribute({ name: "size", type: "integer" }),
    buildAttribute({ name: "rate", type: "float" }),
  ];
  const model = buildModel({ tenant: { events: [buildEvent({ name: "weigh", attributes })] } });
  const validate = compileAll(model)("json-schema/tenant.schema.json");
  expect(faults(validate, { eventType: "weigh", size: 3221225472, rate: 1 })).toEqual([]);
  expect(faults(validate, { eventType: "weigh", size: 1.5 })).toContain("/size must be integer,null");
});

test("an attribute called eventType leaves the discriminator alone and a note behind", () => {
  const attributes = [buildAttribute({ name: "eventType", type: "integer", description: "Kind of door." })];
  const model = buildModel({ site: { events: [buildEvent({ name: "open_door", attributes })] } });
  const validate = compileAll(model)("json-schema/site.schema.json");
  expect(faults(validate, { eventType: "open_door" })).toEqual([]);
  expect(schemasOf(model).get("json-schema/site/open_door.schema.json")).toMatchObject({
    properties: {
      eventType: {
        const: "open_door",
        description: "The reference lists an attribute of this name too, of type integer.\nKind of door.",
      },
    },
  });
});

test("an own attribute takes the place of a common one of its name", () => {
  const model = buildModel({
    site: {
      common: [buildAttribute({ name: "size" }), buildAttribute({ name: "eventTime" })],
      events: [buildEvent({ name: "weigh", attributes: [buildAttribute({ name: "size", type: "integer" })] })],
    },
  });
  const validate = compileAll(model)("json-schema/site.schema.json");
  expect(faults(validate, { eventType: "weigh", size: 5, eventTime: "now" })).toEqual([]);
  expect(faults(validate, { eventType: "weigh", size: "5", eventTime: 1 }).slice(0, 2)).toEqual([
    "/eventTime must be string,null",
    "/size must be integer,null",
  ]);
});

test("names from pages do no harm", () => {
  const validatorOf = compileAll(HOSTILE_MODEL);
  const validate = validatorOf("json-schema/site.schema.json");
  // Without a prototype: unless told otherwise, ajv takes the `constructor` of every object for an attribute.
  const record = (eventType: string, count: unknown): unknown =>
    Object.assign(Object.create(null), { eventType, count });
  for (const name of HOSTILE_NAMES) {
    expect(faults(validate, record(name, 1))).toEqual([]);
    expect(faults(validate, record(name, "1"))).toEqual(["/count must be integer,null", ' must match "then" schema']);
  }
  const paths = emitJsonSchema(HOSTILE_MODEL).map(({ path }) => path.toLowerCase());
  expect(new Set(paths).size).toBe(paths.length);
  const safe = /^json-schema\/(?:(?:draft-07|strict)\/)?(?:site|tenant)(?:\/[\w~-]+)?\.schema\.json$/u;
  expect(paths.filter((path) => !safe.test(path))).toEqual([VOCABULARY_PATH]);
});

test("ids and titles are unique over all files", () => {
  for (const model of [DOORS, HOSTILE_MODEL]) {
    const schemas = [...schemasOf(model)].filter(([path]) => path !== VOCABULARY_PATH).map(([, schema]) => schema) as {
      readonly $id: string;
      readonly title: string;
    }[];
    expect(new Set(schemas.map(({ $id }) => $id)).size).toBe(schemas.length);
    expect(new Set(schemas.map(({ title }) => title)).size).toBe(schemas.length);
    expect(
      schemas.filter(({ $id }) => !/^urn:tableau-activity-log:(?:site|tenant)(?::[\w.~%-]+)?$/u.test($id)),
    ).toEqual([]);
  }
});

test("a model with every field filled compiles too", () => {
  const validate = compileAll(fullModel)("json-schema/site/open_door.schema.json");
  expect(faults(validate, { eventType: "open_door", doorState: 1 })).toEqual([]);
});

const openDoor = compileAll(VALUES_MODEL)("json-schema/site/open_door.schema.json");
const valid = { eventTime: "2026-12-31T23:59:59.999999999Z", outcome: "success" };

test.each<[Readonly<Record<string, unknown>>, readonly string[]]>([
  [{}, []],
  [{ outcome: "lost" }, ["/outcome must be equal to one of the allowed values"]],
  [{ outcome: null }, ["/outcome must be string", "/outcome must be equal to one of the allowed values"]],
  [{ outcome: undefined }, [" must have required property 'outcome'"]],
  [{ eventTime: "2026-12-31T23:59:59Z", createdAt: "2026-12-31T23:59:59.123Z" }, []],
  [{ createdAt: "yesterday" }, ['/createdAt must match format "date-time"']],
  [{ doorLuid: "AAAAAAAA-bbbb-cccc-dddd-eeeeeeeeeeee" }, []],
  [{ doorLuid: "none" }, ['/doorLuid must match format "uuid"']],
  [{ doorState: 77, dayMask: 127, jobKind: "Sand", method: "SHOVE", objKind: "window", paintCode: "9" }, []],
  [{ doorState: "Shut" }, ["/doorState must be integer,null"]],
  [{ priority: 10 }, []],
  [{ priority: 11 }, ["/priority must be <= 10"]],
  [{ revision: 1.1, isPrivate: null, sourceIp: "::1", details: "{}", tags: "a,b" }, []],
])("of documented values, only closed sets, ranges and formats refuse %j", (record, expected) => {
  expect(faults(openDoor, { ...valid, ...record })).toEqual(expected);
});

test("an event tells what became of it", () => {
  expect(schemasOf(VALUES_MODEL).get("json-schema/site/open_door.schema.json")).toMatchObject({
    description: [
      "Deprecated since 2024-10. Use `set_doors`.",
      "The REST API gives part of its data; the files in a bucket hold all of it.",
      "See also `paint_door`, `unknown_door`.",
    ].join("\n"),
    deprecated: true,
    "x-lifecycle": { status: "deprecated", since: "2024-10", replacedBy: "set_doors" },
    "x-availability": "partial-in-api",
    "x-see-also": ["paint_door", "unknown_door"],
  });
});

test("a keyword outside the vocabulary, or with a wrong value, is refused by a strict validator", () => {
  const vocabulary = schemasOf(VALUES_MODEL).get(VOCABULARY_PATH) as KeywordDefinition[];
  const compile = (schema: object) => () => new Ajv2020({ strict: true }).addVocabulary(vocabulary).compile(schema);
  expect(compile({ "x-unit": "bytes" })).not.toThrow();
  expect(compile({ "x-colour": "red" })).toThrow(/unknown keyword: "x-colour"/);
  expect(compile({ "x-codes": [{ value: "0" }] })).toThrow(/keyword "x-codes" value is invalid/);
});

test("a scope without pages has no schema, one without events has an empty bundle", () => {
  expect(emitJsonSchema(buildModel()).map(({ path }) => path)).toEqual([VOCABULARY_PATH]);
  const validate = compileAll(buildModel({ tenant: {} }))("json-schema/tenant.schema.json");
  expect(faults(validate, { eventType: "any" })).toEqual([]);
});
