import type { Model, Scope } from "../../../generator/model/model.ts";
import { exampleRecord } from "../../../generator/samples/example-record.ts";
import type { Sample, SampleRecord } from "../../../generator/samples/sample.ts";

/** People in the planted log. */
const [ANN, BEN, CAT] = ["a", "b", "c"].map((letter) => `${letter.repeat(8)}-0000-4000-8000-000000000001`) as [
  string,
  string,
  string,
];

/** What the planted log is to answer: for each question its rows, every cell as text or null. */
export const ANSWERS: Readonly<Record<string, readonly (readonly (string | null)[])[]>> = {
  "failed-sign-ins": [
    ["2026-03-09", "ann@example.com", "1"],
    ["2026-03-10", "ann@example.com", "2"],
    ["2026-03-10", "ben@example.com", "1"],
  ],
  exports: [
    ["2026-03-09", ANN, "hist_download_workbook", "1"],
    ["2026-03-10", ANN, "hist_export_underlying_data", "2"],
    ["2026-03-10", BEN, "hist_export_summary_data", "1"],
  ],
  "permission-changes": [
    ["Finance", "set_permissions", "2", "2"],
    ["Finance", "update_permissions", "1", "1"],
  ],
  "slow-views": [
    ["Sales", "Map", "2", "25000"],
    ["Sales", "Table", "1", "10000"],
  ],
  "failing-refreshes": [
    ["hist_refresh_workbook_extracts", "Sales", "2", "2026-03-10"],
    ["hist_refresh_datasource_extract", "Orders", "1", "2026-03-09"],
  ],
  "dormant-users": [[CAT, "2025-11-30"]],
  "popular-views": [
    ["Sales", "Map", "3", "2"],
    ["Sales", "Table", "1", "1"],
  ],
  "site-role-changes": [
    ["2026-03-09", "ben", ANN, "5", "site administrator"],
    ["2026-03-10", "cat", ANN, "0", "not a site administrator"],
  ],
  "token-sign-ins": [
    ["loader", "2", "2026-03-10"],
    ["backup", "1", "2026-03-09"],
  ],
  "ownership-changes": [
    [ANN, BEN, "2"],
    [BEN, CAT, "1"],
  ],
};

const LATE_EVENING = "2026-03-09T23:59:59.999999999Z";
const NEXT_DAY = "2026-03-10T00:00:00Z";
const LONG_AGO = "2025-11-30T12:00:00Z";

/** A small log of which the answers are known: made of example records, in which only what matters is set. */
export function plantedLog(model: Model): readonly Sample[] {
  return PLANTED.map(([event, values]) => plantedSample(model, "site", event, values));
}

const at = (eventTime: string, actorUserLuid: string, values: SampleRecord = {}): SampleRecord => ({
  ...{ eventTime, actorUserLuid, eventOutcome: "success" },
  ...values,
});
const signIn = (time: string, who: string, username: string, status: string): readonly [string, SampleRecord] => [
  "login_authentication",
  at(time, who, { username, status }),
];
const visit = (time: string, who: string, name: string): readonly [string, SampleRecord] => [
  "hist_access_view",
  at(time, who, { workbookName: "Sales", name }),
];
const request = (viewName: string, duration: number | null): readonly [string, SampleRecord] => [
  "vizql_http_request",
  at(NEXT_DAY, ANN, { workbookName: "Sales", viewName, duration }),
];
const permit = (event: string, who: string, authorizableType: string): readonly [string, SampleRecord] => [
  event,
  at(NEXT_DAY, who, { contentName: "Finance", authorizableType }),
];
const refresh = (event: string, time: string, name: string, isFailure: boolean): readonly [string, SampleRecord] => [
  event,
  at(time, ANN, { name, isFailure }),
];
const change = (oldOwnerLuid: string, newOwnerLuid: string, eventOutcome: string): readonly [string, SampleRecord] => [
  "content_owner_change",
  at(NEXT_DAY, ANN, { oldOwnerLuid, newOwnerLuid, eventOutcome }),
];

const PLANTED: readonly (readonly [string, SampleRecord])[] = [
  signIn(LATE_EVENING, ANN, "ann@example.com", "failure"),
  signIn(NEXT_DAY, ANN, "ann@example.com", "failure"),
  signIn("2026-03-10T08:00:00.5Z", ANN, "ann@example.com", "failure"),
  signIn("2026-03-10T09:00:00Z", ANN, "ann@example.com", "success"),
  signIn("2026-03-10T23:59:59Z", BEN, "ben@example.com", "failure"),
  ["hist_download_workbook", at(LATE_EVENING, ANN)],
  ["hist_export_underlying_data", at(NEXT_DAY, ANN.toUpperCase())],
  ["hist_export_underlying_data", at("2026-03-10T10:00:00Z", ANN)],
  ["hist_export_summary_data", at(NEXT_DAY, BEN)],
  permit("set_permissions", ANN, "project"),
  permit("set_permissions", BEN, "Project"),
  permit("set_permissions", ANN, "workbook"),
  permit("update_permissions", BEN, "project"),
  request("Map", 25_000),
  request("Map", 12),
  request("Table", 10_000),
  request("Fast", 9_999),
  request("Fast", null),
  refresh("hist_refresh_workbook_extracts", LATE_EVENING, "Sales", true),
  refresh("hist_refresh_workbook_extracts", NEXT_DAY, "Sales", true),
  refresh("hist_refresh_workbook_extracts", "2026-03-10T11:00:00Z", "Sales", false),
  refresh("hist_refresh_datasource_extract", LATE_EVENING, "Orders", true),
  visit(NEXT_DAY, ANN, "Map"),
  visit("2026-03-10T10:00:00Z", BEN.toUpperCase(), "Map"),
  visit("2026-03-10T10:00:01Z", BEN, "Map"),
  visit(LONG_AGO, CAT, "Table"),
  ["hist_update_user_site_role", at(LATE_EVENING, ANN, { name: "ben", siteAdminLevel: 5 })],
  ["hist_update_user_site_role", at(NEXT_DAY, ANN, { name: "cat", siteAdminLevel: 0 })],
  ["hist_login_with_pat", at(LATE_EVENING, ANN, { clientId: "loader" })],
  ["hist_login_with_pat", at(NEXT_DAY, ANN, { clientId: "loader" })],
  ["hist_login_with_pat", at(LATE_EVENING, ANN, { clientId: "backup" })],
  change(ANN, BEN, "success"),
  change(ANN, BEN.toUpperCase(), "success"),
  change(BEN, CAT, "success"),
  change(CAT, ANN, "unauthorized"),
];

function plantedSample(model: Model, scope: Scope, event: string, values: SampleRecord): Sample {
  const reference = model.references[scope];
  const documented = reference?.events.find(({ name }) => name === event);
  if (reference === undefined || documented === undefined) throw new Error(`the model has no event ${event}`);
  const record = { ...exampleRecord(documented, reference), ...values };
  return {
    scope,
    event,
    record,
    origin: { pod: "10az", siteLuid: "11111111-2222-4333-8444-555555555555", hour: "2026-03-10T00" },
  };
}
