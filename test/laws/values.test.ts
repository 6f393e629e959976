import { describe, expect, test } from "vitest";

import type { Attribute, Values } from "../../generator/model/model.ts";
import { compilePages } from "../../generator/commands/compile-pages.ts";
import { DOCS_INPUT, FULL_PAGES, hasFullPages } from "../support/page-folders.ts";

const words = (kind: Values["kind"], ...values: readonly string[]): Partial<Attribute> => ({
  values: { kind, items: values.map((value) => ({ value })) },
});
const codes = (labels: Readonly<Record<number, string>>): Partial<Attribute> => ({
  values: { kind: "codes", items: Object.entries(labels).map(([code, label]) => ({ value: Number(code), label })) },
});
const described = (...labels: readonly string[]): Partial<Attribute> => ({
  values: { kind: "described", items: labels.map((label) => ({ label })) },
});

/** Both words are on the wire; what they mean, only some pages tell. */
const PERMISSION_TYPES: Partial<Attribute> = {
  values: {
    kind: "closed",
    items: [
      { value: "explicit", label: "a rule was set to Allow or Deny" },
      { value: "unspecified", label: "a rule was removed or is inherited now" },
    ],
  },
};

/** The value sets of the pages at hand, each on an attribute that has it. `*` is the common table. */
const SETS: Readonly<Record<string, Partial<Attribute>>> = {
  "*.eventOutcome": words("closed", "success", "unauthorized", "client_error", "internal_error"),
  "*.siteRoleId": codes({
    0: "SiteAdministratorExplorer",
    1: "SupportUser",
    2: "ExplorerCanPublish",
    3: "Explorer",
    7: "Guest",
    8: "Unlicensed",
    9: "Viewer",
    10: "Creator",
    11: "SiteAdministratorCreator",
  }),
  "hist_create_user.siteAdminLevel": codes({ 0: "not a site administrator", 5: "site administrator" }),
  "*.systemAdminLevel": codes({ 0: "not a system administrator", 10: "system administrator" }),
  "hist_access_metric.suspendState": codes({
    0: "not suspended",
    1: "suspended automatically",
    3: "suspended by hand",
  }),
  "hist_create_flow_task.state": codes({ 0: "active", 1: "suspended", 2: "disabled" }),
  "hist_create_schedule.scheduleType": codes({ 0: "hourly", 1: "daily", 2: "weekly", 3: "monthly" }),
  "hist_create_schedule.scheduledAction": codes({ 0: "extracts", 1: "subscriptions" }),
  "login_authentication.loginType": words("closed", "DEFAULT", "SAML", "OIDC", "TABID_WITH_MFA"),
  "login_authentication.status": words("closed", "success", "failure"),
  "login_verification.status": words("closed", "success", "failure"),
  "login_authentication.logRecordType": words("closed", "verification", "authentication"),
  "set_permissions.permissionType": PERMISSION_TYPES,
  "update_permissions.permissionType": PERMISSION_TYPES,
  "login_with_jwt.type": words("closed", "UAT JWT", "Connected Apps"),
  "bridge_client_status.bridgeClientConnectionStatus": words("closed", "Connected", "Disconnected"),
  "bridge_client_status.bridgeClientOperationSystem": words("closed", "Windows", "Linux"),
  "vizql_http_request.method": words("examples", "GET", "POST", "PUT", "DELETE"),
  "set_permissions.granteeValue": words("examples", "user allow", "group allow"),
  "background_job.jobType": words("open", "IncrementExtracts", "RefreshExtracts", "RefreshExtractsViaBridge"),
  "bridge_job.objType": described("workbook", "data source"),
  "create_delete_group.groupOperation": described("create", "delete"),
  "hist_access_view.sheetType": described("story", "dashboard", "view"),
  "hist_create_schedule.priority": { values: { kind: "range", minimum: 1, maximum: 100 } },
  "hist_create_flow_task.priority": { values: { kind: "range", minimum: 0, maximum: 10 }, default: 10 },
  "hist_create_project.state": { default: "active" },
  "vizql_http_request.workbookRevision": { type: "integer", storage: "number" },
  "hist_create_flow_task.historicalQueueTime": { type: "integer", unit: "seconds" },
  "background_job.objSize": { unit: "bytes" },
  "vizql_http_request.duration": { unit: "milliseconds" },
  "site_storage_usage.totalPercentageStorageQuotaUsed": { unit: "percent" },
  "delete_permissions.granteeId": { presence: "always" },
  "background_job.taskId": { nullable: true, nullWhen: "the job was started by hand" },
};

/** Attributes whose text names no values. */
const BARE = [
  "login_authentication.acceptLanguage",
  "metric_subscription_change.actorGroupLuid",
  "background_job.eventState",
  "bridge_job.objLuid",
  "create_permissions.permissionValue",
  "hist_access_view.name",
];

describe.each([
  ["distilled pages", DOCS_INPUT, true],
  ["full pages", FULL_PAGES, hasFullPages],
])("%s", (_, folder, present) => {
  if (!present) {
    test.skip("the pages are not at hand");
    return;
  }
  const attributes = compilePages([folder], DOCS_INPUT).then(({ reconciliation }) => {
    const site = reconciliation.releases[0]?.model.references.site;
    const tables = [
      ["*", site?.common ?? []] as const,
      ...(site?.events ?? []).map((e) => [e.name, e.attributes] as const),
    ];
    return new Map<string, Attribute>(
      tables.flatMap(([event, table]) => table.map((a) => [`${event}.${a.name}`, a] as const)),
    );
  });

  test.each(Object.entries(SETS))("%s", async (place, expected) => {
    const { values, ...rest } = expected;
    const attribute = (await attributes).get(place);
    expect(attribute).toMatchObject(rest);
    if (values === undefined) return;
    expect(attribute?.values?.kind).toBe(values.kind);
    expect(new Set(attribute?.values?.items)).toEqual(new Set(values.items));
    expect([attribute?.values?.minimum, attribute?.values?.maximum]).toEqual([values.minimum, values.maximum]);
  });

  test.each(BARE)("%s has no values", async (place) => {
    expect((await attributes).get(place)?.values).toBeUndefined();
  });

  test("no value is a word that only a translated page prints", async () => {
    const values = [...(await attributes).values()].flatMap(({ values: set }) => set?.items ?? []);
    const texts = values.flatMap(({ value }) => (typeof value === "string" ? [value] : []));
    expect(texts.filter((text) => !/^[\x20-\x7e]+$/u.test(text))).toEqual([]);
  });
});
