import fc from "fast-check";
import { expect, test } from "vitest";

import type { Attribute } from "../../generator/model/model.ts";
import { makeRecords, type RecordOptions } from "../../generator/samples/make-records.ts";
import { generatedModel } from "../support/generated-folder.ts";
import { HOSTILE_MODEL } from "../support/hostile-model.ts";
import { buildAttribute, buildEvent, buildModel } from "../support/model-builder.ts";
import { VALUES_MODEL } from "../support/values-model.ts";
import { anyModel } from "./any-model.ts";
import { schemaVerdict } from "./schema-verdict.ts";

const CURRENT = generatedModel();

/** Records of one event with one attribute, and their values of it. */
function valuesOf(attribute: Partial<Attribute>, options: Partial<RecordOptions> = {}): readonly unknown[] {
  const event = buildEvent({ name: "open_door", attributes: [buildAttribute({ name: "door", ...attribute })] });
  const model = buildModel({ site: { events: [event] } });
  const settings = { seed: 5, count: 500, nullRate: 0, absentRate: 0, ...options };
  return [...makeRecords(model, settings)].map(({ record }) => record["door"]);
}

test("the same seed gives the same records, another one others", () => {
  fc.assert(
    fc.property(anyModel, fc.maxSafeInteger(), (model, seed) => {
      const options = { seed, count: 6, extraRate: 0.5 };
      const text = JSON.stringify([...makeRecords(model, options)]);
      expect(JSON.stringify([...makeRecords(model, options)])).toBe(text);
      expect(JSON.stringify([...makeRecords(model, { ...options, seed: seed === 0 ? 1 : seed - 1 })])).not.toBe(text);
    }),
    { numRuns: 50 },
  );
});

test("a record is the same however many follow", () => {
  const few = [...makeRecords(CURRENT, { seed: 9, count: 3 })];
  expect([...makeRecords(CURRENT, { seed: 9, count: 300 })].slice(0, 3)).toEqual(few);
});

test("the records of any model satisfy its schema", () => {
  fc.assert(
    fc.property(anyModel, fc.maxSafeInteger(), (model, seed) => {
      const verdict = schemaVerdict(model);
      for (const { scope, record } of makeRecords(model, { seed, count: 20, unusualRate: 0.5, extraRate: 0.5 })) {
        expect(verdict(scope, record)).toEqual([]);
      }
    }),
    { numRuns: 40 },
  );
});

test("the records of the committed model satisfy its schema, and every event has some", () => {
  const verdict = schemaVerdict(CURRENT);
  const events = new Set<string>();
  for (const { scope, event, record } of makeRecords(CURRENT, { seed: 1, count: 5400, unusualRate: 0.3 })) {
    expect([event, verdict(scope, record)]).toEqual([event, []]);
    expect(record["eventType"]).toBe(event);
    events.add(`${scope} ${event}`);
  }
  expect(events.size).toBe(226 + 44);
});

test("names from pages do no harm", () => {
  const verdict = schemaVerdict(HOSTILE_MODEL);
  for (const { scope, record } of makeRecords(HOSTILE_MODEL, { seed: 1, count: 200 })) {
    expect(verdict(scope, record)).toEqual([]);
  }
  const [sample] = makeRecords(HOSTILE_MODEL, { seed: 1, count: 1, absentRate: 0, nullRate: 0 });
  expect(Object.keys(sample?.record ?? {})).toContain("__proto__");
});

test("null and absence come at the stated rates, and only where they may", () => {
  const absent = (values: readonly unknown[]) => values.filter((value) => value === undefined).length;
  const nulls = (values: readonly unknown[]) => values.filter((value) => value === null).length;
  const options = { count: 10_000, nullRate: 0.2, absentRate: 0.5 };
  const free = valuesOf({}, options);
  expect([absent(free), nulls(free)]).toEqual([expect.closeTo(5000, -3), expect.closeTo(1000, -3)]);
  expect(Math.abs(absent(free) - 5000)).toBeLessThan(250);
  expect(Math.abs(nulls(free) - 1000)).toBeLessThan(150);
  expect(absent(valuesOf({ presence: "always" }, options))).toBe(0);
  expect(nulls(valuesOf({ nullable: false }, options))).toBe(0);
  expect(nulls(valuesOf({}, { nullRate: 1 }))).toBe(500);
});

test.each<[string, Partial<Attribute>, readonly unknown[]]>([
  ["codes", { type: "integer", values: { kind: "codes", items: [{ value: 0 }, { value: 7 }] } }, [0, 7]],
  ["a closed set", { values: { kind: "closed", items: [{ value: "a" }, { value: "b" }] } }, ["a", "b"]],
  ["what is told in words", { values: { kind: "described", items: [{ label: "Door" }] } }, ["Door"]],
  [
    "sums of flags",
    { type: "integer", values: { kind: "bitmask", items: [{ value: 1 }, { value: 4 }] } },
    [0, 1, 4, 5],
  ],
  ["a range", { type: "integer", values: { kind: "range", minimum: 3, maximum: 5 } }, [3, 4, 5]],
  ["truth values", { type: "boolean", values: { kind: "closed", items: [{ value: true }] } }, [true]],
  ["codes of another type", { type: "boolean", values: { kind: "codes", items: [{ value: 7 }] } }, [false, true]],
])("of %s, every value comes and no other", (_, attribute, expected) => {
  const values = new Set(valuesOf(attribute, { otherValueRate: 0 }));
  expect(values).toEqual(new Set(expected));
});

test("other values come only where the documented ones are not all", () => {
  const items = [{ value: "a" }, { value: "b" }];
  const others = (kind: "open" | "examples" | "closed") =>
    new Set(valuesOf({ values: { kind, items } }, { otherValueRate: 0.5 })).size - items.length;
  expect(others("open")).toBeGreaterThan(0);
  expect(others("examples")).toBeGreaterThan(0);
  expect(others("closed")).toBe(0);
});

test("whole numbers pass 2 GiB and reach 2^53, and none is beyond", () => {
  const numbers = valuesOf({ type: "integer" }, { unusualRate: 0.5 }) as readonly number[];
  expect(numbers.filter((number) => !Number.isSafeInteger(number))).toEqual([]);
  expect(numbers).toEqual(expect.arrayContaining([3_221_225_472, 2 ** 53 - 1, 0]));
});

test("times have 0 to 9 digits of a fraction, LUIDs come in either case", () => {
  const times = valuesOf({ format: "date-time" }) as readonly string[];
  const digits = new Set(times.map((time) => /^[-\d]{10}T[:\d]{8}(?:\.(\d+))?Z$/u.exec(time)?.[1]?.length ?? 0));
  expect(digits).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]));
  expect(times).toContain("2026-12-31T23:59:59.999999999Z");
  const luids = valuesOf({ format: "uuid" }) as readonly string[];
  expect(luids.some((luid) => luid !== luid.toLowerCase())).toBe(true);
  expect(luids.some((luid) => luid !== luid.toUpperCase())).toBe(true);
});

test("a record tells what its folder tells", () => {
  const origins = new Set<string>();
  for (const { scope, origin, record } of makeRecords(CURRENT, { seed: 2, count: 2000 })) {
    origins.add(`${origin.siteLuid ?? "no site"} ${origin.hour}`);
    const { eventProcessedTime: processed, eventTime: happened, siteLuid } = record;
    if (typeof processed === "string") expect(processed.slice(0, origin.hour.length)).toBe(origin.hour);
    if (typeof processed === "string" && typeof happened === "string") {
      expect(Date.parse(processed) - Date.parse(happened)).toBeGreaterThan(-1000);
    }
    if (scope === "site" && typeof siteLuid === "string") expect(siteLuid.toLowerCase()).toBe(origin.siteLuid);
    expect(origin.siteLuid === undefined).toBe(scope === "tenant");
  }
  const hours = ["2026-12-31T22", "2026-12-31T23", "2027-01-01T00"];
  const places = ["11111111-1111-4111-8111-111111111111", "22222222-2222-4222-8222-222222222222", "no site"];
  expect(origins).toEqual(new Set(places.flatMap((place) => hours.map((hour) => `${place} ${hour}`))));
});

test("an event's own attribute eventType stands in the record where that is asked for", () => {
  const own = buildAttribute({
    name: "eventType",
    values: { kind: "described", items: [{ label: "create" }] },
  });
  const model = buildModel({
    site: { events: [buildEvent({ name: "open_door", attributes: [own] }), buildEvent({ name: "paint_door" })] },
  });
  const kinds = (ownEventType: boolean) =>
    [...makeRecords(model, { seed: 1, count: 2, otherValueRate: 0, ownEventType })].map((sample) => [
      sample.event,
      sample.record["eventType"],
    ]);
  const paint = ["paint_door", "paint_door"];
  expect(kinds(false)).toEqual([["open_door", "open_door"], paint]);
  expect(kinds(true)).toEqual([["open_door", "create"], paint]);
});

test("keys that real records have and the page does not list", () => {
  const options = { seed: 1, count: 2, absentRate: 1, extraRate: 1, events: ["set_doors"] };
  expect([...makeRecords(VALUES_MODEL, options)].map(({ scope, record }) => [scope, Object.keys(record)])).toEqual([
    ["site", ["eventType", "eventTime", "serviceName", "traceUuid"]],
    ["tenant", ["eventType", "serviceName", "traceUuid"]],
  ]);
  const [batch] = makeRecords(CURRENT, { seed: 1, count: 1, absentRate: 1, extraRate: 1, scopes: ["tenant"] });
  expect(Object.keys(batch?.record ?? {})).toEqual(["eventType", "serviceName"]);
});

test("only the wanted events, and an error for one that is not there", () => {
  const eventsOf = (options: Partial<RecordOptions>) =>
    [...makeRecords(VALUES_MODEL, { seed: 1, count: 4, ...options })].map(({ scope, event }) => `${scope} ${event}`);
  expect(eventsOf({})).toEqual(["site open_door", "site set_doors", "site paint_door", "tenant set_doors"]);
  expect(eventsOf({ scopes: ["tenant"], count: 2 })).toEqual(["tenant set_doors", "tenant set_doors"]);
  expect(eventsOf({ events: ["set_doors"], count: 2 })).toEqual(["site set_doors", "tenant set_doors"]);
  expect(() => eventsOf({ events: ["set_doors", "close_door"] })).toThrow("the model has no event close_door");
  expect(() => [...makeRecords(buildModel(), { seed: 1, count: 1 })]).toThrow("the model has no events");
});

test("an attribute that a page lists twice is made once, as it stands first", () => {
  const twice = [buildAttribute({ name: "door", type: "integer" }), buildAttribute({ name: "door", type: "boolean" })];
  const model = buildModel({
    site: { events: [buildEvent({ name: "a", attributes: twice }), buildEvent({ name: "a" })] },
  });
  const samples = [...makeRecords(model, { seed: 1, count: 2, nullRate: 0, absentRate: 0 })];
  expect(samples.map(({ record }) => typeof record["door"])).toEqual(["number", "number"]);
});
