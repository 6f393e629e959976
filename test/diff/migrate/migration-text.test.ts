import { expect, test } from "vitest";

import { compareModels } from "../../../generator/diff/compare-models.ts";
import { judgeChanges } from "../../../generator/diff/judge-changes.ts";
import { migrationText } from "../../../generator/diff/migrate/migration-text.ts";
import type { Model } from "../../../generator/model/model.ts";
import { duckdb } from "../../../generator/sql/dialects/duckdb.ts";
import { postgres } from "../../../generator/sql/dialects/postgres.ts";
import { sqlserver } from "../../../generator/sql/dialects/sqlserver.ts";
import type { Dialect } from "../../../generator/sql/dialect.ts";
import { templates } from "../../emit/templates.ts";
import { MIGRATION_PAIRS, type MigrationPair } from "./migration-pairs.ts";
import { migrationOf } from "./migration-statements.ts";
import { buildAttribute, buildEvent, buildModel } from "../../support/model-builder.ts";

const withRows = (id: string, ...attributes: readonly Parameters<typeof buildAttribute>[0][]): Model =>
  buildModel({ id, site: { events: [buildEvent({ name: "open_door", attributes: attributes.map(buildAttribute) })] } });

const BEFORE = withRows("aaaaaaaaaaaa", { name: "doorKey" }, { name: "roomId", type: "integer" });

function migrate(
  before: Model,
  after: Model,
  {
    dialect = postgres,
    history = [],
    allowDestructive = false,
  }: Partial<Parameters<typeof migrationText>[4]> & { readonly dialect?: Dialect } = {},
): string {
  const judged = judgeChanges(compareModels(before, after));
  return migrationText(before, after, judged, dialect, { naming: "snake", history, templates, allowDestructive });
}

/** What stands between two headings. */
const part = (text: string, from: string, to: string): string =>
  text.slice(text.indexOf(`\n-- ${from}`), text.indexOf(`\n-- ${to}`)).trim();

test("a step stands below the change that causes it", () => {
  const after = withRows("bbbbbbbbbbbb", { name: "doorKey" }, { name: "roomId", type: "string" }, { name: "tint" });
  expect(part(migrate(BEFORE, after), "Columns", "Comments")).toMatchInlineSnapshot(`
    "-- Columns.

    -- open_door: a column for tint
    --   In site event \`open_door\`, \`tint\` (\`string\`) is new.
    ALTER TABLE "open_door" ADD COLUMN "tint" TEXT;

    -- open_door: room_id becomes TEXT
    --   In site event \`open_door\`, \`roomId\` is of type \`string\`, it was \`integer\`.
    ALTER TABLE "open_door" ALTER COLUMN "room_id" TYPE TEXT USING CAST("room_id" AS TEXT);"
  `);
});

test("what loses values is a comment until it is allowed", () => {
  const after = withRows("bbbbbbbbbbbb", { name: "doorKey" });
  expect(part(migrate(BEFORE, after), "What left", "The model")).toMatchInlineSnapshot(`
    "-- What left.

    -- open_door: room_id left
    --   In site event \`open_door\`, \`roomId\` (\`integer\`) is gone.
    -- ALTER TABLE "open_door" DROP COLUMN "room_id";"
  `);
  expect(part(migrate(BEFORE, after, { allowDestructive: true }), "What left", "The model")).toMatchInlineSnapshot(`
    "-- What left.

    -- open_door: room_id left
    --   In site event \`open_door\`, \`roomId\` (\`integer\`) is gone.
    ALTER TABLE "open_door" DROP COLUMN "room_id";"
  `);
});

test("a column that keeps its name has no statement, whatever becomes of the attribute", () => {
  const one = withRows("aaaaaaaaaaaa", { name: "groupID" });
  const other = withRows("bbbbbbbbbbbb", { name: "groupId" });
  expect(migrate(one, other)).not.toMatch(/RENAME|ADD COLUMN|DROP COLUMN/u);
  const common = buildModel({
    id: "bbbbbbbbbbbb",
    site: { common: [buildAttribute({ name: "groupID" })], events: [buildEvent({ name: "open_door" })] },
  });
  expect(migrate(one, common)).not.toMatch(/RENAME|ADD COLUMN|DROP COLUMN/u);
});

test("what is called otherwise keeps its column or table, and what stays makes room", () => {
  const pair = MIGRATION_PAIRS.find(({ title }) => title === "other names") as MigrationPair;
  const renames = migrationOf(pair, "postgres")
    .split("\n")
    .filter((line) => line.includes(" RENAME "));
  expect(renames).toMatchInlineSnapshot(`
    [
      "ALTER TABLE "lock_door" RENAME TO "lock_door_faa2a22a";",
      "ALTER TABLE "Shut_Door" RENAME TO "Shut_Door_b7af7ecb";",
      "ALTER TABLE "Shut_Door_b7af7ecb" RENAME TO "shut_door";",
      "ALTER TABLE "wash_door" RENAME TO "oil_door";",
      "ALTER TABLE "close_window" RENAME TO "shut_window";",
      "ALTER TABLE "open_door" RENAME COLUMN "old_common" TO "new_common";",
      "ALTER TABLE "open_door" RENAME COLUMN "first" TO "second";",
      "ALTER TABLE "shut_door" RENAME COLUMN "old_common" TO "new_common";",
      "ALTER TABLE "oil_door" RENAME COLUMN "old_common" TO "new_common";",
      "ALTER TABLE "oil_door" RENAME COLUMN "brush" TO "can";",
      "ALTER TABLE "oil_door" RENAME COLUMN "coat" TO "layer";",
      "ALTER TABLE "shut_window" RENAME COLUMN "coat_kind" TO "coat_kind_b6b32dc1";",
      "ALTER TABLE "shut_window" RENAME COLUMN "old_common" TO "new_common";",
      "ALTER TABLE "shut_window" RENAME COLUMN "hue" TO "coat_kind";",
    ]
  `);
});

test("more digits than a float has for sure stay in unconverted", () => {
  const after = withRows("bbbbbbbbbbbb", { name: "doorKey" }, { name: "roomId", type: "float" });
  expect(part(migrate(BEFORE, after), "Columns", "Comments")).toMatchInlineSnapshot(`
    "-- Columns.

    -- open_door: room_id becomes DOUBLE PRECISION
    --   In site event \`open_door\`, \`roomId\` is of type \`float\`, it was \`integer\`.
    UPDATE "open_door" SET
      "unconverted" = COALESCE("unconverted" || CAST(NULLIF('{' || ARRAY_TO_STRING(ARRAY[
        CASE WHEN CAST("room_id" AS TEXT) IS NOT NULL AND CASE WHEN LENGTH(CAST("room_id" AS TEXT)) <= 15 THEN activity_log_double(CAST("room_id" AS TEXT)) END IS NULL THEN '"roomId":' || CAST("room_id" AS TEXT) END
      ], ',') || '}', '{}') AS JSONB), "unconverted", CAST(NULLIF('{' || ARRAY_TO_STRING(ARRAY[
        CASE WHEN CAST("room_id" AS TEXT) IS NOT NULL AND CASE WHEN LENGTH(CAST("room_id" AS TEXT)) <= 15 THEN activity_log_double(CAST("room_id" AS TEXT)) END IS NULL THEN '"roomId":' || CAST("room_id" AS TEXT) END
      ], ',') || '}', '{}') AS JSONB))
    WHERE CAST("room_id" AS TEXT) IS NOT NULL AND CASE WHEN LENGTH(CAST("room_id" AS TEXT)) <= 15 THEN activity_log_double(CAST("room_id" AS TEXT)) END IS NULL;
    ALTER TABLE "open_door" ALTER COLUMN "room_id" TYPE DOUBLE PRECISION USING CASE WHEN LENGTH(CAST("room_id" AS TEXT)) <= 15 THEN activity_log_double(CAST("room_id" AS TEXT)) END;"
  `);
});

test("names and texts of pages end no comment", () => {
  const evil = "x\nDROP TABLE open_door;\u2028$(boom) ${boom} {{boom}}";
  const after = withRows("bbbbbbbbbbbb", { name: "doorKey" }, { name: evil });
  const text = migrate(BEFORE, after, { dialect: sqlserver });
  expect(text.split(/[\n\u2028]/u).filter((line) => line.startsWith("DROP TABLE"))).toEqual([]);
  const comments = text.split("\n").filter((line) => line.startsWith("--"));
  expect(comments.filter((line) => line.includes("boom")).length).toBeGreaterThan(0);
  expect(comments.filter((line) => /\$\(|\$\{|\{\{/u.test(line))).toEqual([]);
});

test("a table that may have columns of earlier releases is put aside, not dropped, where another one takes its place", () => {
  const earlier = withRows(
    "999999999999",
    { name: "doorKey" },
    { name: "former" },
    { name: "roomId", type: "integer" },
  );
  const after = withRows("bbbbbbbbbbbb", { name: "doorKey" }, { name: "roomId", type: "string" });
  const statements = (history: readonly Model[]): readonly string[] =>
    migrate(BEFORE, after, { dialect: duckdb, history })
      .split("\n")
      .filter((line) => /^(?:-- )?(?:DROP TABLE|ALTER TABLE .* RENAME)/u.test(line));
  expect(statements([])).toMatchInlineSnapshot(`
    [
      "DROP TABLE "open_door";",
      "ALTER TABLE "open_door_fb5f34cb" RENAME TO "open_door";",
    ]
  `);
  expect(statements([earlier])).toMatchInlineSnapshot(`
    [
      "ALTER TABLE "open_door" RENAME TO "open_door_8774e192";",
      "ALTER TABLE "open_door_fb5f34cb" RENAME TO "open_door";",
      "-- DROP TABLE "open_door_8774e192";",
    ]
  `);
  // What comes after both in a history says nothing of what the database has.
  expect(statements([BEFORE, after, earlier])).toEqual(statements([]));
});

test("what an earlier release had comes with a warning", () => {
  const earlier = withRows("999999999999", { name: "doorKey" }, { name: "tint" });
  const after = withRows("bbbbbbbbbbbb", { name: "doorKey" }, { name: "roomId", type: "integer" }, { name: "tint" });
  const warning = "An earlier release had it: where it is still there, leave this step out.";
  expect(migrate(BEFORE, after, { history: [earlier] })).toContain(warning);
  expect(migrate(BEFORE, after)).not.toContain(warning);
});
