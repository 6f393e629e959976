import { expect, test } from "vitest";
import ts from "typescript";
import { emitTypescript } from "../../../generator/emit/typescript/emit-typescript.ts";
import { buildAttribute, buildEvent, buildModel } from "../../support/model-builder.ts";
import { compileConsumers } from "../../support/compile-consumers.ts";
import { HOSTILE_MODEL, HOSTILE_NAMES } from "../../support/hostile-model.ts";

const COMMON = [
  buildAttribute({ name: "eventTime" }),
  buildAttribute({ name: "actorUserLuid" }),
  buildAttribute({ name: "size" }),
];

const DOORS = buildModel({
  site: {
    common: COMMON,
    events: [
      buildEvent({ name: "user", attributes: [buildAttribute({ name: "doorId", type: "long" })] }),
      buildEvent({ name: "open_door", attributes: [buildAttribute({ name: "doorId" })] }),
      buildEvent({ name: "weigh", attributes: [buildAttribute({ name: "size", type: "float" })] }),
      buildEvent({ name: "hist_doors", attributes: [buildAttribute({ name: "eventType" })] }),
    ],
  },
  tenant: {
    common: [buildAttribute({ name: "eventType" }), buildAttribute({ name: "tenantId" })],
    events: [buildEvent({ name: "user", attributes: [buildAttribute({ name: "isOpen", type: "boolean" })] })],
  },
});

/** Made once: it is as large as that of the real pages. */
const HOSTILE = emitTypescript(HOSTILE_MODEL);

/** Each must compile. */
const PROGRAMS = {
  "switch.ts": `
    import type { SiteEvent } from "log";
    export function door(event: SiteEvent): string | number {
      switch (event.eventType) {
        case "user": { const id: number | null | undefined = event.doorId; return id ?? 0; }
        case "open_door": { const id: string | null | undefined = event.doorId; return id ?? ""; }
        case "weigh": { const size: number | null | undefined = event.size; return size ?? 0; }
        case "hist_doors": return event.eventTime ?? "";
        default: { const never: never = event; return never; }
      }
    }`,
  "maps.ts": `
    import { SITE_EVENT_TYPES, type SiteEventMap, type SiteEventType, type TenantEventMap } from "log";
    const count: 4 = SITE_EVENT_TYPES.length;
    const first: "user" = SITE_EVENT_TYPES[0];
    const types: readonly SiteEventType[] = SITE_EVENT_TYPES;
    export const read = (event: SiteEventMap["user"]): number => event.doorId ?? count + types.length + first.length;
    export const handlers: { [K in SiteEventType]?: (event: SiteEventMap[K]) => void } = {
      open_door: (event) => event.doorId?.toUpperCase(),
    };
    export const isOpen = (event: TenantEventMap["user"]): boolean => event.isOpen ?? false;`,
  "both-scopes.ts": `
    import type { ActivityLogEvent, SiteCommonAttributes, SiteUserEvent, TenantUserEvent } from "log";
    const site: SiteUserEvent = { eventType: "user", doorId: null };
    const tenant: TenantUserEvent = { eventType: "user", tenantId: "t", isOpen: true };
    export const events: readonly ActivityLogEvent[] = [site, tenant];
    export const common: SiteCommonAttributes = site;`,
};

/** Each line marked so must not compile, and no other. */
const WRONG = `
  import type { SiteCommonAttributes, SiteEvent, SiteWeighEvent } from "log";
  import { SITE_EVENT_TYPES } from "log";
  declare const event: SiteEvent;
  event.actorUserLuid;
  event.actorLuid; // wrong
  event["serviceName"]; // wrong
  if (event.eventType === "mcp_tool_call") event.eventTime; // wrong
  if (event.eventType === "weigh") event.doorId; // wrong
  SITE_EVENT_TYPES.push("user"); // wrong
  declare const weigh: SiteWeighEvent;
  const hidden: SiteCommonAttributes = weigh; // wrong
  const nameless: SiteEvent = { eventTime: "now" }; // wrong
`;

const wrongLines = WRONG.split("\n").flatMap((line, index) => (line.endsWith("// wrong") ? [index + 1] : []));

for (const resolution of ["nodenext", "bundler"] as const) {
  test(`programs compile against the types, wrong ones do not (${resolution})`, async () => {
    const emitted = await emitTypescript(DOORS);
    const { errors } = compileConsumers(emitted, { ...PROGRAMS, "wrong.ts": WRONG }, resolution);
    const lines = errors.map((error) => Number(/^wrong\.ts:(\d+) /u.exec(error)?.[1] ?? Number.NaN));
    expect(errors.filter((error) => !error.startsWith("wrong.ts:"))).toEqual([]);
    expect([...new Set(lines)]).toEqual(wrongLines);
  });
}

test("a misspelt attribute is told as such", async () => {
  const program = 'import type { SiteUserEvent } from "log"; export const f = (e: SiteUserEvent) => e.actorUserLiud;';
  const { errors } = compileConsumers(await emitTypescript(DOORS), { "wrong.ts": program }, "nodenext");
  expect(errors).toEqual([
    "wrong.ts:1 TS2551 Property 'actorUserLiud' does not exist on type 'SiteUserEvent'. Did you mean 'actorUserLuid'?",
  ]);
});

test("names and texts from pages declare nothing, tag nothing and break nothing", async () => {
  const lookups = HOSTILE_NAMES.map((name) => JSON.stringify(name)).map(
    (name, index) => `export const at${index} = (map: SiteEventMap): string | null => map[${name}][${name}] ?? null;`,
  );
  const program = ['import type { SiteEventMap } from "log";', ...lookups].join("\n");
  const { errors, declarations } = compileConsumers(await HOSTILE, { "lookups.ts": program }, "nodenext");
  expect(errors).toEqual([]);
  const grouped = ["map", "event types", "handlers", "exhaustive handlers"].length;
  const inEachScope = ["union", "common attributes", "list"].length + grouped + HOSTILE_NAMES.length;
  const ofBoth = ["union", "unknown event", "parsed event"].length + grouped;
  expect(declarations.statements.filter((each) => !ts.isFunctionDeclaration(each))).toHaveLength(
    ofBoth + 2 * inEachScope,
  );
  expect(tagsOf(declarations)).toEqual([]);
  expect(declarations.text).not.toMatch(/[\u202E\0]/u);
});

test("a deprecated event or attribute is struck through, a legacy one is not", async () => {
  const attributes = [
    buildAttribute({ name: "old", lifecycle: { status: "discontinued", since: "2024-02" } }),
    buildAttribute({ name: "legacy", lifecycle: { status: "legacy" } }),
  ];
  const lifecycle = { status: "deprecated", since: "2024-10", replacedBy: "*/ @evil" } as const;
  const model = buildModel({ site: { events: [buildEvent({ name: "open_door", lifecycle, attributes })] } });
  const { errors, declarations } = compileConsumers(await emitTypescript(model), {}, "nodenext");
  expect(errors).toEqual([]);
  expect(tagsOf(declarations)).toEqual([
    "deprecated: Since 2024-10. Use `*\\/ \\@evil`.",
    "deprecated: Discontinued since 2024-02.",
  ]);
});

test("models without events, without attributes or without pages compile", async () => {
  const programs = {
    "empty.ts": `
      import { SITE_EVENT_TYPES, type ActivityLogEvent, type TenantEvent, type TenantEventType } from "log";
      export const none = (event: TenantEvent & TenantEventType): never => event;
      export const all: readonly ActivityLogEvent[] = [];
      export const types: readonly string[] = SITE_EVENT_TYPES;`,
  };
  const bare = buildModel({ site: { events: [buildEvent({ name: "open_door" })] } });
  for (const model of [buildModel(), buildModel({ site: {} }), bare]) {
    expect(compileConsumers(await emitTypescript(model), programs, "bundler").errors).toEqual([]);
  }
});

test("the constants at run time are what the declarations say", async () => {
  const constants = (await HOSTILE).find(({ path }) => path === "typescript/index.js");
  const url = `data:text/javascript,${encodeURIComponent(constants?.text ?? "")}`;
  const lists = (await import(/* @vite-ignore */ url)) as Record<string, readonly string[]>;
  expect(Object.fromEntries(Object.entries(lists).filter(([, value]) => Array.isArray(value)))).toEqual({
    SITE_EVENT_TYPES: HOSTILE_NAMES,
    TENANT_EVENT_TYPES: HOSTILE_NAMES,
  });
  expect(Object.isFrozen(lists["SITE_EVENT_TYPES"])).toBe(true);
});

/** The block tags of all declarations but the functions, which are the project's own, and of their members, as the compiler understands them. */
function tagsOf(file: ts.SourceFile): readonly string[] {
  const tags: string[] = [];
  const visit = (node: ts.Node): void => {
    for (const tag of ts.getJSDocTags(node)) {
      tags.push(`${tag.tagName.text}: ${ts.getTextOfJSDocComment(tag.comment) ?? ""}`);
    }
    ts.forEachChild(node, visit);
  };
  file.statements.filter((each) => !ts.isFunctionDeclaration(each)).forEach(visit);
  return tags.filter((tag) => !tag.startsWith("packageDocumentation"));
}
