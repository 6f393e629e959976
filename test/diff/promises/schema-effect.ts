import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { bundleSchema } from "../../../generator/emit/json-schema/bundle-schema.ts";
import { VARIANTS } from "../../../generator/emit/json-schema/variants.ts";
import { VOCABULARY } from "../../../generator/emit/json-schema/vocabulary.ts";
import { SCOPES, type EventType, type Model, type Reference, type Scope } from "../../../generator/model/model.ts";
import { exampleRecord } from "../../../generator/samples/example-record.ts";

type LogRecord = Readonly<Record<string, unknown>>;

/** A way in which consumers use the schemas, and what it means that a record is no longer valid so. */
interface Use {
  readonly variant: "open" | "strict";
  readonly testsFormats: boolean;
}

const OPEN: Use = { variant: "open", testsFormats: false };
const OPEN_WITH_FORMATS: Use = { variant: "open", testsFormats: true };
const STRICT: Use = { variant: "strict", testsFormats: false };

/** What an attribute may hold, beside nothing at all. */
const POOL: readonly unknown[] = [
  ...[null, true, false, -1, 0, 1, 2, 3, 8, 9, 10, 2 ** 40, 1.5],
  ...["open", "shut", "ajar", "not a thing", "a,b", "{}", "door@example.org", "https://example.org/", "::"],
  ...["2026-03-10T00:41:38Z", "0f8fad5b-d9cb-469f-a165-70867728950e"],
];

const PLAIN = new Ajv2020({ strict: true, validateFormats: false });
const TESTING_FORMATS = addFormats.default(new Ajv2020({ strict: true }));
for (const ajv of [PLAIN, TESTING_FORMATS]) ajv.addVocabulary(VOCABULARY);

/** Fixtures share most of their models. */
const VALIDATORS = new Map<string, ValidateFunction>();

/**
 * What becomes of records that were valid under the emitted schemas of a model, under those of another one: `breaking`
 * where the open schema refuses one, `dangerous` where only the strict one does, or one that tests formats.
 */
export function schemaEffect(before: Model, after: Model): "breaking" | "dangerous" | "none" {
  if (refuses(before, after, OPEN)) return "breaking";
  return refuses(before, after, STRICT) || refuses(before, after, OPEN_WITH_FORMATS) ? "dangerous" : "none";
}

function refuses(before: Model, after: Model, use: Use): boolean {
  return SCOPES.some((scope) => {
    const reference = before.references[scope];
    if (reference === undefined) return false;
    const was = validator(scope, reference, use);
    const is = validatorOf(scope, after, use);
    const records = reference.events.flatMap((event) => recordsOf(event, reference)).filter((record) => was(record));
    if (reference.events.length > 0 && records.length === 0) throw new Error("no record is valid before");
    return records.some((record) => !is(record));
  });
}

/** Where there is no schema any more, nothing is valid. */
function validatorOf(scope: Scope, { references }: Model, use: Use): (record: LogRecord) => boolean {
  const reference = references[scope];
  return reference === undefined ? () => false : validator(scope, reference, use);
}

function validator(scope: Scope, reference: Reference, { variant: name, testsFormats }: Use): ValidateFunction {
  const variant = VARIANTS.find((each) => each.name === name);
  // Without its address: one instance, which is what costs, takes the schemas of all models.
  const { $id, ...schema } = bundleSchema(scope, reference, variant);
  const key = JSON.stringify([$id, testsFormats, schema]);
  const validate = VALIDATORS.get(key) ?? (testsFormats ? TESTING_FORMATS : PLAIN).compile(schema);
  VALIDATORS.set(key, validate);
  return validate;
}

/** An example of an event, and variants of it that have another value in one attribute, or lack it. */
function recordsOf(event: EventType, reference: Reference): readonly LogRecord[] {
  const example = exampleRecord(event, reference) as LogRecord;
  const names = [...reference.common, ...event.attributes].map(({ name }) => name);
  return names.reduce<readonly LogRecord[]>(
    (records, name) => {
      const lacking = Object.fromEntries(Object.entries(example).filter(([key]) => key !== name));
      return [...records, lacking, ...POOL.map((value) => ({ ...example, [name]: value }))];
    },
    [example],
  );
}
