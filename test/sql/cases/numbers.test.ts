import { expect, test } from "vitest";

import type { DialectName } from "../../../generator/sql/dialect.ts";
import { DIALECTS } from "../../../generator/sql/dialects.ts";
import { NUMBERS_MODEL } from "./case-models.ts";
import { onEveryEngine } from "./on-every-engine.ts";
import { sqlFile } from "./sql-file.ts";

const FOLDER = "pod=10az/siteLuid=11111111-2222-3333-4444-555555555555/y=2026/m=03/d=10/h=01";

/** Beyond 32 bits, and beyond what a DOUBLE keeps. */
const [SIZE, QUOTA, LARGEST] = ["3221225472", "9007199254740993", "9223372036854775807"];

const JOB = {
  eventType: "background_job",
  actorUserLuid: "AAAAAAAA-bbbb-4ccc-8ddd-eeeeeeeeeeee",
  isRunNow: false,
  jobType: "RefreshExtracts",
  startedAt: "2026-03-10T00:41:38.125Z",
};
const jobLine = `${JSON.stringify(JOB).slice(0, -1)},"objSize":${SIZE},"workbookRevision":1.1}`;

const LOG = {
  // The last record has the keys as an engine folds them, and nothing of ours.
  [`${FOLDER}/eventType=background_job/a.txt`]: `${jobLine}\n{"objsize":1,"OBJSIZE":2,"jobtype":"x","actoruserluid":"y"}\n`,
  [`${FOLDER}/eventType=site_storage_usage/a.txt`]: [
    `{"objSize":${SIZE},"totalStorageQuotaUsed":${QUOTA}}`,
    `{"objSize":"${SIZE}","totalStorageQuotaUsed":"${LARGEST}"}\n`,
  ].join("\n"),
};

onEveryEngine({ model: NUMBERS_MODEL, naming: "snake", log: LOG }, ({ engine, rows }) => {
  const usage = { obj_size: "integer", total_storage_quota_used: "integer", unconverted: "string" } as const;

  test.each(["v_site_storage_usage", "site_storage_usage"])("case 22: %s has every digit", async (name) => {
    expect(await rows(name, usage)).toEqual([
      { obj_size: SIZE, total_storage_quota_used: QUOTA, unconverted: null },
      { obj_size: SIZE, total_storage_quota_used: LARGEST, unconverted: null },
    ]);
  });

  test("case 22: so has the view of all events, where one event says integer and another long", async () => {
    const wide = await rows("all_site_events", { obj_size: "long", total_storage_quota_used: "integer" });
    expect(wide).toEqual([
      { obj_size: SIZE, total_storage_quota_used: QUOTA },
      { obj_size: SIZE, total_storage_quota_used: LARGEST },
      { obj_size: SIZE, total_storage_quota_used: null },
      { obj_size: null, total_storage_quota_used: null },
    ]);
  });

  test("case 22: the columns are numbers, and exact ones to calculate with", async () => {
    const { query, dialect, plain } = engine();
    const [table, size, quota] = ["site_storage_usage", "obj_size", "total_storage_quota_used"].map(
      dialect.quoteIdentifier,
    ) as [string, string, string];
    const sums = [`SUM(${size})`, `MIN(${quota}) - 1`].map((sum) => plain(`(${sum})`, "integer"));
    expect(await query(`SELECT ${sums[0] ?? ""} AS total, ${sums[1] ?? ""} AS less FROM ${table}`)).toEqual([
      { total: "6442450944", less: "9007199254740992" },
    ]);
  });

  test.each(["v_background_job", "background_job"])("case 28: %s has the value of each key", async (name) => {
    const columns = {
      actor_user_luid: "uuid",
      is_run_now: "boolean",
      job_type: "string",
      obj_size: "integer",
      started_at: "date-time",
      workbook_revision: "number",
    } as const;
    expect(await rows(name, columns)).toEqual([
      {
        actor_user_luid: "aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee",
        is_run_now: "false",
        job_type: "RefreshExtracts",
        obj_size: SIZE,
        started_at: `2026-03-10T00:41:38.${"125000000".slice(0, engine().timeDigits)}`,
        workbook_revision: "1.1",
      },
      // A key in other letters is another key.
      Object.fromEntries(Object.keys(columns).map((column) => [column, null])),
    ]);
  });
});

const WHOLE_NUMBER: { readonly [D in DialectName]: string } = {
  athena: "BIGINT",
  bigquery: "INT64",
  clickhouse: "Nullable(Int64)",
  databricks: "BIGINT",
  duckdb: "BIGINT",
  mysql: "BIGINT",
  postgres: "BIGINT",
  redshift: "BIGINT",
  snowflake: "NUMBER(19,0)",
  // Of up to 64 bits, each value as many as it needs.
  sqlite: "INTEGER",
  sqlserver: "BIGINT",
  trino: "BIGINT",
};

test.each(DIALECTS)("case 22: $name has 64 bits for whole numbers, documented as integer or as long", ({ name }) => {
  const columns = /^ {2}\W(obj_size|total_storage_quota_used)\W ([^\s,]+(?:,\d+\))?)/gimu;
  const types = [...sqlFile(name, "tables", NUMBERS_MODEL).matchAll(columns)].map(([, , type]) => type);
  expect(types).toEqual(Array.from({ length: 3 }, () => WHOLE_NUMBER[name]));
});

test.each(DIALECTS)("case 22: $name takes no whole number through a floating one", ({ name }) => {
  const code = (file: string): string => sqlFile(name, file, NUMBERS_MODEL).replaceAll(/^--.*$/gmu, "");
  const values = code("views").match(/^.* AS \W?(?:obj_size|total_storage_quota_used)\W?,$/gimu);
  expect(values).toHaveLength(3);
  const conversion = /^CREATE [^;]*(?:FUNCTION|MACRO) \S*_(?:bigint|int64|integer)\W[^;]*;/gimu;
  const functions = code("raw").match(conversion) ?? [];
  const inPlace = values?.every((value) => /CAST\(|CONVERT\(/u.test(value)) === true;
  expect(functions).toHaveLength(inPlace ? 0 : 1);
  expect([...(values ?? []), ...functions].join("\n").match(/\b(?:DOUBLE|FLOAT\d*|REAL)\b/iu)).toBeNull();
});

test.each(DIALECTS)("case 28: $name asks for each key to the letter", ({ name }) => {
  const views = sqlFile(name, "views", NUMBERS_MODEL);
  for (const key of ["actorUserLuid", "objSize", "totalStorageQuotaUsed", "workbookRevision"]) {
    const asked = views.match(new RegExp(key, "giu")) ?? [];
    expect(new Set(asked)).toEqual(new Set([key]));
  }
});

test.each(DIALECTS)("case 28: $name reads a line as one text, by no reader that folds keys", ({ name }) => {
  expect(sqlFile(name, "raw", NUMBERS_MODEL)).not.toMatch(
    /SERDE|\bJSON\s*'auto|JSON_?EachRow|FORMAT\W+JSON|TYPE = JSON/iu,
  );
});
