import fc from "fast-check";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";

import { plantFaults } from "../../generator/samples/faults/plant-faults.ts";
import { layOutFiles, type FileOptions } from "../../generator/samples/files/lay-out-files.ts";
import { makeRecords } from "../../generator/samples/make-records.ts";
import type { Sample, SampleRecord, ValidSample } from "../../generator/samples/sample.ts";
import { generatedModel } from "../support/generated-folder.ts";
import { HOSTILE_MODEL } from "../support/hostile-model.ts";
import { buildAttribute, buildEvent, buildModel } from "../support/model-builder.ts";
import { anyModel } from "./any-model.ts";

const SITE = "11111111-1111-4111-8111-111111111111";

const doorSample = (hour: string, record: SampleRecord = { eventType: "open_door", door: 1 }): ValidSample => ({
  scope: "site",
  event: "open_door",
  origin: { pod: "10az", siteLuid: SITE, hour },
  record,
});

const tenantSample: ValidSample = {
  scope: "tenant",
  event: "set_doors",
  origin: { pod: "10az", hour: "2027-01-01T00" },
  record: { eventType: "set_doors" },
};

const SAMPLES = [doorSample("2026-12-31T22"), tenantSample, doorSample("2027-01-02T03"), doorSample("2027-01-02T03")];

const pathsOf = (options: FileOptions) => layOutFiles(SAMPLES, options).map(({ path }) => path);
const textOf = (samples: readonly Sample[], options: FileOptions = {}) =>
  layOutFiles(samples, options).map(({ bytes }) => bytes.toString("utf8"));

test("folders by date and kind of event, padded or not", () => {
  expect([pathsOf({}), pathsOf({ layout: "schema-first", padded: false, extension: ".ndjson" })])
    .toMatchInlineSnapshot(`
    [
      [
        "pod=10az/siteLuid=11111111-1111-4111-8111-111111111111/y=2026/m=12/d=31/h=22/eventType=open_door/sample-0001.txt",
        "pod=10az/siteLuid=11111111-1111-4111-8111-111111111111/y=2027/m=01/d=02/h=03/eventType=open_door/sample-0001.txt",
        "pod=10az/y=2027/m=01/d=01/h=00/eventType=set_doors/sample-0001.txt",
      ],
      [
        "pod=10az/eventType=set_doors/y=2027/m=1/d=1/h=0/sample-0001.ndjson",
        "pod=10az/siteLuid=11111111-1111-4111-8111-111111111111/eventType=open_door/y=2026/m=12/d=31/h=22/sample-0001.ndjson",
        "pod=10az/siteLuid=11111111-1111-4111-8111-111111111111/eventType=open_door/y=2027/m=1/d=2/h=3/sample-0001.ndjson",
      ],
    ]
  `);
});

test("the path of an event with any name is one folder", () => {
  const samples = makeRecords(HOSTILE_MODEL, { seed: 1, count: 64, hours: 1, sites: 1 });
  const kinds = layOutFiles(samples).map(({ path }) => /\/eventType=([^/]+)\/sample-0001\.txt$/u.exec(path)?.[1] ?? "");
  expect(kinds.map(decodeURIComponent)).toContain("../../etc/passwd");
  expect(kinds).toHaveLength(64);
  expect(kinds.filter((kind) => !/^[\w.~%!'()*-]+$/u.test(kind))).toEqual([]);
});

test("a line for each record, with the numbers that tests ask for", () => {
  expect(textOf(SAMPLES.slice(2))).toEqual([
    '{"eventType":"open_door","door":1}\n{"eventType":"open_door","door":1}\n',
  ]);
  const [file] = layOutFiles(SAMPLES.slice(2), {
    blankLines: true,
    lineEnd: "\r\n",
    byteOrderMark: true,
    lastLineEnds: false,
  });
  const lines = file?.bytes.toString("utf8").split("\r\n") ?? [];
  expect(lines).toEqual(['\uFEFF{"eventType":"open_door","door":1}', "", '{"eventType":"open_door","door":1}']);
  expect(file?.samples.map(({ line }) => line)).toEqual([1, 3]);
});

test("so many records a file, none lost", () => {
  const samples = Array.from({ length: 5 }, (_, door) => doorSample("2027-01-02T03", { door }));
  const files = layOutFiles(samples, { recordsPerFile: 2 });
  expect(files.map(({ path }) => path.slice(-"sample-0001.txt".length))).toEqual([
    "sample-0001.txt",
    "sample-0002.txt",
    "sample-0003.txt",
  ]);
  expect(files.map(({ bytes }) => bytes.toString("utf8")).join("")).toBe(
    '{"door":0}\n{"door":1}\n{"door":2}\n{"door":3}\n{"door":4}\n',
  );
});

test("the kind of event may stand in the folder alone", () => {
  const own = doorSample("2026-12-31T22", { eventType: "create", door: 1 });
  expect(textOf([doorSample("2026-12-31T22"), own], { eventTypeIn: "folder" })).toEqual([
    '{"door":1}\n{"eventType":"create","door":1}\n',
  ]);
});

test("the raw form of the server", () => {
  const traced = doorSample("2026-12-31T22", { eventType: "open_door", door: 1, traceUuid: "made-up" });
  const own = doorSample("2026-12-31T22", { eventType: "create" });
  const lines = (options: FileOptions) =>
    textOf([traced, own], { form: "wrapped", ...options })[0]
      ?.trim()
      .split("\n");
  expect(lines({})).toEqual([
    '{"traceUuid":"made-up","event":{"door":1},"metadata":{"eventType":"open_door","eventVersion":"0.1"}}',
    '{"traceUuid":"00000001-0000-4000-8000-000000000001","event":{"eventType":"create"},"metadata":{"eventType":"open_door","eventVersion":"0.1"}}',
  ]);
  expect(lines({ eventTypeIn: "folder" })?.[0]).toBe(
    '{"traceUuid":"made-up","event":{"door":1},"metadata":{"eventVersion":"0.1"}}',
  );
});

test("gzip holds the same bytes, in one member or in two", () => {
  const samples = [...makeRecords(generatedModel(), { seed: 1, count: 50, events: ["background_job"] })];
  const [plain] = layOutFiles(samples);
  for (const compression of ["gzip", "gzip-members"] as const) {
    const [packed] = layOutFiles(samples, { compression });
    expect(packed?.path).toBe(`${plain?.path ?? ""}.gz`);
    expect(gunzipSync(packed?.bytes ?? "")).toEqual(plain?.bytes);
    expect(packed?.bytes.subarray(0, 10)).toEqual(Buffer.from("1f8b08000000000000ff", "hex"));
  }
});

test("every record of any model is found again in its line, broken or not", () => {
  const anyOptions = fc.record({
    form: fc.constantFrom("flat", "wrapped"),
    blankLines: fc.boolean(),
    padded: fc.boolean(),
  });
  fc.assert(
    fc.property(anyModel, fc.maxSafeInteger(), anyOptions, (model, seed, options) => {
      const samples = plantFaults(model, makeRecords(model, { seed, count: 30 }), { seed, rate: 0.5 });
      for (const { bytes, samples: placed } of layOutFiles(samples, options)) {
        const lines = bytes.toString("utf8").split("\n");
        for (const { line, sample } of placed) expectLine(lines[line - 1] ?? "", sample, options.form);
      }
    }),
    { numRuns: 40 },
  );
});

function expectLine(line: string, { event, record, fault }: Sample, form: "flat" | "wrapped"): void {
  if (record === undefined) {
    expect(() => JSON.parse(line) as unknown).toThrow();
    return;
  }
  const parsed = JSON.parse(line) as unknown;
  if (form === "flat" || (fault !== undefined && fault.attribute === undefined)) {
    expect(parsed).toEqual(record);
    return;
  }
  const wrapped = parsed as { readonly event: object; readonly metadata: { readonly eventType: string } };
  expect(wrapped.metadata.eventType).toBe(event);
  const { eventType, ...rest } = record as SampleRecord;
  expect(wrapped.event).toEqual(eventType === event ? rest : record);
}

test("a number beyond 2^53 keeps its digits in the line", () => {
  const model = buildModel({
    site: { events: [buildEvent({ name: "a", attributes: [buildAttribute({ name: "size", type: "long" })] })] },
  });
  const samples = [...makeRecords(model, { seed: 1, count: 1 })];
  const broken = [...plantFaults(model, samples, { seed: 1, rate: 1, faults: ["integer-beyond-2-53"] })];
  for (const form of ["flat", "wrapped"] as const) {
    expect(textOf(broken, { form })[0]).toContain(`"size":${broken[0]?.fault?.found ?? "?"}`);
  }
});

test("the same samples give the same bytes, whatever their order among files", () => {
  const bytesOf = (samples: readonly Sample[]) =>
    layOutFiles(samples, { compression: "gzip" }).map(({ path, bytes }) => [path, bytes.toString("hex")]);
  expect(bytesOf(SAMPLES.toReversed())).toEqual(bytesOf(SAMPLES));
});
