import type { Vocabulary } from "ajv";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { expect, test } from "vitest";

import { eventsOf, generatedFiles, generatedModel, readGenerated } from "../support/generated-folder.ts";

/** Strict, without an option that loosens it; all schemas in one instance, as a consumer may have them. */
const ajv = new Ajv2020({ strict: true, allErrors: true });
addFormats.default(ajv);
ajv.addVocabulary(JSON.parse(readGenerated("json-schema/vocabulary.json")) as Vocabulary);
const compiled = new Map(
  generatedFiles("json-schema")
    .filter(({ path }) => path.endsWith(".schema.json") && !path.includes("/draft-07/"))
    .map(({ path, text }) => [
    path.replace(/^json-schema\/|\.schema\.json$/gu, ""),
    ajv.compile(JSON.parse(text) as object),
  ]),
);

function validatorOf(name: string): ValidateFunction {
  const validate = compiled.get(name);
  if (validate === undefined) throw new Error(`no schema ${name}`);
  return validate;
}

function faultsOf(name: string, record: unknown): readonly string[] {
  const validate = validatorOf(name);
  validate(record);
  return (validate.errors ?? [])
    .filter(({ keyword }) => keyword !== "if")
    .map(({ instancePath, message }) => `${instancePath} ${String(message)}`);
}

test("a bundle for each scope, and a file for each event of the model", () => {
  const events = eventsOf(generatedModel()).map(({ scope, event }) => `${scope}/${event.name}`);
  const open = ["site", "tenant", ...events];
  expect(new Set(compiled.keys())).toEqual(new Set([...open, ...open.map((name) => `strict/${name}`)]));
  expect(open.length).toBe(2 + 226 + 44);
});

const JOB = {
  eventType: "background_job",
  eventTime: "2026-03-10T00:41:38.4997Z",
  jobId: 123,
  isRunNow: false,
  siteId: 42,
  objSize: 3221225472,
};

test.each<[string, object]>([
  ["as documented", JOB],
  ["with null where nothing is stated", { ...JOB, eventOutcome: null, actorUserId: null, siteId: null }],
  ["with keys that nobody documented", { ...JOB, serviceName: "made-up", traceUuid: 7, nested: {} }],
  ["without any attribute", { eventType: "background_job" }],
  ["of an unknown event", { eventType: "mcp_tool_call", jobId: "any", siteId: false }],
  ["without its type, which the path may hold", { jobId: "any" }],
  ["of an event that types a name otherwise", { eventType: "bridge_job", siteId: "42" }],
  ["of an event with an attribute called eventType", { eventType: "hist_create_materialized_views" }],
])("a site record %s is valid", (_, record) => {
  expect(faultsOf("site", record)).toEqual([]);
});

test.each<[string, unknown, readonly string[]]>([
  ["a number as text", { ...JOB, jobId: "123" }, ["/jobId must be integer,null"]],
  ["a fraction for an integer", { ...JOB, jobId: 1.5 }, ["/jobId must be integer,null"]],
  ["a truth value as text", { ...JOB, isRunNow: "true" }, ["/isRunNow must be boolean,null"]],
  ["a common attribute of another type", { ...JOB, actorUserLuid: 1 }, ["/actorUserLuid must be string,null"]],
  ["two faults", { ...JOB, siteId: "42", jobName: 0, notes: 0 }, ["/notes must be string,null", "/siteId must be integer,null"]],
  ["an outcome that is none", { ...JOB, eventOutcome: "sucesso" }, ["/eventOutcome must be equal to one of the allowed values"]],
  ["no record", [JOB], [" must be object"]],
])("a site record that is %s is refused", (_, record, faults) => {
  expect([...faultsOf("site", record)].sort((a, b) => (a < b ? -1 : 1))).toEqual(faults);
});

test("a tenant record is judged by the tenant's bundle", () => {
  expect(faultsOf("tenant", { eventType: "batch_revoke_session", initiatingUserId: "u" })).toEqual([]);
  expect(faultsOf("tenant", { eventType: "batch_revoke_session", initiatingUserId: 1 })).toEqual([
    "/initiatingUserId must be string,null",
  ]);
});

test("every event's own file takes its bare record, and refuses that of another event", () => {
  for (const { scope, event } of eventsOf(generatedModel())) {
    // What the pages call always present (`granteeId`) is required, and nothing else.
    const always = event.attributes.filter(({ presence }) => presence === "always");
    const bare = Object.fromEntries(always.map(({ name }) => [name, null]));
    expect(faultsOf(`${scope}/${event.name}`, { ...bare, eventType: event.name })).toEqual([]);
    expect(faultsOf(`${scope}/${event.name}`, { ...bare, eventType: "another" })).toEqual([
      "/eventType must be equal to constant",
    ]);
    expect(faultsOf(`${scope}/${event.name}`, { ...bare, somethingElse: 1 })).toEqual([]);
  }
});

test.each(["current", "next"])("the model of release %s is as its own schema says", (release) => {
  const validate = new Ajv2020({ strict: true, allErrors: true }).compile(
    JSON.parse(readGenerated("model.schema.json")) as object,
  );
  validate(generatedModel(release));
  expect(validate.errors).toBeNull();
  expect(validate({ ...generatedModel(release), id: "nonsense" })).toBe(false);
});
