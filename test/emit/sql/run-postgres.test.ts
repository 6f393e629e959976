import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, expect, test } from "vitest";

import { emitSql } from "../../../generator/emit/sql/emit-sql.ts";
import type { Model } from "../../../generator/model/model.ts";
import { IDENTIFIER_LIMITS } from "../../../generator/sql/names/identifier-limits.ts";
import type { Naming } from "../../../generator/sql/names/naming.ts";
import { templates } from "../templates.ts";
import { HOSTILE_LINE, hostileModel, RESERVED } from "./hostile-model.ts";

const FILES = ["raw", "views", "wide", "lookups", "tables", "load"];

function sqlOf(model: Model, naming: Naming, names: readonly string[] = FILES): string {
  const files = new Map(
    emitSql(model, { naming, templates, history: [] }).map(({ path, text }) => [path, text] as const),
  );
  return names.map((name) => files.get(`sql/postgres/${name}.sql`) ?? "").join("\n");
}

let database: PGlite;
beforeAll(async () => {
  database = await PGlite.create();
  await database.exec(sqlOf(hostileModel, "snake"));
});
afterAll(() => database.close());

const rows = async (sql: string) => (await database.query(sql)).rows;

test("every event has its table, and beside them are the raw records and the model", async () => {
  const tables = await rows(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'",
  );
  const beside = ["activity_log_load", "activity_log_model", "raw_site_log", "raw_site_log_rejected"];
  const tenant = ["raw_tenant_log", "raw_tenant_log_rejected", "tenant_login", "site_tenant_login", "login"];
  expect(tables).toHaveLength(13 + 6);
  expect(tables).toEqual(expect.arrayContaining([...beside, ...tenant].map((name) => ({ name }))));
});

const TYPES = [
  "event_type text",
  "site_luid uuid",
  "pod text",
  "total_storage_quota_used bigint",
  "job_id bigint",
  "is_run_now boolean",
  "ratio double precision",
  "workbook_revision numeric",
  "created_at timestamp with time zone",
  "event_time text",
  "unconverted jsonb",
  "record_id text",
];

test.each(["login", "v_login"])("the catalog shows the types of %s", async (name) => {
  const columns = await rows(
    "SELECT column_name || ' ' || data_type AS text FROM information_schema.columns " +
      `WHERE table_name = '${name}' ORDER BY ordinal_position`,
  );
  expect(columns).toEqual(TYPES.map((text) => ({ text })));
});

const comment = `Activity Log model 0123456789ab, site event login: ${HOSTILE_LINE}.`;

test.each(["login", "v_login"])("the comments of %s come back as they were written, on one line", async (name) => {
  expect(await rows(`SELECT obj_description('${name}'::regclass) AS comment`)).toEqual([{ comment }]);
  expect(await rows(`SELECT col_description('${name}'::regclass, 4) AS comment`)).toEqual([
    { comment: `totalStorageQuotaUsed: ${HOSTILE_LINE}.` },
  ]);
});

test("a backslash does no harm where it escapes in plain literals", async () => {
  const old = "SET standard_conforming_strings = off; SET escape_string_warning = off;";
  await database.exec(`CREATE SCHEMA old; SET search_path = old; ${old} ${sqlOf(hostileModel, "snake")}`);
  await database.exec(
    String.raw`INSERT INTO raw_site_log (record) VALUES (E'{"eventType":"login","pod":"\\u0000\\\\\\"x"}')`,
  );
  const found = await rows("SELECT pod, obj_description('old.login'::regclass) AS comment FROM v_login");
  await database.exec("RESET search_path; RESET standard_conforming_strings; RESET escape_string_warning");
  expect(found).toEqual([{ pod: '\uFFFD\\"x', comment }]);
});

test("columns that are called like reserved words can be written and read", async () => {
  const kept = RESERVED.filter((name) => !IDENTIFIER_LIMITS.reservedColumns.includes(name));
  expect(kept).toEqual(expect.arrayContaining(["user", "order", "select", "table"]));
  const names = kept.map((name) => `"${name}"`).join(", ");
  const values = kept.map((name) => `'${name}'`).join(", ");
  await database.exec(`INSERT INTO reserved (event_type, record_id, ${names}) VALUES ('reserved', '', ${values})`);
  expect(await rows(`SELECT ${names} FROM reserved`)).toEqual([Object.fromEntries(kept.map((name) => [name, name]))]);
});

test("a second run of the tables changes nothing and says so; all else may run again", async () => {
  await expect(database.exec(sqlOf(hostileModel, "snake", ["tables"]))).rejects.toThrow(/already exists/);
  await database.exec("ROLLBACK");
  await database.exec(sqlOf(hostileModel, "camel", ["raw", "views", "wide"]));
  await database.exec(sqlOf(hostileModel, "snake", ["raw", "views", "wide", "load"]));
  expect(await rows("SELECT count(*)::int AS count FROM reserved")).toEqual([{ count: 1 }]);
});

test("camel case runs too, and views do not depend on the schema that is searched", async () => {
  await database.exec(`CREATE SCHEMA camel; SET search_path = camel; ${sqlOf(hostileModel, "camel")}`);
  await database.exec("RESET search_path");
  const record = '{"eventType":"login","totalStorageQuotaUsed":1,"siteLuid":"x"}';
  await database.exec(`INSERT INTO camel.raw_site_log (record) VALUES ('${record}'), ('torn')`);
  expect(await rows(`SELECT "eventType", "totalStorageQuotaUsed", "unconverted" FROM camel.v_login`)).toEqual([
    { eventType: "login", totalStorageQuotaUsed: 1, unconverted: { siteLuid: "x" } },
  ]);
  expect(await rows("SELECT line FROM camel.raw_site_log_rejected")).toEqual([{ line: "torn" }]);
});
