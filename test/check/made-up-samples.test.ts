import { expect, test } from "vitest";

import { createChecker } from "../../generator/check/create-checker.ts";
import { buildCheckTables } from "../../generator/emit/check/build-check-tables.ts";
import { generatedModel } from "../support/generated-folder.ts";

const checkRecord = createChecker(buildCheckTables(generatedModel()));

const FLAT = [
  '{"eventType":"metric_subscription_change","eventTime":"2026-03-10T00:41:38.499721141Z","eventProcessedTime":"2026-03-10T01:02:03Z","siteLuid":"11111111-2222-3333-4444-555555555555","actorUserLuid":"AAAAAAAA-bbbb-cccc-dddd-eeeeeeeeeeee","scopedMetricId":"bbbbbbbb-0000-4000-8000-000000000001","subscriptionOperation":"FOLLOW_OPERATION_FOLLOW"}',
  '{"eventType":"background_job","eventTime":"2026-03-10T00:41:38.4997Z","eventState":"Job Queued","jobId":123,"jobLuid":"AAAAAAAA-0000-4000-8000-000000000002","jobType":"RefreshExtracts","isRunNow":false,"siteId":42,"objSize":3221225472,"eventOutcome":null,"actorUserId":null}',
  '{"eventType":"bridge_job","eventTime":"2026-03-10T00:41:38Z","jobId":124,"siteId":"42"}',
];

test.each(FLAT)("%s is as the reference says", (line) => {
  const record = JSON.parse(line) as { readonly eventType: string };
  expect(checkRecord(record)).toEqual({ eventType: record.eventType, scope: "site", problems: [] });
});

test("what the server wraps is found out to be an event that the reference lacks: one problem, and no more", () => {
  const wrapped = {
    traceUuid: "00000000-0000-4000-8000-000000000001",
    event: { eventTime: "2026-08-21T16:53:32.123Z", serviceName: "tableau-mcp", eventOutcome: "unauthorized" },
    metadata: { eventType: "mcp_tool_call", eventVersion: "0.1" },
  };
  expect(
    checkRecord(wrapped, { strict: true }).problems.map(({ kind, event, pointer }) => [kind, event, pointer]),
  ).toEqual([["unknown-event", "mcp_tool_call", "/metadata/eventType"]]);
});

test("more keys are fine unless strict asks", () => {
  const record = { ...(JSON.parse(FLAT[1] ?? "") as object), serviceName: "door", traceUuid: "x" };
  expect(checkRecord(record).problems).toEqual([]);
  expect(checkRecord(record, { strict: true }).problems.map(({ pointer }) => pointer)).toEqual([
    "/serviceName",
    "/traceUuid",
  ]);
});
