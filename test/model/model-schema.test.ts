import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { MODEL_SCHEMA } from "../../generator/model/model-schema.ts";
import type { SchemaNode } from "../../generator/model/schema/schema-node.ts";
import { fullModel } from "../support/full-model.ts";
import { buildAttribute, buildEvent, buildModel } from "../support/model-builder.ts";

const validate = new Ajv2020({ strict: true, allErrors: true }).compile(MODEL_SCHEMA);

const faultsOf = (model: unknown): readonly string[] => {
  validate(model);
  return (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
};

test("a model of the builder is valid under ajv's strict mode", () => {
  const event = buildEvent({ name: "open_door", attributes: [buildAttribute({ name: "doorId", type: "integer" })] });
  expect(faultsOf(buildModel({ site: { events: [event] } }))).toEqual([]);
  expect(faultsOf(buildModel())).toEqual([]);
});

test("every field of the model has its place in the schema", () => {
  expect(faultsOf(fullModel)).toEqual([]);
});

test("a field the contract does not have is refused wherever it stands", () => {
  const attribute = { ...buildAttribute({ name: "doorId" }), colour: "red" };
  expect(faultsOf(buildModel({ tenant: { common: [attribute] } }))).toEqual([
    "/references/tenant/common/0 must NOT have additional properties",
  ]);
});

test("every object of the schema is closed and every field told", () => {
  const untold: string[] = [];
  const visit = (node: SchemaNode, path: string): void => {
    if (node.type === "object" && node.additionalProperties !== false) untold.push(`${path} is open`);
    for (const [name, part] of Object.entries(node.properties ?? {})) {
      if (part.description === undefined) untold.push(`${path}.${name} has no description`);
      visit(part, `${path}.${name}`);
    }
    if (node.items !== undefined) visit(node.items, `${path}[]`);
  };
  visit(MODEL_SCHEMA, "$");
  expect(untold).toEqual([]);
});
