import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { emitSql } from "../../../generator/emit/sql/emit-sql.ts";
import { VALUES_MODEL } from "../../support/values-model.ts";
import { templates } from "../templates.ts";

let database: PGlite;
beforeAll(async () => {
  database = await PGlite.create();
  const files = emitSql(VALUES_MODEL, { naming: "snake", templates, history: [] });
  for (const name of ["raw", "views", "wide"]) {
    await database.exec(files.find(({ path }) => path === `sql/postgres/${name}.sql`)?.text ?? "");
  }
});
beforeEach(() => database.exec("TRUNCATE raw_site_log, raw_site_log_rejected"));
afterAll(() => database.close());

const rows = async (sql: string) => (await database.query(sql)).rows;

/** Inserts a line as the script in raw.sql does. */
const land = (record: string, file: string | null = null) =>
  database.query("INSERT INTO raw_site_log (file, record) VALUES ($1, $2)", [file, record]);

const converted = async (name: string, text: string): Promise<unknown> => {
  const { rows } = await database.query<{ value: unknown }>(`SELECT activity_log_${name}($1)::TEXT AS value`, [text]);
  return rows[0]?.value;
};

const TIMES: readonly (readonly [text: string, time: string | null])[] = [
  ["2026-12-31T23:59:59Z", "2026-12-31 23:59:59+00"],
  ["2026-12-31T23:59:59.1Z", "2026-12-31 23:59:59.1+00"],
  ["2026-12-31T23:59:59.999999999Z", "2026-12-31 23:59:59.999999+00"],
  ["0001-01-01T00:00:00.000001Z", "0001-01-01 00:00:00.000001+00"],
  ["2024-02-29T00:00:00Z", "2024-02-29 00:00:00+00"],
  ["2000-02-29T00:00:00Z", "2000-02-29 00:00:00+00"],
  ["2026-04-30T00:00:00Z", "2026-04-30 00:00:00+00"],
  ...[
    "1900-02-29",
    "2026-02-29",
    "2026-02-30",
    "2026-04-31",
    "2026-13-01",
    "2026-00-10",
    "2026-01-00",
    "0000-01-01",
  ].map((day) => [`${day}T00:00:00Z`, null] as const),
  ...["24:00:00Z", "23:60:00Z", "23:59:60Z", "23:59:59", "23:59:59.Z", "23:59:59+00:00", "23:59:59.1234567890Z"].map(
    (time) => [`2026-12-31T${time}`, null] as const,
  ),
  ["2026-12-31T23:59:59Z\n", null],
];

test.each(TIMES)("the time %j is %j", async (text, value) => {
  await database.exec("SET TimeZone = 'UTC'");
  expect(await converted("timestamptz", text)).toBe(value);
});

test("every day of the calendar is a time, and no other", async () => {
  const days = `SELECT y || '-' || lpad(m::TEXT, 2, '0') || '-' || lpad(d::TEXT, 2, '0') || 'T00:00:00Z' AS text
    FROM unnest(ARRAY[1896, 1900, 1999, 2000, 2024, 2026]) y, generate_series(0, 13) m, generate_series(0, 32) d`;
  const [found] = await rows(`SELECT count(activity_log_timestamptz(text))::INT AS days FROM (${days}) x`);
  expect(found).toEqual({ days: 366 + 365 + 365 + 366 + 366 + 365 });
});

test.each([
  ["bigint", "9223372036854775807", "9223372036854775807"],
  ["bigint", "-9223372036854775808", "-9223372036854775808"],
  ["bigint", "9223372036854775808", null],
  ["bigint", "99999999999999999999", null],
  ["bigint", "0000000000000000001", "1"],
  ["bigint", "1.0", null],
  ["bigint", "", null],
  ["double", "1e308", "1e+308"],
  ["double", "1e309", null],
  ["double", "-1e-9999", "0"],
  ["double", "5e-324", "5e-324"],
  ["double", "1.7976931348623157e308", "1.7976931348623157e+308"],
  ["double", "0e-400", "0"],
  ["double", "1e99999", null],
  ["double", "NaN", null],
  ["double", "-0.5E-3", "-0.0005"],
  ["double", "9".repeat(400), null],
  ["numeric", "1.10", "1.10"],
  ["numeric", `${"9".repeat(28)}.0123456789`, `${"9".repeat(28)}.0123456789`],
  ["numeric", "9".repeat(29), null],
  ["numeric", "1.01234567891", null],
  ["numeric", "1e3", null],
  ["boolean", "TRUE", "true"],
  ["boolean", "0", "false"],
  ["boolean", "yes", null],
  ["uuid", "AAAAAAAA-BBBB-cccc-dddd-eeeeeeeeeeee", "aaaaaaaa-bbbb-cccc-dddd-eeeeeeeeeeee"],
  ["uuid", "{AAAAAAAA-BBBB-cccc-dddd-eeeeeeeeeeee}", null],
  ["uuid", "AAAAAAAABBBBccccddddeeeeeeeeeeee", null],
])("%s of %j is %j", async (name, text, value) => {
  expect(await converted(name, text)).toBe(value);
});

test.each([
  [String.raw`a\u0000b`, "a\uFFFDb"],
  [String.raw`\u0000\u0000`, "\uFFFD\uFFFD"],
  [String.raw`\\u0000`, String.raw`\u0000`],
  [String.raw`\\\u0000`, "\\\uFFFD"],
  [String.raw`\ud83d\ude00`, "😀"],
  [String.raw`\uD83D\uD83D\uDE00`, "\uFFFD😀"],
  [String.raw`\ude00\ud83d`, "\uFFFD\uFFFD"],
  [String.raw`\\ud83d\ude00`, "\\ud83d\uFFFD"],
  [String.raw`\ud83d\\ude00`, "\uFFFD\\ude00"],
  [String.raw`\u00e9\\`, "é\\"],
])("the JSON text %s is shown as %j", async (json, value) => {
  const record = `{"eventType":"open_door","details":"${json}","doorState":"${json}"}`;
  await land(record);
  expect(await rows("SELECT details, unconverted FROM v_open_door")).toEqual([
    { details: value, unconverted: { doorState: value } },
  ]);
  expect(await rows("SELECT record FROM raw_site_log")).toEqual([{ record }]);
});

test("values are as the record writes them, in its column or in unconverted", async () => {
  await land(
    '{"eventType":"open_door","details":{"b":1.10,"aa":1E2},"tags":1.50,"revision":7.10,"revision":8.10,' +
      '"priority":1e999999,"paintTime":12345678901234567890123,"dayMask":null}',
  );
  expect(
    await rows("SELECT details, tags, revision::TEXT, day_mask, unconverted::TEXT AS lost FROM v_open_door"),
  ).toEqual([
    {
      details: '{"b":1.10,"aa":1E2}',
      tags: "1.50",
      revision: "8.10",
      day_mask: null,
      lost: '{"priority": "1e999999", "paintTime": 12345678901234567890123}',
    },
  ]);
});

test("the kind of event and the other keys are the path's, with a record's own beside them", async () => {
  const record = '{"eventType":"paint_door","pod":"own","siteLuid":"own"}';
  const path = "/x/pod=10az/siteLuid=1-2/eventType=open_door/y=2026/m=3/d=07/h=0/a.txt";
  await land(record, path);
  await land(record);
  expect(
    await rows(
      "SELECT event_type, path_pod, path_site_luid, path_year, path_month, path_day, path_hour FROM raw_site_log",
    ),
  ).toEqual([
    {
      ...{ event_type: "open_door", path_pod: "10az", path_site_luid: "1-2" },
      ...{ path_year: 2026, path_month: 3, path_day: 7, path_hour: 0 },
    },
    {
      ...{ event_type: "paint_door", path_pod: null, path_site_luid: null },
      ...{ path_year: null, path_month: null, path_day: null, path_hour: null },
    },
  ]);
  expect(await rows("SELECT count(*)::INT AS count FROM v_open_door")).toEqual([{ count: 1 }]);
});

test("a record is kept once, a blank line never, and a line that is no record apart", async () => {
  for (const line of [
    "{}",
    "{}",
    '{"eventType":"x"}',
    '{"eventType":"x"}',
    "",
    " \t",
    "[1]",
    "1",
    "null",
    '{"a":',
    '{"a":',
  ]) {
    await land(line, "a.txt");
  }
  expect(await rows("SELECT event_type, record FROM raw_site_log")).toEqual([
    { event_type: null, record: "{}" },
    { event_type: "x", record: '{"eventType":"x"}' },
  ]);
  expect(await rows("SELECT file || ' ' || line AS line FROM raw_site_log_rejected")).toEqual(
    ["a.txt [1]", "a.txt 1", "a.txt null", 'a.txt {"a":'].map((line) => ({ line })),
  );
  expect(await rows("SELECT count(*)::INT AS count FROM all_site_events")).toEqual([{ count: 2 }]);
});
