import { execFileSync } from "node:child_process";
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { beforeAll, expect, test } from "vitest";

import { expectedErrors, galleryPrograms } from "../emit/typescript/consumer-workspace.ts";
import { eventsOf, generatedModel } from "../support/generated-folder.ts";
import { temporaryFolders } from "../support/temporary-folders.ts";
import { installPackage, packPackage, type PackedPackage } from "./packed-package.ts";
import { COMPILERS, runCompiler } from "./run-compiler.ts";

const makeFolder = temporaryFolders();
let packed: PackedPackage;
let consumer: string;
beforeAll(async () => {
  packed = await packPackage(makeFolder);
  consumer = installPackage(packed, makeFolder);
});

/** Runs a module in the consumer's project. @returns what it prints, as JSON */
function run(program: string): unknown {
  writeFileSync(join(consumer, "program.js"), program.replaceAll("PACKAGE", packed.name));
  return JSON.parse(
    execFileSync(process.execPath, ["program.js"], { cwd: consumer, stdio: ["ignore", "pipe", "pipe"] }).toString(),
  );
}

test("an empty project gets the one package, and nothing else", () => {
  const installed = readdirSync(join(consumer, "node_modules")).filter((name) => !name.startsWith("."));
  expect(installed).toEqual([packed.name]);
});

const GALLERY = galleryPrograms();

for (const compiler of COMPILERS) {
  test.each(["nodenext", "bundler"] as const)(`the gallery compiles with ${compiler} under %s`, (resolution) => {
    for (const [name, text] of Object.entries({ ...GALLERY, "doors.ts": DOORS.replaceAll("PACKAGE", packed.name) })) {
      writeFileSync(join(consumer, name), text);
    }
    const errors = runCompiler(compiler, consumer, resolution);
    expect(errors.toSorted(byText)).toEqual([...expectedErrors(GALLERY)].toSorted(byText));
  });
}

/** The other doors of the package, as a compiler finds them. */
const DOORS = `
  import { checkRecord, type Problem } from "PACKAGE/check";
  import csv from "PACKAGE/attributes.csv";
  import manifest from "PACKAGE/package.json" with { type: "json" };
  import schema from "PACKAGE/json-schema/site/background_job.schema.json" with { type: "json" };
  import schemaOfModel from "PACKAGE/model.schema.json" with { type: "json" };

  export const problems: readonly Problem[] = checkRecord({}).problems;
  export const texts: readonly string[] = [csv, manifest.activityLog.modelId, schema.$id, schemaOfModel.$id];
`;

const byText = (left: string, right: string): number => (left < right ? -1 : Number(left > right));

test("the main entry is an ES module, with the event types of both scopes", () => {
  const events = eventsOf(generatedModel()).map(({ event }) => event.name);
  const told = run(`
    import { SITE_EVENT_TYPES, TENANT_EVENT_TYPES } from "PACKAGE";
    console.log(JSON.stringify([...SITE_EVENT_TYPES, ...TENANT_EVENT_TYPES]));`);
  expect(told).toEqual(events);
});

/** Made up, of the shapes in which the log comes. */
const RECORDS = [
  `{"eventType":"metric_subscription_change","eventTime":"2026-05-04T10:11:12.123456789Z","siteLuid":"0f0e0d0c-1111-4222-8333-444455556666","actorUserLuid":"ABCDEFAB-cdef-4abc-9def-ABCDEFABCDEF","subscriptionOperation":"FOLLOW_OPERATION_FOLLOW"}`,
  `{"eventType":"background_job","eventTime":"2026-05-04T10:11:12.5Z","jobId":7,"isRunNow":true,"siteId":42,"objSize":4294967296,"eventOutcome":null,"actorUserId":null}`,
  `{"eventType":"bridge_job","eventTime":"2026-05-04T10:11:12Z","jobId":8,"siteId":"42"}`,
  `{"eventType":"bridge_job","eventTime":"2026-05-04T10:11:12Z","jobId":8,"siteId":42}`,
  `{"eventType":"background_job","jobId":"7","serviceName":"door","traceUuid":"t"}`,
  `{"traceUuid":"t","event":{"eventTime":"2026-05-04T10:11:12Z","toolName":"open"},"metadata":{"eventType":"mcp_tool_call"}}`,
];

test("check tells sample records that are as the reference says from others", () => {
  const told = run(`
    import { checkRecord } from "PACKAGE/check";
    const records = ${JSON.stringify(RECORDS)}.map((line) => JSON.parse(line));
    const kinds = (record) => checkRecord(record).problems.map(({ kind, pointer }) => kind + " " + pointer);
    console.log(JSON.stringify(records.map(kinds)));`);
  expect(told).toEqual([
    ...[[], [], []],
    ["wrong-type /siteId"],
    ["wrong-type /jobId"],
    ["unknown-event /metadata/eventType"],
  ]);
});

test("a JSON Schema, a DDL file and the others are read through the exports map, other files are not", () => {
  const told = run(`
    import { readFileSync } from "node:fs";
    import { createRequire } from "node:module";
    import schema from "PACKAGE/json-schema/site/background_job.schema.json" with { type: "json" };
    import manifest from "PACKAGE/package.json" with { type: "json" };
    const { resolve } = createRequire(import.meta.url);
    const textOf = (path) => readFileSync(new URL(import.meta.resolve("PACKAGE" + path)), "utf8");
    const isReached = (path) => { try { return Boolean(resolve("PACKAGE" + path)); } catch { return false; } };
    console.log(JSON.stringify({
      event: schema.properties.eventType.const,
      tables: ["duckdb", "postgres"].map((name) => textOf("/sql/" + name + "/tables.sql").match(/^CREATE TABLE/gm).length),
      model: JSON.parse(textOf("/model")).id,
      activityLog: manifest.activityLog,
      lines: textOf("/attributes.csv").split("\\n").length > 1000,
      hidden: ["/typescript/index.js", "/check/index.js", "/docs/index.md", "/model.json"].filter(isReached),
    }));`);
  const { id, release } = generatedModel();
  // Beside the events' tables stand the one that tells the model, and the one that bounds loads.
  const tables = eventsOf(generatedModel()).length + 2;
  expect(told).toEqual({
    ...{ event: "background_job", tables: [tables, tables], model: id, activityLog: { release, modelId: id } },
    ...{ lines: true, hidden: [] },
  });
});
