import { DuckDBInstance, type DuckDBConnection } from "@duckdb/node-api";
import { beforeEach, expect, test } from "vitest";

import { emitSql } from "../../../generator/emit/sql/emit-sql.ts";
import type { Model } from "../../../generator/model/model.ts";
import { IDENTIFIER_LIMITS } from "../../../generator/sql/names/identifier-limits.ts";
import type { Naming } from "../../../generator/sql/names/naming.ts";
import { VALUES_MODEL } from "../../support/values-model.ts";
import { templates } from "../templates.ts";
import { HOSTILE_LINE, hostileModel, RESERVED } from "./hostile-model.ts";

const sqlOf = (model: Model, naming: Naming): string =>
  emitSql(model, { naming, templates }).find(({ path }) => path === "sql/duckdb/tables.sql")?.text ?? "";

let connection: DuckDBConnection;
beforeEach(async () => {
  connection = await (await DuckDBInstance.create(":memory:")).connect();
  await connection.run(sqlOf(hostileModel, "snake"));
});

const rows = async (sql: string) => (await connection.runAndReadAll(sql)).getRowObjectsJson();

test("every event has its table, and nothing else was made", async () => {
  const tables = await rows("SELECT table_name AS name FROM duckdb_tables()");
  expect(tables).toHaveLength(13 + 2);
  expect(tables).toEqual(
    expect.arrayContaining([
      { name: "activity_log_load" },
      { name: "activity_log_model" },
      { name: "login" },
      { name: "tenant_login" },
      { name: "site_tenant_login" },
    ]),
  );
});

test("the catalog shows the types and the comments", async () => {
  const columns = await rows(
    "SELECT column_name AS name, data_type AS type, comment FROM duckdb_columns() WHERE table_name = 'login' " +
      "ORDER BY column_index",
  );
  expect(columns.map(({ name, type, comment }) => [name, type, comment])).toEqual([
    ["event_type", "VARCHAR", "Kind of event."],
    ["site_luid", "UUID", "siteLuid: A UUID."],
    ["pod", "VARCHAR", null],
    ["total_storage_quota_used", "BIGINT", `totalStorageQuotaUsed: ${HOSTILE_LINE}.`],
    ["job_id", "BIGINT", "jobId"],
    ["is_run_now", "BOOLEAN", "isRunNow"],
    ["ratio", "DOUBLE", null],
    ["workbook_revision", "DECIMAL(38,10)", "workbookRevision: Documented as integer, but holds decimals."],
    ["created_at", "TIMESTAMP WITH TIME ZONE", "createdAt: A time in ISO 8601."],
    ["event_time", "VARCHAR", "eventTime"],
    ["unconverted", "JSON", "Values that are not what their columns hold, by attribute; NULL where all of them are."],
    ["record_id", "VARCHAR", "The same for the same record; no two rows have it."],
  ]);
  const tables = await rows("SELECT comment FROM duckdb_tables() WHERE table_name = 'login'");
  expect(tables).toEqual([{ comment: `Activity Log model 0123456789ab, site event login: ${HOSTILE_LINE}.` }]);
});

test("integers beyond 2^53 come back exactly, the kind of event by itself", async () => {
  await connection.run(
    "INSERT INTO login (event_type, record_id, total_storage_quota_used) VALUES ('login', '1', 9007199254740993)",
  );
  const [row] = (await connection.runAndReadAll("SELECT event_type, total_storage_quota_used FROM login")).getRows();
  expect(row).toEqual(["login", 9007199254740993n]);
});

test("columns that are called like reserved words can be written and read", async () => {
  const kept = RESERVED.filter((name) => !IDENTIFIER_LIMITS.reservedColumns.includes(name));
  const names = kept.map((name) => `"${name}"`).join(", ");
  await connection.run(
    `INSERT INTO reserved (event_type, record_id, ${names}) VALUES ('reserved', '1', ${kept.map((name) => `'${name}'`).join(", ")})`,
  );
  expect(await rows(`SELECT ${names} FROM reserved`)).toEqual([Object.fromEntries(kept.map((name) => [name, name]))]);
});

test("a second run changes nothing and says so", async () => {
  await connection.run("INSERT INTO login (event_type, record_id, job_id) VALUES ('login', '1', 1)");
  await expect(connection.run(sqlOf(hostileModel, "snake"))).rejects.toThrow(/already exists/);
  await connection.run("ROLLBACK");
  expect(await rows("SELECT count(*)::INTEGER AS count FROM login")).toEqual([{ count: 1 }]);
});

test("camel case runs too, in an engine that folds case", async () => {
  await connection.run(`CREATE SCHEMA camel; SET schema = 'camel'; ${sqlOf(hostileModel, "camel")}`);
  await connection.run(`INSERT INTO login ("eventType", record_id, "totalStorageQuotaUsed") VALUES ('login', '1', 1)`);
  expect(await rows(`SELECT "eventType", "siteLuid" FROM login`)).toEqual([{ eventType: "login", siteLuid: null }]);
});

/** How records write times, and what a table gives back of them. */
const TIMES = [
  ["2026-12-31T23:59:59Z", "2026-12-31 23:59:59+00"],
  ["2026-12-31T23:59:59.123Z", "2026-12-31 23:59:59.123+00"],
  ["2026-12-31T23:59:59.123456Z", "2026-12-31 23:59:59.123456+00"],
  ["2026-12-31T23:59:59.999999999Z", "2026-12-31 23:59:59.999999+00"],
] as const;

test("times are cut, never rounded into the next year; the case of a LUID folds; decimals stay", async () => {
  await connection.run(
    `SET TimeZone = 'UTC'; CREATE SCHEMA "values"; SET schema = 'values'; ${sqlOf(VALUES_MODEL, "snake")}`,
  );
  for (const [time] of TIMES) {
    await connection.run(
      `INSERT INTO open_door (event_type, record_id, event_time, door_luid, revision) VALUES ('open_door', '${time}', '${time}', 'AAAAAAAA-BBBB-cccc-dddd-eeeeeeeeeeee', 1.1)`,
    );
  }
  expect(await rows("SELECT event_time::VARCHAR AS time, door_luid, revision = 1.1 AS same FROM open_door")).toEqual(
    TIMES.map(([, time]) => ({ time, door_luid: "aaaaaaaa-bbbb-cccc-dddd-eeeeeeeeeeee", same: true })),
  );
});

test("a record of a failed event, with nulls where none should be, is taken", async () => {
  await connection.run(`CREATE SCHEMA "values"; SET schema = 'values'; ${sqlOf(VALUES_MODEL, "snake")}`);
  await connection.run(
    "INSERT INTO open_door (event_type, record_id, event_time, outcome) VALUES ('open_door', '1', NULL, NULL)",
  );
  expect(await rows("SELECT event_type, event_time FROM open_door")).toEqual([
    { event_type: "open_door", event_time: null },
  ]);
});
