import { EVENT_TYPE } from "../../generator/model/event-type-key.ts";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { expect, test } from "vitest";

import { createChecker } from "../../generator/check/create-checker.ts";
import { isJsonObject } from "../../generator/check/json-object.ts";
import { buildCheckTables } from "../../generator/emit/check/build-check-tables.ts";
import { allAttributes, eventSchema, strictEventSchema } from "../../generator/emit/json-schema/event-schema.ts";
import type { Model, Scope } from "../../generator/model/model.ts";
import { plantFaults } from "../../generator/samples/faults/plant-faults.ts";
import { makeRecords } from "../../generator/samples/make-records.ts";
import type { JsonValue, Sample } from "../../generator/samples/sample.ts";
import { generatedModel } from "../support/generated-folder.ts";
import { VALUES_MODEL } from "../support/values-model.ts";

/** A compiled validator for each event, by scope and name. */
function validatorsOf({ references }: Model, strict: boolean): Map<string, ValidateFunction> {
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  const schemaOf = strict ? strictEventSchema : eventSchema;
  return new Map(
    Object.entries(references).flatMap(([scope, reference]) =>
      reference.events.map((event) => [
        `${scope} ${event.name}`,
        ajv.compile(schemaOf(event, event.name, allAttributes(event, reference))),
      ]),
    ),
  );
}

function* samplesOf(model: Model, count: number): Generator<Sample> {
  const valid = makeRecords(model, { seed: 5, count, extraRate: 0.02, ownEventType: true });
  yield* plantFaults(model, valid, { seed: 5, rate: 0.6 });
}

/** Where `eventType` is an attribute of the event, the schema holds it for the kind of event all the same. */
function withoutNamesake({ references }: Model, scope: Scope, event: string, record: JsonValue): JsonValue {
  const isNamesake = references[scope]?.events.some(
    ({ name, attributes }) => name === event && attributes.some((attribute) => attribute.name === EVENT_TYPE),
  );
  if (isNamesake !== true || !isJsonObject(record)) return record;
  return { ...record, [EVENT_TYPE]: event };
}

/** Records that the two judge otherwise, each with what was planted and the problems found; ten are enough to see why. */
function differences(model: Model, count: number, strict: boolean): readonly unknown[] {
  const checkRecord = createChecker(buildCheckTables(model));
  const validators = validatorsOf(model, strict);
  const found: unknown[] = [];
  for (const { scope, event, record: made, fault } of samplesOf(model, count)) {
    if (made === undefined) continue;
    const record = withoutNamesake(model, scope, event, made);
    const { problems } = checkRecord(record, { eventType: event, strict });
    // An event that the reference lacks has no schema; the checker says so.
    const verdict = validators.get(`${scope} ${event}`)?.(record) ?? problems[0]?.kind !== "unknown-event";
    if (verdict !== (problems.length === 0) && found.length < 10)
      found.push({ event, record, fault, problems, verdict });
  }
  return found;
}

test.each([false, true])("100,000 records, valid and broken: the verdict of ajv (strict: %s)", (strict) => {
  expect(differences(generatedModel(), 100_000, strict)).toEqual([]);
});

test.each([false, true])("records with every kind of fact: the verdict of ajv (strict: %s)", (strict) => {
  // Both scopes have the event `set_doors`; whoever names the event alone means either.
  const { site } = VALUES_MODEL.references;
  const model = { ...VALUES_MODEL, references: site === undefined ? {} : { site } };
  expect(differences(model, 3000, strict)).toEqual([]);
});
