import { expect, test } from "vitest";

import { createChecker } from "../../generator/check/create-checker.ts";
import { PROBLEM_KINDS } from "../../generator/check/problem-kinds.ts";
import type { CheckOptions } from "../../generator/check/problem.ts";
import { buildCheckTables } from "../../generator/emit/check/build-check-tables.ts";
import type { Attribute } from "../../generator/model/model.ts";
import { buildAttribute, buildEvent, buildModel } from "../support/model-builder.ts";

const attribute = (name: string, more: Partial<Attribute> = {}): Attribute => buildAttribute({ name, ...more });

const MODEL = buildModel({
  site: {
    common: [
      attribute("eventTime", { format: "date-time" }),
      attribute("eventOutcome", {
        values: { kind: "closed", items: [{ value: "success" }, { value: "client_error" }] },
      }),
    ],
    events: [
      buildEvent({
        name: "open_door",
        attributes: [
          attribute("doorId", { type: "integer", presence: "always" }),
          attribute("doorLuid", { format: "uuid" }),
          attribute("weight", { type: "float", nullable: false }),
          attribute("address", { format: "ip" }),
          attribute("details", { format: "json" }),
          attribute("isOpen", { type: "boolean" }),
          attribute("state", { type: "integer", values: { kind: "codes", items: [{ value: 0 }, { value: 3 }] } }),
          attribute("priority", { type: "integer", values: { kind: "range", minimum: 0, maximum: 10 } }),
          attribute("kind", { values: { kind: "open", items: [{ value: "gate" }, { value: "hatch" }] } }),
          attribute("mask", { type: "integer", values: { kind: "bitmask", items: [{ value: 1 }, { value: 2 }] } }),
        ],
      }),
      buildEvent({ name: "hist_door", attributes: [attribute("eventType"), attribute("a/b~c")] }),
      buildEvent({ name: "both", attributes: [attribute("size", { type: "integer" })] }),
    ],
  },
  tenant: {
    common: [attribute("eventType"), attribute("traceUuid", { format: "uuid" })],
    events: [buildEvent({ name: "both", attributes: [attribute("size")] })],
  },
});

const checkRecord = createChecker(buildCheckTables(MODEL));

const DOOR = { eventType: "open_door", doorId: 1 };

/** The problems of a record, each as `kind pointer`. */
const faults = (record: unknown, options?: CheckOptions): readonly string[] =>
  checkRecord(record, options).problems.map(({ kind, pointer }) => `${kind} ${pointer}`);

const messageOf = (record: unknown, options?: CheckOptions): string | undefined =>
  checkRecord(record, options).problems[0]?.message;

test("a flawless record costs nothing: all of an event have the same frozen result", () => {
  const result = checkRecord({ ...DOOR, weight: 1.5, isOpen: null, somethingElse: {} });
  expect(result).toEqual({ eventType: "open_door", scope: "site", problems: [] });
  expect(checkRecord(DOOR)).toBe(result);
  expect(Object.isFrozen(result)).toBe(true);
  expect(Object.isFrozen(result.problems)).toBe(true);
});

const CASES: readonly (readonly [unknown, CheckOptions, string, string])[] = [
  [null, {}, "not-a-record ", "expected an object, found null"],
  [[DOOR], {}, "not-a-record ", "expected an object, found array"],
  ["secret", { eventType: "open_door" }, "not-a-record ", "open_door: expected an object, found string"],
  [
    {},
    {},
    "no-event-type /eventType",
    "/eventType: expected the name of an event, here or from the caller, found nothing",
  ],
  [
    { eventType: null },
    {},
    "no-event-type /eventType",
    "/eventType: expected the name of an event, here or from the caller, found null",
  ],
  [
    { eventType: 7 },
    {},
    "wrong-type /eventType",
    "/eventType: expected the name of an event, here or from the caller, found integer",
  ],
  [
    { eventType: "mcp_tool_call" },
    {},
    "unknown-event /eventType",
    "mcp_tool_call /eventType: expected an event that the reference has, found another string",
  ],
  [
    {},
    { eventType: "mcp_tool_call" },
    "unknown-event ",
    "mcp_tool_call: expected an event that the reference has, found another string",
  ],
  [DOOR, { eventType: "both" }, "event-mismatch /eventType", 'both /eventType: expected "both", found another string'],
  [{ eventType: "open_door" }, {}, "missing /doorId", "open_door /doorId: expected integer or null, found nothing"],
  [{ ...DOOR, doorId: undefined }, {}, "missing /doorId", "open_door /doorId: expected integer or null, found nothing"],
  [{ ...DOOR, weight: null }, {}, "null-value /weight", "open_door /weight: expected number, not null, found null"],
  [
    { ...DOOR, doorId: "secret" },
    {},
    "wrong-type /doorId",
    "open_door /doorId: expected integer or null, found string",
  ],
  [{ ...DOOR, doorId: 1.5 }, {}, "wrong-type /doorId", "open_door /doorId: expected integer or null, found number"],
  [{ ...DOOR, weight: NaN }, {}, "wrong-type /weight", "open_door /weight: expected number, found number"],
  [{ ...DOOR, isOpen: "true" }, {}, "wrong-type /isOpen", "open_door /isOpen: expected boolean or null, found string"],
  [{ ...DOOR, doorLuid: {} }, {}, "wrong-type /doorLuid", "open_door /doorLuid: expected string or null, found object"],
  [
    { ...DOOR, eventOutcome: "secret" },
    {},
    "outside-value-set /eventOutcome",
    'open_door /eventOutcome: expected one of "success", "client_error", or null, found another string',
  ],
  [
    { ...DOOR, priority: 11 },
    {},
    "outside-range /priority",
    "open_door /priority: expected a number from 0 to 10, found another integer",
  ],
  [
    { ...DOOR, eventTime: "secret" },
    {},
    "broken-format /eventTime",
    "open_door /eventTime: expected a date-time as RFC 3339 has it, like 2026-03-10T00:41:38.4997Z, found another string",
  ],
  [
    { ...DOOR, doorLuid: "secret" },
    {},
    "broken-format /doorLuid",
    "open_door /doorLuid: expected a UUID, found another string",
  ],
  [
    { ...DOOR, actorLuid: "secret" },
    { strict: true },
    "unknown-attribute /actorLuid",
    "open_door /actorLuid: expected no attribute of this name, found string",
  ],
  [
    { ...DOOR, state: 2 },
    { strict: true },
    "unknown-code /state",
    "open_door /state: expected one of the codes 0, 3, or null, found another integer",
  ],
  [
    { ...DOOR, mask: 4 },
    { strict: true },
    "unknown-code /mask",
    "open_door /mask: expected a sum of the flags within 3, or null, found another integer",
  ],
  [
    { ...DOOR, kind: "secret" },
    { strict: true },
    "unknown-value /kind",
    'open_door /kind: expected one of "gate", "hatch", or null, found another string',
  ],
  [
    { ...DOOR, doorId: 2 ** 53 },
    { thorough: true },
    "unsafe-integer /doorId",
    "open_door /doorId: expected an integer within 2^53, as JSON.parse changes others, found another integer",
  ],
];

test.each(CASES)("%j with %j", (record, options, fault, message) => {
  expect(faults(record, options)).toEqual([fault]);
  expect(messageOf(record, options)).toBe(message);
  expect(JSON.stringify(checkRecord(record, options))).not.toContain("secret");
});

test("the cases show every kind of problem, and each has one entry", () => {
  const ids = PROBLEM_KINDS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(CASES.map(([, , fault]) => fault.split(" ")[0]))).toEqual(new Set(ids));
});

test("only strict minds attributes, codes, flags and values of open lists that are not listed", () => {
  const record = { ...DOOR, actorLuid: 1, serviceName: "door", traceUuid: "x", state: 2, mask: 64, kind: "wall" };
  expect(faults(record)).toEqual([]);
  expect(faults(record, { strict: true })).toEqual([
    "unknown-attribute /actorLuid",
    "unknown-attribute /serviceName",
    "unknown-attribute /traceUuid",
    "unknown-code /state",
    "unknown-code /mask",
    "unknown-value /kind",
  ]);
  expect(faults({ ...DOOR, state: 3, mask: 3, kind: "gate" }, { strict: true })).toEqual([]);
});

test("only thorough minds what no schema tells", () => {
  const record = { ...DOOR, address: "1.2.3.4.5", details: "{", weight: 1e300 };
  expect(faults(record, { strict: true })).toEqual([]);
  expect(faults(record, { thorough: true })).toEqual(["broken-format /address", "broken-format /details"]);
  expect(faults({ ...DOOR, address: "::ffff:1.2.3.4", details: "[1]" }, { thorough: true })).toEqual([]);
});

test("problems come in the order of the keys, what is missing last", () => {
  expect(faults({ weight: "1", eventType: "open_door", isOpen: 1 })).toEqual([
    "wrong-type /weight",
    "wrong-type /isOpen",
    "missing /doorId",
  ]);
});

test("the caller's event wins, and is enough", () => {
  expect(checkRecord({ doorId: 1 }, { eventType: "open_door" })).toMatchObject({
    eventType: "open_door",
    problems: [],
  });
  const result = checkRecord({ eventType: "both", doorId: "1" }, { eventType: "open_door" });
  expect(result.problems.map(({ kind }) => kind)).toEqual(["event-mismatch", "wrong-type"]);
});

test("an event's own attribute eventType is an attribute like others", () => {
  expect(faults({ eventType: "Create" }, { eventType: "hist_door", strict: true })).toEqual([]);
  expect(faults({ eventType: null }, { eventType: "hist_door" })).toEqual([]);
  expect(faults({ eventType: 1 }, { eventType: "hist_door" })).toEqual(["wrong-type /eventType"]);
  expect(faults({ eventType: "hist_door" }, { strict: true })).toEqual([]);
});

test("an event of both scopes is tested as the one that the record fits", () => {
  expect(checkRecord({ eventType: "both", size: 1 })).toMatchObject({ scope: "site", problems: [] });
  expect(checkRecord({ eventType: "both", size: "1" })).toMatchObject({ scope: "tenant", problems: [] });
  expect(checkRecord({ eventType: "both", size: true })).toMatchObject({
    scope: "site",
    problems: [{ kind: "wrong-type" }],
  });
});

test("values are shown where the caller asks for them", () => {
  const [problem] = checkRecord({ ...DOOR, doorLuid: "no\u001b[2JLUID" }, { showValues: true }).problems;
  expect(problem?.value).toBe("no\u001b[2JLUID");
  expect(problem?.message).toBe('open_door /doorLuid: expected a UUID, found another string "no\\u001b[2JLUID"');
  expect(checkRecord({ ...DOOR, doorLuid: "x" }).problems[0]).not.toHaveProperty("value");
});

test("pointers and messages hold for any key", () => {
  const keys = JSON.parse('{ "__proto__": 1, "constructor": 2, "a/b~c": 3, "e\\u202eh": 4 }') as object;
  const { problems } = checkRecord(keys, { eventType: "hist_door", strict: true });
  expect(problems.map(({ kind, pointer }) => `${kind} ${pointer}`)).toEqual([
    "unknown-attribute /__proto__",
    "unknown-attribute /constructor",
    "wrong-type /a~1b~0c",
    "unknown-attribute /e\u202eh",
  ]);
  expect(problems[3]?.message).toMatch(/^hist_door \/e\\u\{202e\}h: /);
});

test("a bigint is an integer", () => {
  const record = { ...DOOR, doorId: 2n ** 60n, state: 3n, priority: 11n };
  expect(faults(record, { strict: true, thorough: true })).toEqual(["outside-range /priority"]);
  expect(messageOf({ ...DOOR, isOpen: 1n }, { showValues: true })).toMatch(/found integer 1$/);
});

test("the server's wrapping", () => {
  const wrapped = (event: object, metadata: object = { eventType: "open_door", eventVersion: "0.1" }) => ({
    traceUuid: "00000000-0000-4000-8000-000000000001",
    event,
    metadata,
  });
  expect(checkRecord(wrapped({ doorId: 1 }), { strict: true })).toMatchObject({ eventType: "open_door", problems: [] });
  expect(faults(wrapped({ doorLuid: "x", actorLuid: 1 }), { strict: true })).toEqual([
    "broken-format /event/doorLuid",
    "unknown-attribute /event/actorLuid",
    "missing /event/doorId",
  ]);
  expect(faults(wrapped({ doorId: 1 }), { eventType: "hist_door" })).toEqual(["event-mismatch /metadata/eventType"]);
  expect(faults(wrapped({}, { eventType: "mcp_tool_call" }))).toEqual(["unknown-event /metadata/eventType"]);
  expect(faults(wrapped({}, {}))).toEqual(["no-event-type /metadata/eventType"]);
  expect(faults({ ...wrapped({ size: "1" }, { eventType: "both" }), traceUuid: 1 })).toEqual([
    "wrong-type /event/size",
  ]);
  expect(faults(wrapped({ eventType: "Create" }, { eventType: "hist_door" }))).toEqual([]);
});
