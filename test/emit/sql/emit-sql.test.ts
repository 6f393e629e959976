import { expect, test } from "vitest";

import { emitSql } from "../../../generator/emit/sql/emit-sql.ts";
import type { EmittedFile } from "../../../generator/emit/emitted-file.ts";
import { DIALECTS } from "../../../generator/sql/dialects.ts";
import { buildAttribute, buildEvent, buildModel } from "../../support/model-builder.ts";
import { VALUES_MODEL } from "../../support/values-model.ts";
import { templates } from "../templates.ts";

const model = buildModel({
  site: {
    common: [buildAttribute({ name: "pod" })],
    events: [
      buildEvent({
        name: "open_door",
        description: "Somebody's door opens.",
        attributes: [
          buildAttribute({ name: "objSize", type: "long", unit: "bytes", description: "How big it is." }),
          buildAttribute({ name: "size", presence: "always", nullable: false }),
        ],
      }),
    ],
  },
});

const fileOf = (files: readonly EmittedFile[], path: string): string =>
  files.find((file) => file.path === `sql/${path}`)?.text ?? "";
const statementsOf = (text: string): string =>
  text
    .split("\n")
    .filter((line) => !line.startsWith("--"))
    .join("\n")
    .trim();

test("the same files for each dialect, and questions where the model has what they ask", () => {
  const paths = emitSql(model, { naming: "snake", templates }).map(({ path }) => path);
  const files = ["load", "lookups", "raw", "tables", "views", "wide"];
  expect(paths.toSorted()).toEqual(DIALECTS.flatMap(({ name }) => files.map((file) => `sql/${name}/${file}.sql`)));
});

test("a typed table and its comments for each event", () => {
  const files = emitSql(model, { naming: "snake", templates });
  expect(statementsOf(fileOf(files, "duckdb/tables.sql"))).toMatchInlineSnapshot(`
    "BEGIN;

    CREATE TABLE "activity_log_model" (
      "model_id" VARCHAR NOT NULL,
      "release_name" VARCHAR NOT NULL
    );
    COMMENT ON TABLE "activity_log_model" IS 'The model that tables and views were made from: one row.';
    INSERT INTO "activity_log_model" ("model_id", "release_name") VALUES ('0123456789ab', 'current');

    CREATE TABLE "activity_log_load" (
      "since" TIMESTAMPTZ
    );
    COMMENT ON TABLE "activity_log_load" IS 'What load.sql looks at: one row, or none.';
    COMMENT ON COLUMN "activity_log_load"."since" IS 'From when on loads look at records, by when these became available; all where there is no row.';

    CREATE TABLE "open_door" (
      "event_type" VARCHAR NOT NULL,
      "pod" VARCHAR,
      "obj_size" BIGINT,
      "size" VARCHAR,
      "unconverted" JSON,
      "record_id" VARCHAR NOT NULL,
      PRIMARY KEY ("record_id")
    );
    COMMENT ON TABLE "open_door" IS 'Activity Log model 0123456789ab, site event open_door: Somebody''s door opens.';
    COMMENT ON COLUMN "open_door"."event_type" IS 'Kind of event.';
    COMMENT ON COLUMN "open_door"."obj_size" IS 'objSize: In bytes. How big it is.';
    COMMENT ON COLUMN "open_door"."unconverted" IS 'Values that are not what their columns hold, by attribute; NULL where all of them are.';
    COMMENT ON COLUMN "open_door"."record_id" IS 'The same for the same record; no two rows have it.';

    COMMIT;"
  `);
});

test("a typed view of each event, over the raw records", () => {
  const files = emitSql(model, { naming: "snake", templates });
  expect(statementsOf(fileOf(files, "duckdb/views.sql"))).toMatchInlineSnapshot(`
    "BEGIN;

    CREATE OR REPLACE VIEW "v_open_door" AS
    SELECT
      c."event_type",
      c."pod",
      c."obj_size",
      c."size",
      CAST(nullif('{' || concat_ws(',',
        CASE WHEN c."obj_size" IS NULL AND c.record_fields[2] IS NOT NULL THEN '"objSize":' || CAST(json_extract(c.record, '$."objSize"') AS VARCHAR) END
      ) || '}', '{}') AS JSON) AS "unconverted",
      c."record_id"
    FROM (
      SELECT
        r.event_type AS "event_type",
        r.record_fields[1] AS "pod",
        activity_log_bigint(r.record_fields[2]) AS "obj_size",
        r.record_fields[3] AS "size",
        md5(r.record) AS "record_id",
        r.record,
        r.record_fields
      FROM (
        SELECT event_type, record, json_extract_string(record, [
          '$."pod"',
          '$."objSize"',
          '$."size"'
        ]) AS record_fields
        FROM "raw_site_log"
        WHERE event_type = 'open_door'
      ) r
    ) c;
    COMMENT ON VIEW "v_open_door" IS 'Activity Log model 0123456789ab, site event open_door: Somebody''s door opens.';

    COMMIT;"
  `);
});

test("what is missing is loaded by its id", () => {
  const files = emitSql(model, { naming: "snake", templates });
  expect(statementsOf(fileOf(files, "duckdb/load.sql"))).toMatchInlineSnapshot(`
    "INSERT INTO "open_door" (
      "event_type",
      "pod",
      "obj_size",
      "size",
      "unconverted",
      "record_id"
    )
    SELECT
      v."event_type",
      v."pod",
      v."obj_size",
      v."size",
      v."unconverted",
      v."record_id"
    FROM (
      SELECT w.*, ROW_NUMBER() OVER (PARTITION BY w."record_id" ORDER BY w."record_id") AS copy_number
      FROM "v_open_door" w
      WHERE w."record_id" NOT IN (SELECT "record_id" FROM "open_door")
    ) v
    WHERE v.copy_number = 1;"
  `);
});

test("comments tell what is known of each attribute", () => {
  const postgres = fileOf(emitSql(VALUES_MODEL, { naming: "camel", templates }), "postgres/tables.sql");
  const comments = [...postgres.matchAll(/^COMMENT ON (?:TABLE|COLUMN) (.*) IS '(.*)';$/gmu)];
  expect(comments.slice(0, 40).map(([, on, text]) => `${on?.replace('"open_door".', "") ?? ""} ${text ?? ""}`))
    .toMatchInlineSnapshot(`
      [
        ""activity_log_model" The model that tables and views were made from: one row.",
        ""activity_log_load" What load.sql looks at: one row, or none.",
        ""activity_log_load"."since" From when on loads look at records, by when these became available; all where there is no row.",
        ""open_door" Activity Log model 0123456789ab, site event open_door: Deprecated since 2024-10. Use set_doors. The REST API gives part of its data; the files in a bucket hold all of it.",
        ""eventType" Kind of event.",
        ""eventTime" A time in ISO 8601.",
        ""doorState" Codes: 0 = Shut, 1 = Wide open, 3 = Ajar (a little).",
        ""outcome" One of success (It went well), failure.",
        ""jobKind" Among others Paint, Oil.",
        ""method" Such as PUSH, PULL.",
        ""dayMask" Codes that add up: 1 = Sunday, 2 = Monday.",
        ""priority" From 0 to 10. Default: 10.",
        ""objKind" Told in words, their spelling is unknown: Door, Gate.",
        ""isPrivate" Meaning: true (Private), false (Public), null (Unknown).",
        ""paintTime" In milliseconds. Null when: nobody painted. Left out when: there is no paint.",
        ""revision" Documented as integer, but holds decimals.",
        ""doorLuid" A UUID.",
        ""sourceIp" Only on events since 2026-02. An IP address.",
        ""details" JSON text.",
        ""tags" A list separated by commas.",
        ""createdAt" A time in ISO 8601.",
        ""oldOwner" Deprecated since 2024-10. Use set_doors.",
        ""unconverted" Values that are not what their columns hold, by attribute; NULL where all of them are.",
        ""record_id" The same for the same record; no two rows have it.",
        ""set_doors" Activity Log model 0123456789ab, site event set_doors",
        ""set_doors"."eventType" Kind of event.",
        ""set_doors"."eventTime" A time in ISO 8601.",
        ""set_doors"."doorState" Codes: 0 = Shut, 1 = Wide open, 3 = Ajar (a little).",
        ""set_doors"."unconverted" Values that are not what their columns hold, by attribute; NULL where all of them are.",
        ""set_doors"."record_id" The same for the same record; no two rows have it.",
        ""paint_door" Activity Log model 0123456789ab, site event paint_door: Legacy.",
        ""paint_door"."eventType" Kind of event.",
        ""paint_door"."eventTime" A time in ISO 8601.",
        ""paint_door"."doorState" Codes: 0 = Wet, 1.",
        ""paint_door"."paintCode" Codes: 7 = Red.",
        ""paint_door"."unconverted" Values that are not what their columns hold, by attribute; NULL where all of them are.",
        ""paint_door"."record_id" The same for the same record; no two rows have it.",
        ""tenant_set_doors" Activity Log model 0123456789ab, tenant event set_doors: Discontinued since 2024-02.",
        ""tenant_set_doors"."eventType" Kind of event.",
        ""tenant_set_doors"."unconverted" Values that are not what their columns hold, by attribute; NULL where all of them are.",
      ]
    `);
});

test("columns in camel case", () => {
  const duckdb = fileOf(emitSql(model, { naming: "camel", templates }), "duckdb/tables.sql");
  expect(duckdb).toContain('"eventType" VARCHAR');
  expect(duckdb).toContain('"objSize" BIGINT');
  expect(duckdb).toContain(`COMMENT ON COLUMN "open_door"."objSize" IS 'In bytes. How big it is.';`);
});

test("a release cannot leave the comment it stands in", () => {
  const files = emitSql(buildModel({ release: "x\nDROP TABLE y; --", site: {} }), { naming: "snake", templates });
  for (const { text } of files) expect(text).not.toMatch(/^DROP TABLE y/m);
});

test("the user's template is used, and its mistake is told with the template's name and line", () => {
  const own = (text: string) =>
    fileOf(
      emitSql(model, { naming: "snake", templates: new Map([...templates, ["sql/tables.sql.eta", text]]) }),
      "duckdb/tables.sql",
    );
  expect(own("<%= it.groups[2].title %> <%= it.modelId %>")).toBe("open_door 0123456789ab\n");
  expect(() => own("one\n<%= it.groups[7].title %>")).toThrow(/sql\/tables\.sql\.eta cannot be filled[^]*>> 2\| /);
  expect(() => own("<% for (const x of { %>")).toThrow(/sql\/tables\.sql\.eta cannot be filled/);
  expect(() => own("<%= it.modelId")).toThrow(/unclosed tag at line 1/);
});
