import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, expect, test } from "vitest";

import { emitSql } from "../../../generator/emit/sql/emit-sql.ts";
import type { Model } from "../../../generator/model/model.ts";
import type { Naming } from "../../../generator/sql/names/naming.ts";
import { VALUES_MODEL } from "../../support/values-model.ts";
import { templates } from "../templates.ts";
import { HOSTILE_LINE, hostileModel, RESERVED } from "./hostile-model.ts";

const sqlOf = (model: Model, naming: Naming): string =>
  emitSql(model, { naming, templates }).find(({ path }) => path === "sql/postgres/tables.sql")?.text ?? "";

let database: PGlite;
beforeAll(async () => {
  database = await PGlite.create();
  await database.exec(sqlOf(hostileModel, "snake"));
});
afterAll(() => database.close());

const rows = async (sql: string) => (await database.query(sql)).rows;

test("every event has its table, and nothing else was made", async () => {
  const tables = await rows("SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'");
  expect(tables).toHaveLength(13);
  expect(tables).toEqual(
    expect.arrayContaining([{ name: "login" }, { name: "tenant_login" }, { name: "site_tenant_login" }]),
  );
});

test("the catalog shows the types", async () => {
  const columns = await rows(
    "SELECT column_name AS name, data_type AS type, is_nullable AS nullable FROM information_schema.columns " +
      "WHERE table_name = 'login' ORDER BY ordinal_position",
  );
  expect(columns.map((column) => Object.values(column as object).join(" "))).toEqual([
    "event_type text NO",
    "site_luid uuid YES",
    "pod text YES",
    "total_storage_quota_used bigint YES",
    "job_id bigint YES",
    "is_run_now boolean YES",
    "ratio double precision YES",
    "workbook_revision numeric YES",
    "created_at text YES",
    "event_time text YES",
  ]);
});

test("comments come back as they were written, on one line", async () => {
  const [table] = await rows("SELECT obj_description('login'::regclass) AS comment");
  expect(table).toEqual({ comment: `Activity Log model 0123456789ab, site event login: ${HOSTILE_LINE}.` });
  const [column] = await rows("SELECT col_description('login'::regclass, 4) AS comment");
  expect(column).toEqual({ comment: `totalStorageQuotaUsed: ${HOSTILE_LINE}.` });
});

test("a backslash does no harm where it escapes in plain literals", async () => {
  const old = (sql: string) => `SET standard_conforming_strings = off; SET escape_string_warning = off; ${sql}`;
  await database.exec(`CREATE SCHEMA old; SET search_path = old; ${old(sqlOf(hostileModel, "snake"))}`);
  const [table] = await rows("SELECT obj_description('old.login'::regclass) AS comment");
  await database.exec("RESET search_path; RESET standard_conforming_strings; RESET escape_string_warning");
  expect(table).toEqual({ comment: `Activity Log model 0123456789ab, site event login: ${HOSTILE_LINE}.` });
});

test("integers beyond 2^53 and decimals come back exactly, the kind of event by itself", async () => {
  await database.exec(`INSERT INTO login (total_storage_quota_used, workbook_revision) VALUES (9007199254740993, 1.1)`);
  const sql =
    "SELECT event_type, total_storage_quota_used::text AS used, workbook_revision::text AS revision FROM login";
  expect(await rows(sql)).toEqual([{ event_type: "login", used: "9007199254740993", revision: "1.1" }]);
});

test("columns that are called like reserved words can be written and read", async () => {
  const kept = RESERVED.filter((name) => !["ctid", "xmin", "tableoid"].includes(name));
  const names = kept.map((name) => `"${name}"`).join(", ");
  await database.exec(`INSERT INTO reserved (${names}) VALUES (${kept.map((name) => `'${name}'`).join(", ")})`);
  expect(await rows(`SELECT ${names} FROM reserved`)).toEqual([Object.fromEntries(kept.map((name) => [name, name]))]);
});

test("a second run changes nothing and says so", async () => {
  await expect(database.exec(sqlOf(hostileModel, "snake"))).rejects.toThrow(/already exists/);
  await database.exec("ROLLBACK");
  expect(await rows("SELECT count(*)::int AS count FROM login")).toEqual([{ count: 1 }]);
});

test("camel case runs too", async () => {
  await database.exec(`CREATE SCHEMA camel; SET search_path = camel; ${sqlOf(hostileModel, "camel")}`);
  await database.exec(`INSERT INTO login ("totalStorageQuotaUsed") VALUES (1); RESET search_path`);
  expect(await rows(`SELECT "eventType", "siteLuid" FROM camel.login`)).toEqual([
    { eventType: "login", siteLuid: null },
  ]);
});

const TIMES = [
  ["2026-12-31T23:59:59Z", "2026-12-31 23:59:59+00"],
  ["2026-12-31T23:59:59.123Z", "2026-12-31 23:59:59.123+00"],
  ["2026-12-31T23:59:59.123456Z", "2026-12-31 23:59:59.123456+00"],
  ["2026-12-31T23:59:59.999999999Z", "2026-12-31 23:59:59.999999+00"],
] as const;

test("times are kept as written, and cut as the head of the file says they stay in their year", async () => {
  const sql = sqlOf(VALUES_MODEL, "snake");
  const cut = (/^-- {3}(regexp_replace.*)$/mu.exec(sql)?.[1] ?? "").replace("(x,", "(event_time,");
  await database.exec(`CREATE SCHEMA "values"; SET search_path = "values"; SET TimeZone = 'UTC'; ${sql}`);
  for (const [time] of TIMES) {
    await database.exec(
      `INSERT INTO open_door (event_time, door_luid, revision) VALUES ('${time}', 'AAAAAAAA-BBBB-cccc-dddd-eeeeeeeeeeee', 1.10)`,
    );
  }
  const found = await rows(`SELECT event_time, (${cut})::text AS time, door_luid, revision::text FROM open_door`);
  const [bad] = await rows(`SELECT '${TIMES[3][0]}'::timestamptz::text AS rounded`);
  await database.exec("RESET search_path; RESET TimeZone");
  const luid = { door_luid: "aaaaaaaa-bbbb-cccc-dddd-eeeeeeeeeeee", revision: "1.10" };
  expect(found).toEqual(TIMES.map(([event_time, time]) => ({ event_time, time, ...luid })));
  // Why the column is no timestamp.
  expect(bad).toEqual({ rounded: "2027-01-01 00:00:00+00" });
});
