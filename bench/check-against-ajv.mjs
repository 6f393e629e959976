// `/check` of the package beside ajv on the package's JSON Schemas, all on the same parsed records, in one process. Aim:
// at least 5 times the records a second of the fastest of them, a map of compiled validators by event type.
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { availableParallelism, loadavg } from "node:os";

import { makeRecords } from "../dist/samples/make-records.js";
import { checkRecord } from "../generated/current/check/index.js";

const ROUNDS = 5;
/** Each contender gets as many records in a round as take about this long. In milliseconds. */
const SLICE = 400;

const require = createRequire(import.meta.url);
const { Ajv2020 } = require("ajv/dist/2020.js");
const addFormats = require("ajv-formats").default;

const folder = new URL("../generated/current/", import.meta.url);
const readJson = (path) => JSON.parse(readFileSync(new URL(path, folder), "utf8"));

/** The schemas of all events; each one has its own definitions, and names its event as `const`. */
const schemas = ["site", "tenant"].flatMap((scope) =>
  readdirSync(new URL(`json-schema/${scope}/`, folder)).map((name) => readJson(`json-schema/${scope}/${name}`)),
);
const nameOf = ({ properties }) => properties.eventType.const;

const newAjv = (options = {}) => {
  const ajv = new Ajv2020({ strict: false, ...options });
  addFormats(ajv);
  return ajv;
};

/** As alternatives of one schema, whose keyword asks for the discriminator in each. */
const alternatives = (keywords) => ({
  type: "object",
  ...keywords,
  required: ["eventType"],
  oneOf: schemas.map((schema) => ({
    ...schema,
    $id: undefined,
    $schema: undefined,
    required: [...new Set(["eventType", ...(schema.required ?? [])])],
  })),
});

function mapOfValidators() {
  const ajv = newAjv();
  const validators = new Map(schemas.map((schema) => [nameOf(schema), ajv.compile(schema)]));
  return (record) => validators.get(record.eventType)(record);
}

const contenders = [
  { name: "ajv, one oneOf", make: () => newAjv().compile(alternatives({})) },
  {
    name: "ajv, oneOf with discriminator",
    make: () => newAjv({ discriminator: true }).compile(alternatives({ discriminator: { propertyName: "eventType" } })),
  },
  { name: "ajv, map of validators", make: mapOfValidators },
  { name: "check, strict", make: () => (record) => checkRecord(record, STRICT).problems.length === 0 },
  { name: "check", make: () => (record) => checkRecord(record).problems.length === 0 },
];
const STRICT = { strict: true };

// Written and read once more, so that they have the shapes that JSON.parse gives.
const records = [...makeRecords(readJson("model.json"), { seed: 1, count: 2_700, ownEventType: true })].map(
  ({ event, record }) => JSON.parse(JSON.stringify({ ...record, eventType: event })),
);

/** Tests records, from the first on again where they come to an end. @returns milliseconds */
function timeOf(validate, count) {
  const start = performance.now();
  for (let index = 0; index < count; index++) {
    if (!validate(records[index % records.length]))
      throw new Error(`refused: ${records[index % records.length].eventType}`);
  }
  return performance.now() - start;
}

/** How many records take about a slice; the validator is warm then. */
function countFor(validate) {
  let count = 1;
  while (timeOf(validate, count) < SLICE / 2) count *= 2;
  return count * 2;
}

const runs = contenders.map(({ name, make }) => {
  const start = performance.now();
  const validate = make();
  validate(records[0]);
  const ready = performance.now() - start;
  return { name, validate, ready, count: countFor(validate), rates: [] };
});
for (let round = 0; round < ROUNDS; round++) {
  for (const { validate, count, rates } of runs) rates.push(count / timeOf(validate, count));
}

const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];
const base = runs.find(({ name }) => name === "ajv, map of validators");
const load = `load ${loadavg()[0].toFixed(1)} on ${availableParallelism()} processors`;
process.stdout.write(`\nvalid records, median of ${ROUNDS}, Node ${process.versions.node}, ${load}\n`);
for (const { name, ready, rates } of runs) {
  const ratio = median(rates.map((rate, round) => rate / base.rates[round]));
  const perSecond = (median(rates) * 1000).toFixed(0).padStart(9);
  process.stdout.write(
    `  ${name.padEnd(30)} ready in ${ready.toFixed(0).padStart(5)} ms ${perSecond} records/s  x ${ratio.toFixed(2)}\n`,
  );
}
