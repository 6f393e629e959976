import { expect, test } from "vitest";

import type { Scope } from "../../generator/model/model.ts";
import { compileConsumers } from "../support/compile-consumers.ts";
import { eventsOf, generatedFiles, generatedModel, readGenerated } from "../support/generated-folder.ts";

const model = generatedModel();
const files = [...generatedFiles("typescript"), { path: "package.json", text: readGenerated("package.json") }];

/** Events that document an attribute of the discriminator's own name. */
const NAMESAKES = eventsOf(model)
  .filter(({ scope, event }) => scope === "site" && event.attributes.some(({ name }) => name === "eventType"))
  .map(({ event }) => event.name);

/** Each must compile. */
const PROGRAMS = {
  "narrowing.ts": `
    import type { ActivityLogEvent, SiteEvent, TenantEvent } from "log";
    export function describe(event: SiteEvent): string | number | boolean {
      switch (event.eventType) {
        case "background_job": {
          const site: number | null | undefined = event.siteId;
          const size: number | null | undefined = event.objSize;
          return (site ?? 0) + (size ?? 0) + (event.isRunNow === true ? 1 : 0);
        }
        case "bridge_job": { const site: string | null | undefined = event.siteId; return site ?? ""; }
        case "login_authentication": return event.reason ?? event.actorUserLuid ?? "";
        default: return event.eventTime ?? event.eventType;
      }
    }
    export const tenant = (event: TenantEvent): string =>
      event.eventType === "batch_revoke_session" ? (event.tenantId ?? "") : event.eventType;
    export const scopeless = (event: ActivityLogEvent): string => event.eventOutcome ?? event.eventType;`,
  "records.ts": `
    import type { SiteEvent, SiteEventMap, SiteEventType, TenantEventType } from "log";
    import { SITE_EVENT_TYPES, TENANT_EVENT_TYPES } from "log";
    export const counts: readonly [226, 44] = [SITE_EVENT_TYPES.length, TENANT_EVENT_TYPES.length];
    export const types: readonly [readonly SiteEventType[], readonly TenantEventType[]] = [SITE_EVENT_TYPES, TENANT_EVENT_TYPES];
    export const record: SiteEvent = { eventType: "background_job", eventOutcome: null, objSize: 3221225472 };
    export const handlers: { readonly [K in SiteEventType]?: (event: SiteEventMap[K]) => unknown } = {
      login_authentication: (event) => event.loginType?.toLowerCase(),
    };`,
  "namesakes.ts": [
    'import type { SiteEvent, SiteEventMap } from "log";',
    ...NAMESAKES.map(
      (name, i) => `
        export const type${i} = (event: SiteEventMap["${name}"]): "${name}" => event.eventType;
        export const rest${i} = (event: SiteEvent): SiteEventMap["${name}"] | undefined =>
          event.eventType === "${name}" ? event : undefined;`,
    ),
  ].join("\n"),
};

/** Each line marked so must not compile, and no other. */
const WRONG = `
  import type { SiteEvent, SiteEventMap } from "log";
  import { SITE_EVENT_TYPES } from "log";
  declare const event: SiteEvent;
  event.actorUserLuid;
  event.actorUserLiud; // wrong
  event["serviceName"]; // wrong
  if (event.eventType === "mcp_tool_call") event.eventTime; // wrong
  if (event.eventType === "login_authentication") event.jobId; // wrong
  export const text: SiteEventMap["background_job"] = { eventType: "background_job", jobId: "123" }; // wrong
  export const other: SiteEventMap["${NAMESAKES[0] ?? ""}"] = { eventType: "background_job" }; // wrong
  export const nameless: SiteEvent = { eventTime: "now" }; // wrong
  export const more: SiteEvent = { eventType: "bridge_job", serviceName: "x" }; // wrong
  SITE_EVENT_TYPES.push("bridge_job"); // wrong
`;
const wrongLines = WRONG.split("\n").flatMap((line, index) => (line.endsWith("// wrong") ? [index + 1] : []));

test("five events have an attribute called eventType", () => {
  expect(NAMESAKES).toHaveLength(5);
  for (const name of NAMESAKES) expect(name).toMatch(/^hist_[a-z_]+_materialized_views$/u);
});

for (const resolution of ["nodenext", "bundler"] as const) {
  test(`strict programs compile against the package, wrong ones do not (${resolution})`, () => {
    const { errors } = compileConsumers(files, { ...PROGRAMS, "wrong.ts": WRONG }, resolution);
    const lines = errors.map((error) => Number(/^wrong\.ts:(\d+) /u.exec(error)?.[1] ?? Number.NaN));
    expect(errors.filter((error) => !error.startsWith("wrong.ts:"))).toEqual([]);
    expect([...new Set(lines)]).toEqual(wrongLines);
  });
}

test("an interface an event, and the lists at run time name the model's events", async () => {
  const declarations = readGenerated("typescript/index.d.ts");
  expect(declarations.match(/^export interface \w+Event extends /gmu)).toHaveLength(226 + 44);
  const lists = (await import(new URL("../../generated/current/typescript/index.js", import.meta.url).href)) as Record<
    string,
    readonly string[]
  >;
  const namesOf = (scope: Scope): readonly string[] | undefined =>
    model.references[scope]?.events.map(({ name }) => name);
  expect(lists).toMatchObject({ SITE_EVENT_TYPES: namesOf("site"), TENANT_EVENT_TYPES: namesOf("tenant") });
  expect(lists["SITE_ROLE_ID"]).toMatchObject({ Viewer: 9, Creator: 10 });
});
