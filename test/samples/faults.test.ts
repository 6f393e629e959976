import fc from "fast-check";
import { expect, test } from "vitest";

import { SCOPES, type Model } from "../../generator/model/model.ts";
import { FAULTS, type FaultId } from "../../generator/samples/faults/faults.ts";
import { plantFault } from "../../generator/samples/faults/plant-fault.ts";
import { plantFaults } from "../../generator/samples/faults/plant-faults.ts";
import { possibleFaults } from "../../generator/samples/faults/possible-faults.ts";
import { makeRecords } from "../../generator/samples/make-records.ts";
import { createRandom } from "../../generator/samples/random.ts";
import type { BrokenSample, Sample, SampleRecord, ValidSample } from "../../generator/samples/sample.ts";
import { generatedModel } from "../support/generated-folder.ts";
import { HOSTILE_MODEL } from "../support/hostile-model.ts";
import { buildAttribute, buildEvent, buildModel } from "../support/model-builder.ts";
import { anyModel } from "./any-model.ts";
import { schemaVerdict } from "./schema-verdict.ts";

const CURRENT = generatedModel();
const SHOWN_BY = new Map(FAULTS.map(({ id, shownBy }) => [id, shownBy]));

/** One record of each event, and each fault that it can have, planted in it. */
function* everyFault(model: Model, seed: number): Generator<readonly [ValidSample, BrokenSample]> {
  let index = 0;
  for (const scope of SCOPES) {
    const reference = model.references[scope];
    for (const event of reference?.events ?? []) {
      const [sample] = makeRecords(model, { seed, count: 1, scopes: [scope], events: [event.name] });
      if (reference === undefined || sample === undefined) continue;
      for (const possible of possibleFaults(event, reference)) {
        yield [sample, plantFault(sample, possible, createRandom(seed, index++))];
      }
    }
  }
}

/** What is wrong with how a fault was planted: that it does not show where the table says so, or that more has changed. */
function mistakes(model: Model, seed: number): readonly string[] {
  const verdict = schemaVerdict(model);
  return [...everyFault(model, seed)].flatMap(([before, { scope, event, record, fault }]) => {
    const refused = record === undefined ? "parser" : verdict(scope, record).length > 0 ? "schema" : "no schema";
    const shownBy = SHOWN_BY.get(fault.id) ?? "nobody";
    const expected = shownBy === "strict" || shownBy === "reader" ? "no schema" : shownBy;
    const place = `${fault.id} in ${event}.${fault.attribute ?? ""}: ${fault.found ?? "nothing"}`;
    return [
      // ajv never looks at an attribute of this name.
      ...(refused === expected || fault.attribute === "__proto__" ? [] : [`${place}: refused by ${refused}`]),
      ...(onlyThatChanged(before.record, record, fault.attribute) ? [] : [`${place}: more has changed`]),
    ];
  });
}

function onlyThatChanged(before: SampleRecord, after: BrokenSample["record"], attribute: string | undefined): boolean {
  if (attribute === undefined) return true;
  const without = (record: SampleRecord) => JSON.stringify(Object.entries(record).filter(([key]) => key !== attribute));
  return without(before) === without(after as SampleRecord);
}

test("the faults of any model show where the table says, and change nothing else", () => {
  fc.assert(
    fc.property(anyModel, fc.maxSafeInteger(), (model, seed) => {
      expect(mistakes(model, seed)).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

test("so do those of the committed model, each on each attribute that can have it", () => {
  expect(mistakes(CURRENT, 1)).toEqual([]);
});

test("names from pages do no harm", () => {
  expect(mistakes(HOSTILE_MODEL, 1)).toEqual([]);
});

test("the table has a purpose for each fault, and no name twice", () => {
  expect(new Set(FAULTS.map(({ id }) => id)).size).toBe(FAULTS.length);
  const odd = FAULTS.filter(({ id, purpose }) => !/^[a-z0-9-]+$/u.test(id) || !/^[A-Z].*\.$/u.test(purpose));
  expect(odd).toEqual([]);
  expect(FAULTS.filter(({ shownBy }) => shownBy !== "schema").map(({ id, shownBy }) => `${id}: ${shownBy}`)).toEqual([
    "unknown-event: strict",
    "unknown-attribute: strict",
    "torn-line: parser",
    "null-where-always-present: reader",
    "code-outside-map: strict",
    "bit-outside-mask: reader",
    "integer-beyond-2-53: reader",
    "broken-ip: reader",
    "broken-json: reader",
  ]);
});

/** An event of a closed set, a code map and so on: each fault of the table has its attribute. */
const DOORS = buildModel({
  site: {
    common: [
      buildAttribute({
        name: "eventOutcome",
        values: { kind: "closed", items: [{ value: "success" }, { value: "no" }] },
      }),
    ],
    events: [
      buildEvent({
        name: "open_door",
        attributes: [
          buildAttribute({ name: "isOpen", type: "boolean", nullable: false }),
          buildAttribute({ name: "size", type: "long", presence: "always" }),
          buildAttribute({ name: "rank", type: "integer", values: { kind: "range", minimum: 1, maximum: 9 } }),
          buildAttribute({
            name: "kind",
            type: "integer",
            values: { kind: "codes", items: [{ value: 0 }, { value: 3 }] },
          }),
          buildAttribute({
            name: "days",
            type: "integer",
            values: { kind: "bitmask", items: [{ value: 1 }, { value: 4 }] },
          }),
          ...(["date-time", "uuid", "email", "uri", "ip", "json"] as const).map((format) =>
            buildAttribute({ name: format, format }),
          ),
        ],
      }),
    ],
  },
});

test("which attribute can be broken how", () => {
  const reference = DOORS.references.site;
  const [event] = reference?.events ?? [];
  if (reference === undefined || event === undefined) throw new Error("no event");
  const attributes = new Map<FaultId, string[]>(FAULTS.map(({ id }) => [id, []]));
  for (const fault of possibleFaults(event, reference)) {
    attributes.get(fault.id)?.push("attribute" in fault ? fault.attribute.name : "*");
  }
  expect([...attributes].map(([id, names]) => `${id}: ${names.join(" ")}`)).toMatchInlineSnapshot(`
    [
      "unknown-event: *",
      "event-type-not-text: *",
      "unknown-attribute: *",
      "not-an-object: *",
      "torn-line: *",
      "number-as-text: size rank kind days",
      "number-as-boolean: size rank kind days",
      "fraction-for-integer: size rank kind days",
      "boolean-as-text: isOpen",
      "boolean-as-number: isOpen",
      "text-as-number: eventOutcome date-time uuid email uri ip json",
      "text-as-boolean: eventOutcome date-time uuid email uri ip json",
      "value-as-object: eventOutcome isOpen size rank kind days date-time uuid email uri ip json",
      "value-as-array: eventOutcome isOpen size rank kind days date-time uuid email uri ip json",
      "null-where-never-null: isOpen",
      "null-where-always-present: size",
      "absent-where-always-present: size",
      "value-outside-closed-set: eventOutcome",
      "value-outside-range: rank",
      "code-outside-map: kind",
      "bit-outside-mask: days",
      "integer-beyond-2-53: size",
      "broken-date-time: date-time",
      "broken-uuid: uuid",
      "broken-email: email",
      "broken-uri: uri",
      "broken-ip: ip",
      "broken-json: json",
    ]
  `);
});

test("each fault, as it is planted", () => {
  const planted = new Map<FaultId, string>();
  for (const [, { fault }] of everyFault(DOORS, 4)) {
    planted.set(fault.id, `${fault.attribute ?? "line"} = ${fault.found ?? "absent"}`);
  }
  expect(Object.fromEntries(planted)).toMatchInlineSnapshot(`
    {
      "absent-where-always-present": "size = absent",
      "bit-outside-mask": "days = 12",
      "boolean-as-number": "isOpen = 1",
      "boolean-as-text": "isOpen = "false"",
      "broken-date-time": "date-time = "2026-02-30T00:00:00Z"",
      "broken-email": "email = "@example.com"",
      "broken-ip": "ip = """,
      "broken-json": "json = "{\\"enabled\\":true}}"",
      "broken-uri": "uri = "https://example.com/<sample>"",
      "broken-uuid": "uuid = "00000000000040008000000000000000"",
      "code-outside-map": "kind = 68",
      "event-type-not-text": "eventType = false",
      "fraction-for-integer": "days = 654.5",
      "integer-beyond-2-53": "size = 9007199254740995",
      "not-an-object": "line = "{\\"eventType\\":\\"open_door\\",\\"eventOutcome\\":\\"success\\",\\"isOpen\\":false,\\"size\\":27295,\\"rank\\":2,\\"kind\\":3,\\"days\\":4,\\"date-time\\":\\"2026-02-10T14:30:18.038083Z\\",\\"uuid\\":\\"C112D1E3-0000-4000-8000-0000C112D1E3\\",\\"uri\\":\\"https://example.com/views/sample\\",\\"ip\\":\\"192.0.2.17\\",\\"json\\":\\"{\\\\\\"limit\\\\\\":10,\\\\\\"names\\\\\\":[\\\\\\"sample\\\\\\"]}\\"}"",
      "null-where-always-present": "size = null",
      "null-where-never-null": "isOpen = null",
      "number-as-boolean": "days = true",
      "number-as-text": "days = "145"",
      "text-as-boolean": "json = false",
      "text-as-number": "json = 564",
      "torn-line": "line = {"eventType":"open_door","eventOutcome":"success","isOpen":false,"size":27295,"rank":2,"kind":3,"days":4,"date-time":"2026-02-10T14:30:18.038083Z","uuid":"C112D1E3-0000-4000-8000-0000C112D1E3","uri":"https://example.com/views/sample","ip":"192.0.2.17","json":"{\\"limit\\":10,\\"names\\":[\\"sample\\"]}"",
      "unknown-attribute": "made_up_attribute = {"nested":[1]}",
      "unknown-event": "eventType = "made_up_event"",
      "value-as-array": "json = [null]",
      "value-as-object": "json = {"value":1}",
      "value-outside-closed-set": "eventOutcome = " success"",
      "value-outside-range": "rank = 68",
    }
  `);
});

test("a number beyond 2^53 has all its digits in the fault, and none of them too many in the record", () => {
  const [sample] = plantFaults(DOORS, makeRecords(DOORS, { seed: 1, count: 1 }), {
    seed: 1,
    rate: 1,
    faults: ["integer-beyond-2-53"],
  });
  expect(sample?.fault).toMatchObject({ attribute: "size", found: "9223372036854775807" });
  expect(sample?.record).toMatchObject({ size: 2 ** 63 });
});

test("an unknown event is unknown to its folder too, a broken kind is not", () => {
  const broken = (fault: FaultId) =>
    [...plantFaults(DOORS, makeRecords(DOORS, { seed: 1, count: 1 }), { seed: 1, rate: 1, faults: [fault] })][0];
  const NAME = "another_made_up_event";
  expect(broken("unknown-event")).toMatchObject({ event: NAME, record: { eventType: NAME } });
  expect(broken("event-type-not-text")).toMatchObject({ event: "open_door", record: { eventType: [] } });
});

const brokenStream = (rate: number, faults?: readonly FaultId[], seed = 3): readonly Sample[] => [
  ...plantFaults(CURRENT, makeRecords(CURRENT, { seed: 3, count: 3000 }), {
    ...{ seed, rate },
    ...(faults !== undefined && { faults }),
  }),
];

test("faults come at the stated rate, of each kind alike, and leave the other records as they are", () => {
  const valid = [...makeRecords(CURRENT, { seed: 3, count: 3000 })];
  expect(brokenStream(0)).toEqual(valid);
  const stream = brokenStream(0.2);
  const broken = stream.filter(({ fault }) => fault !== undefined);
  expect(Math.abs(broken.length - 600)).toBeLessThan(80);
  expect(stream.map((sample, index) => (sample.fault === undefined ? sample : valid[index]))).toEqual(valid);
  expect(stream.filter(({ fault }) => fault?.id === "torn-line").length).toBeGreaterThan(10);
  expect(brokenStream(0.2)).toEqual(stream);
  expect(brokenStream(0.2, undefined, 4)).not.toEqual(stream);
});

test("only the wanted faults, and none in a record that can have none of them", () => {
  const ids = brokenStream(1, ["bit-outside-mask", "value-outside-range"]).map(({ event, fault }) => [
    event,
    fault?.id,
  ]);
  const schedules = ids.filter(([, id]) => id !== undefined);
  expect(new Set(schedules.map(([, id]) => id))).toEqual(new Set(["bit-outside-mask", "value-outside-range"]));
  expect(schedules.length).toBeLessThan(400);
  expect(ids.filter(([event, id]) => event === "hist_create_schedule" && id === undefined)).toEqual([]);
});

test("a fault beside an outcome that is no success says so, one of the outcome itself does not", () => {
  const samples = makeRecords(DOORS, { seed: 1, count: 200, nullRate: 0.3, absentRate: 0.3 });
  for (const { record, fault } of plantFaults(DOORS, samples, {
    seed: 1,
    rate: 1,
    faults: ["value-as-array", "value-outside-closed-set"],
  })) {
    const outcome = (record as SampleRecord)["eventOutcome"];
    expect(fault?.whileUnsuccessful).toBe(fault?.attribute !== "eventOutcome" && outcome === "no");
  }
});

test("records of another model are refused", () => {
  const stream = plantFaults(DOORS, makeRecords(CURRENT, { seed: 1, count: 1 }), { seed: 1, rate: 1 });
  expect(() => [...stream]).toThrow('the model has no event "site add_delete_group_to_group_set"');
});
