import { expect, test } from "vitest";
import { emitTypescript } from "../../../generator/emit/typescript/emit-typescript.ts";
import type { Values } from "../../../generator/model/model.ts";
import { buildAttribute, buildEvent, buildModel } from "../../support/model-builder.ts";
import { compileConsumers } from "../../support/compile-consumers.ts";
import { HOSTILE_NAMES } from "../../support/hostile-model.ts";
import { VALUES_MODEL } from "../../support/values-model.ts";

/** The declarations, without what every package has. */
const declarationsOf = async (from: typeof VALUES_MODEL): Promise<string> =>
  (await emitTypescript(from)).find(({ path }) => path === "typescript/index.d.ts")?.text ?? "";

test("the type and the comment of an attribute with values", async () => {
  const text = await declarationsOf(VALUES_MODEL);
  expect(/interface SiteOpenDoorEvent[^]*?\n\}/u.exec(text)?.[0]).toMatchInlineSnapshot(`
    "interface SiteOpenDoorEvent extends SiteCommonAttributes {
      /** Tells the event. Where a record lacks it, the path of its file holds it. */
      eventType: "open_door";
      /**
       * Codes: \`0\` (Shut), \`1\` (Wide open), \`3\` (Ajar (a little)). See {@link DOOR_STATE}.
       * Documented as \`integer\`. A \`number\` holds whole numbers exactly up to 2^53.
       */
      doorState?: DoorStateCode | (number & {}) | null;
      /**
       * One of \`success\` (It went well), \`failure\`. See {@link OUTCOME_VALUES}.
       * Documented as \`string\`.
       */
      outcome: OutcomeValue | (string & {});
      /**
       * Among others \`Paint\`, \`Oil\`. See {@link JOB_KIND_VALUES}.
       * Documented as \`string\`.
       */
      jobKind?: JobKindValue | (string & {}) | null;
      /**
       * Such as \`PUSH\`, \`PULL\`.
       * Documented as \`string\`.
       */
      method?: string | null;
      /**
       * Codes that add up: \`1\` (Sunday), \`2\` (Monday). See {@link DAY_MASK}.
       * Documented as \`integer\`. A \`number\` holds whole numbers exactly up to 2^53.
       */
      dayMask?: number | null;
      /**
       * From 0 to 10.
       * Documented as \`integer\`. Default: \`10\`. A \`number\` holds whole numbers exactly up to 2^53.
       */
      priority?: number | null;
      /**
       * Told in words, their spelling is unknown: Door, Gate.
       * Documented as \`string\`.
       */
      objKind?: string | null;
      /**
       * Meaning: \`true\` (Private), \`false\` (Public), \`null\` (Unknown).
       * Documented as \`boolean\`.
       */
      isPrivate?: boolean | null;
      /**
       * Documented as \`long\`. In milliseconds. A \`number\` holds whole numbers exactly up to 2^53.
       * Null when: nobody painted.
       * Left out when: there is no paint.
       */
      paintTime?: number | null;
      /** Documented as \`integer\`, but it holds decimals. */
      revision?: number | null;
      /** Documented as \`string\`. A UUID. */
      doorLuid?: string | null;
      /**
       * Documented as \`string\`. An IP address.
       * Only on events since 2026-02.
       */
      sourceIp?: string | null;
      /** Documented as \`string\`. JSON text. */
      details?: string | null;
      /** Documented as \`string\`. A list separated by commas. */
      tags?: string | null;
      /** Documented as \`string\`. A time in ISO 8601. */
      createdAt?: string | null;
      /**
       * Documented as \`string\`.
       * @deprecated Since 2024-10. Use \`set_doors\`.
       */
      oldOwner?: string | null;
    }"
  `);
  expect(/ \* The site event `open_door`[^]*?\*\//u.exec(text)?.[0]).toMatchInlineSnapshot(`
    " * The site event \`open_door\`.
     * The REST API gives part of its data; the files in a bucket hold all of it.
     * See also {@link SitePaintDoorEvent}, \`unknown_door\`.
     * @deprecated Since 2024-10. Use \`set_doors\`.
     */"
  `);
});

test("codes and flags are constants; different codes under one name are told apart by an event", async () => {
  const [declarations, constants] = await emitTypescript(VALUES_MODEL);
  expect(declarations?.text.split("TENANT_EVENT_TYPES")[1]).toMatchInlineSnapshot(`
    ": readonly ["set_doors"];

    /** Each event of any scope by the value of its \`eventType\`. */
    export interface ActivityLogEventMap {
      open_door: SiteOpenDoorEvent;
      set_doors: SiteSetDoorsEvent | TenantSetDoorsEvent;
      paint_door: SitePaintDoorEvent;
    }

    /** The \`eventType\` of each event of any scope. */
    export type ActivityLogEventType = keyof ActivityLogEventMap;

    /** Functions by event type, one for each event of any scope that matters; {@link dispatch} calls them. */
    export type ActivityLogHandlers<R> = { readonly [K in ActivityLogEventType]?: (event: ActivityLogEventMap[K]) => R };

    /** {@link ActivityLogHandlers} without a gap: a table that lacks an event does not compile. */
    export type ExhaustiveActivityLogHandlers<R> = {
      readonly [K in ActivityLogEventType]: (event: ActivityLogEventMap[K]) => R;
    };

    /**
     * Codes of \`doorState\` in \`open_door\`, \`set_doors\`.
     * Others may occur: the documented ones have gaps and grow.
     */
    export declare const DOOR_STATE: {
      readonly Shut: 0;
      /** Wide open */
      readonly WideOpen: 1;
      /** Ajar (a little) */
      readonly AjarALittle: 3;
    };

    /** A documented code of {@link DOOR_STATE}. */
    export type DoorStateCode = (typeof DOOR_STATE)[keyof typeof DOOR_STATE];

    /** The labels of {@link DOOR_STATE} by code. */
    export declare const DOOR_STATE_LABELS: {
      readonly [code: number]: string | undefined;
      readonly 0: "Shut";
      readonly 1: "Wide open";
      readonly 3: "Ajar (a little)";
    };

    /**
     * Values of \`outcome\` in \`open_door\`.
     * Others may occur: logs hold what no page tells.
     */
    export declare const OUTCOME_VALUES: readonly ["success", "failure"];

    /** A documented value of {@link OUTCOME_VALUES}. */
    export type OutcomeValue = (typeof OUTCOME_VALUES)[number];

    /**
     * Values of \`jobKind\` in \`open_door\`.
     * Others may occur: logs hold what no page tells.
     */
    export declare const JOB_KIND_VALUES: readonly ["Paint", "Oil"];

    /** A documented value of {@link JOB_KIND_VALUES}. */
    export type JobKindValue = (typeof JOB_KIND_VALUES)[number];

    /** Flags, which add up, of \`dayMask\` in \`open_door\`. */
    export declare const DAY_MASK: {
      readonly Sunday: 1;
      readonly Monday: 2;
    };

    /** The labels of {@link DAY_MASK} by code. */
    export declare const DAY_MASK_LABELS: {
      readonly [code: number]: string | undefined;
      readonly 1: "Sunday";
      readonly 2: "Monday";
    };

    /**
     * Codes of \`doorState\` in \`paint_door\`.
     * Others may occur: the documented ones have gaps and grow.
     */
    export declare const DOOR_STATE_IN_PAINT_DOOR: {
      readonly Wet: 0;
      readonly Code1: 1;
    };

    /** A documented code of {@link DOOR_STATE_IN_PAINT_DOOR}. */
    export type DoorStateInPaintDoorCode = (typeof DOOR_STATE_IN_PAINT_DOOR)[keyof typeof DOOR_STATE_IN_PAINT_DOOR];

    /** The labels of {@link DOOR_STATE_IN_PAINT_DOOR} by code. */
    export declare const DOOR_STATE_IN_PAINT_DOOR_LABELS: {
      readonly [code: number]: string | undefined;
      readonly 0: "Wet";
    };
    "
  `);
  expect(constants?.text.split("TENANT_EVENT_TYPES")[1]).toMatchInlineSnapshot(`
    " = Object.freeze([
      "set_doors",
    ]);

    export const DOOR_STATE = Object.freeze({
      Shut: 0,
      WideOpen: 1,
      AjarALittle: 3,
    });

    export const DOOR_STATE_LABELS = Object.freeze({
      __proto__: null,
      "0": "Shut",
      "1": "Wide open",
      "3": "Ajar (a little)",
    });

    export const OUTCOME_VALUES = Object.freeze([
      "success",
      "failure",
    ]);

    export const JOB_KIND_VALUES = Object.freeze([
      "Paint",
      "Oil",
    ]);

    export const DAY_MASK = Object.freeze({
      Sunday: 1,
      Monday: 2,
    });

    export const DAY_MASK_LABELS = Object.freeze({
      __proto__: null,
      "1": "Sunday",
      "2": "Monday",
    });

    export const DOOR_STATE_IN_PAINT_DOOR = Object.freeze({
      Wet: 0,
      Code1: 1,
    });

    export const DOOR_STATE_IN_PAINT_DOOR_LABELS = Object.freeze({
      __proto__: null,
      "0": "Wet",
    });

    const siteTypes = /* @__PURE__ */ new Set(SITE_EVENT_TYPES);
    const tenantTypes = /* @__PURE__ */ new Set("
  `);
});

/** Each must compile. */
const PROGRAMS = {
  "codes.ts": `
    import { DAY_MASK, DOOR_STATE, DOOR_STATE_IN_PAINT_DOOR, type DoorStateCode, type SiteOpenDoorEvent } from "log";
    declare const event: SiteOpenDoorEvent;
    export const unknownCode: SiteOpenDoorEvent = { ...event, doorState: 77 };
    export const isAjar = event.doorState === DOOR_STATE.AjarALittle;
    export const isMonday = ((event.dayMask ?? 0) & DAY_MASK.Monday) !== 0;
    export const known = Object.values(DOOR_STATE) satisfies DoorStateCode[];
    export const one: 1 = DOOR_STATE_IN_PAINT_DOOR.Code1;
    export function tell(code: DoorStateCode): string {
      switch (code) {
        case DOOR_STATE.Shut: return "shut";
        case DOOR_STATE.WideOpen: return "open";
        case 3: return "ajar";
      }
    }
    const isDocumented = (code: number): code is DoorStateCode => Object.values<number>(DOOR_STATE).includes(code);
    const state = event.doorState ?? 0;
    export const told = isDocumented(state) ? tell(state) : "another";`,
  "sets.ts": `
    import { isDocumented, OUTCOME_VALUES, type OutcomeValue, type SiteOpenDoorEvent } from "log";
    export const told = ({ outcome }: SiteOpenDoorEvent): string =>
      isDocumented(OUTCOME_VALUES, outcome) ? sign(outcome) : outcome;
    export function sign(outcome: OutcomeValue): string {
      switch (outcome) {
        case "success": return "+";
        case "failure": return "-";
      }
    }
    export const open: SiteOpenDoorEvent["jobKind"] = "Sand";
    export const grown: SiteOpenDoorEvent["outcome"] = "lost";
    export const described: SiteOpenDoorEvent["objKind"] = "whatever";
    export const example: SiteOpenDoorEvent["method"] = "SHOVE";
    export const year = ({ eventTime }: SiteOpenDoorEvent): string => eventTime.slice(0, 4);`,
};

/** Each line marked so must not compile, and no other. */
const WRONG = `
  import { DOOR_STATE, type DoorStateCode, type JobKindValue, type OutcomeValue, type SiteOpenDoorEvent } from "log";
  declare const event: SiteOpenDoorEvent;
  const outcome: OutcomeValue = "lost"; // wrong
  event.outcome = null; // wrong
  if (outcome === "succes") event; // wrong
  const jobKind: JobKindValue = "Sand"; // wrong
  event.doorState = "Shut"; // wrong
  const code: DoorStateCode = 77; // wrong
  DOOR_STATE.Ajar; // wrong
  DOOR_STATE.Shut = 0; // wrong
  const lacking: SiteOpenDoorEvent = { eventType: "open_door", outcome: "success" }; // wrong
`;

test("programs that use values compile, wrong ones do not", async () => {
  const emitted = await emitTypescript(VALUES_MODEL);
  const { errors } = compileConsumers(emitted, { ...PROGRAMS, "wrong.ts": WRONG }, "nodenext");
  const wrongLines = WRONG.split("\n").flatMap((line, index) => (line.endsWith("// wrong") ? [index + 1] : []));
  const lines = errors.map((error) => Number(/^wrong\.ts:(\d+) /u.exec(error)?.[1] ?? Number.NaN));
  expect(errors.filter((error) => !error.startsWith("wrong.ts:"))).toEqual([]);
  expect([...new Set(lines)]).toEqual(wrongLines);
});

const stateOf = (items: NonNullable<Values["items"]>) =>
  buildAttribute({ name: "state", type: "integer", values: { kind: "codes", items } });
const ON = stateOf([{ value: 0, label: "On" }]);
const OFF = stateOf([{ value: 0, label: "Off" }]);

const constantsOf = async (...events: readonly (readonly [string, typeof ON])[]): Promise<readonly string[]> => {
  const model = buildModel({
    site: { events: events.map(([name, state]) => buildEvent({ name, attributes: [state] })) },
  });
  return [...(await declarationsOf(model)).matchAll(/^export declare const (?!\w*_LABELS)(\w*STATE\w*)/gmu)].map(
    ([, name = ""]) => name,
  );
};

test("the codes that most events have keep the name of the attribute, whatever comes beside them", async () => {
  expect(await constantsOf(["b", ON], ["c", ON])).toEqual(["STATE"]);
  expect(await constantsOf(["a_b", OFF], ["b", ON], ["c", ON])).toEqual(["STATE_IN_A_B", "STATE"]);
  expect(await constantsOf(["b", ON], ["c", ON], ["z", OFF], ["y", OFF], ["x", ON])).toEqual(["STATE", "STATE_IN_Y"]);
  expect(await constantsOf(["b", OFF], ["a", ON])).toEqual(["STATE_IN_B", "STATE"]);
});

test("codes that every event has go before all; a tenant event is told with its scope", async () => {
  const events = ["a", "b", "c"].map((name) => buildEvent({ name, attributes: [ON] }));
  const model = buildModel({
    site: { common: [OFF], events },
    tenant: { events: [...events, buildEvent({ name: "d" })] },
  });
  expect(await declarationsOf(model)).toMatch(
    /Codes of `state` in every site event\.[^]*const STATE: \{\s*readonly Off: 0/u,
  );
  expect(await declarationsOf(model)).toMatch(/const STATE_IN_A: \{\s*readonly On: 0/u);
  const tenant = buildModel({ site: { common: [OFF] }, tenant: { events: events.slice(0, 1) } });
  expect(await declarationsOf(tenant)).toContain("const STATE_IN_TENANT_A:");
});

test("the order of the items, and of the events, names nothing anew", async () => {
  const both = [{ value: 0, label: "On" }, { value: 1 }] as const;
  expect(await constantsOf(["a", stateOf(both)], ["b", stateOf([...both].reverse())])).toEqual(["STATE"]);
  const forth = await constantsOf(["a", ON], ["b", OFF], ["c", OFF]);
  expect((await constantsOf(["c", OFF], ["b", OFF], ["a", ON])).toReversed()).toEqual(forth);
});

test("labels and names from pages declare nothing and break nothing", async () => {
  const labels = [...HOSTILE_NAMES, "", "1st", "wide open", "Wide-open", "每小时", "\u202Eevil", "{@link Evil}"];
  const items = labels.map((label, value) => ({ value: value - 2, label }));
  const hostile = (name: string) => [
    buildAttribute({ name: `${name}A`, type: "integer", values: { kind: "codes", items } }),
    buildAttribute({ name: `${name}B`, type: "integer", values: { kind: "bitmask", items } }),
    buildAttribute({
      name: `${name}C`,
      values: { kind: "closed", items: labels.map((value) => ({ value, label: value })) },
    }),
    buildAttribute({ name: `${name}D`, values: { kind: "open", items: labels.map((value) => ({ value })) } }),
  ];
  const names = ["site", ...HOSTILE_NAMES.slice(0, 12), "siteEventTypes", "SITE_EVENT_TYPES"];
  const attributes = [
    ...names.flatMap(hostile),
    ...hostile("x")
      .map((attribute) => ({ ...attribute, name: "SITE_EVENT_TYPES" }))
      .slice(0, 1),
  ];
  const emitted = await emitTypescript(
    buildModel({ site: { events: [buildEvent({ name: "open_door", attributes })] } }),
  );
  const { errors, declarations } = compileConsumers(emitted, {}, "bundler");
  expect(errors).toEqual([]);
  expect(declarations.text).not.toMatch(/[\u202E\0]/u);
  const url = `data:text/javascript,${encodeURIComponent(emitted[1]?.text ?? "")}`;
  const constants = (await import(/* @vite-ignore */ url)) as Record<string, Readonly<Record<string, number>>>;
  const codes = constants["SITE_A"] ?? {};
  expect(Object.keys(codes)).toHaveLength(labels.length);
  expect(Object.isFrozen(codes)).toBe(true);
  expect(new Set(Object.values(codes))).toEqual(new Set(items.map(({ value }) => value)));
  expect(constants["SITE_EVENT_TYPES"]).toEqual(["open_door"]);
});

test("codes of an attribute that is documented as text, or without a number, make no constant", async () => {
  const attributes = [
    buildAttribute({ name: "asText", values: { kind: "codes", items: [{ value: 1, label: "One" }] } }),
    buildAttribute({ name: "noNumber", type: "integer", values: { kind: "codes", items: [{ value: "1" }] } }),
    buildAttribute({ name: "none", type: "integer", values: { kind: "codes" } }),
  ];
  const text = await declarationsOf(buildModel({ site: { events: [buildEvent({ name: "a", attributes })] } }));
  expect([...text.matchAll(/declare const (\w+)/gu)].map(([, name]) => name)).toEqual([
    "SITE_EVENT_TYPES",
    "TENANT_EVENT_TYPES",
  ]);
  expect(text).toContain("asText?: string | null;");
});

test("codes lead back to their labels: equal labels, none, and what no page tells", async () => {
  const items = [
    { value: -1, label: "Wide open" },
    { value: 0, label: "wide-open" },
    { value: 1, label: "__proto__" },
    { value: 2 },
  ];
  const attributes = [buildAttribute({ name: "state", type: "integer", values: { kind: "codes", items } })];
  const model = buildModel({ site: { events: [buildEvent({ name: "a", attributes })] } });
  for (const integers of ["number", "bigint"] as const) {
    const emitted = await emitTypescript(model, { integers });
    const n = integers === "bigint" ? "n" : "";
    const program = `
      import { STATE, STATE_LABELS, type StateCode } from "log";
      export const label: "wide-open" = STATE_LABELS[0];
      export const any: string | undefined = STATE_LABELS[77];
      export const codes: readonly StateCode[] = [STATE.WideOpen_Minus1, STATE.WideOpen_0, 1${n}, STATE.Code2];`;
    expect(compileConsumers(emitted, { "labels.ts": program }, "nodenext").errors).toEqual([]);
    const url = `data:text/javascript,${encodeURIComponent(emitted[1]?.text ?? "")}`;
    const { STATE_LABELS: labels = {} } = (await import(/* @vite-ignore */ url)) as Record<string, object>;
    expect({ ...labels }).toEqual({ "-1": "Wide open", "0": "wide-open", "1": "__proto__" });
    expect([Object.getPrototypeOf(labels), Object.isFrozen(labels)]).toEqual([null, true]);
  }
});

test("with bigint for integers: whole numbers are, decimals are not, and names stay", async () => {
  const [declarations, constants] = await emitTypescript(VALUES_MODEL, { integers: "bigint" });
  const types = /interface SiteOpenDoorEvent[^]*?\n\}/u
    .exec(declarations?.text ?? "")?.[0]
    .match(/^ {2}\w+\??: .*int.*$/gmu);
  expect(types).toEqual([
    "  doorState?: DoorStateCode | (bigint & {}) | null;",
    "  dayMask?: bigint | null;",
    "  priority?: bigint | null;",
    "  paintTime?: bigint | null;",
  ]);
  expect(declarations?.text).toContain("revision?: number | null;");
  expect(declarations?.text).not.toContain("A `number` holds");
  expect(constants?.text).toContain("  AjarALittle: 3n,");
  const namesIn = (text: string = ""): readonly string[] => text.match(/^export .*?\w+ \w+/gmu) ?? [];
  expect(namesIn(declarations?.text)).toEqual(namesIn(await declarationsOf(VALUES_MODEL)));
});

test("an event, an attribute and a set of values of one name, reserved words among them, do not clash", async () => {
  const setOf = (name: string, ...values: readonly string[]) =>
    buildAttribute({ name, values: { kind: "closed", items: values.map((value) => ({ value })) } });
  const attributes = [setOf("user", "new", "old"), setOf("User", "x"), setOf("class", "a"), setOf("userValues", "b")];
  const events = ["user", "User", "class", "default", "event"].map((name) => buildEvent({ name, attributes }));
  const emitted = await emitTypescript(buildModel({ site: { events }, tenant: { events } }));
  const program = `
    import { CLASS_VALUES, USER_VALUES, type ClassValue, type SiteClassEvent, type SiteEventEvent, type SiteEventMap,
      type SiteHandlers, type SiteUserEvent, type TenantUserEvent, type UserValue, type UserValuesValue } from "log";
    export const event: SiteUserEvent = { eventType: "user", user: "new" };
    export const tenant: TenantUserEvent = { eventType: "user", user: USER_VALUES[1] };
    export const values: readonly [UserValue, ClassValue, UserValuesValue] = ["old", CLASS_VALUES[0], "b"];
    export const types = (e: SiteClassEvent | SiteEventEvent): "class" | "event" => e.eventType;
    export const handlers: SiteHandlers<string> = { default: (e) => e.eventType, User: (e: SiteEventMap["User"]) => e.eventType };`;
  expect(compileConsumers(emitted, { "names.ts": program }, "nodenext").errors).toEqual([]);
  const irregular = /USER_VALUES_[0-9a-f]{8}/u.exec(emitted[1]?.text ?? "");
  const alone = await emitTypescript(buildModel({ site: { events: events.toReversed() } }));
  expect(irregular?.[0]).toBeDefined();
  expect(alone[1]?.text).toContain(`export const ${irregular?.[0] ?? ""} =`);
});
