import { expect, test } from "vitest";

import { compareModels } from "../../../generator/diff/compare-models.ts";
import { judgeChanges } from "../../../generator/diff/judge-changes.ts";
import { migrationText } from "../../../generator/diff/migrate/migration-text.ts";
import type { Model } from "../../../generator/model/model.ts";
import { duckdb } from "../../../generator/sql/dialects/duckdb.ts";
import { postgres } from "../../../generator/sql/dialects/postgres.ts";
import { sqlite } from "../../../generator/sql/dialects/sqlite.ts";
import { sqlserver } from "../../../generator/sql/dialects/sqlserver.ts";
import { DIALECTS } from "../../../generator/sql/dialects.ts";
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

test("what would not come back from a type is told at the step, and stays in unconverted", () => {
  const after = withRows("bbbbbbbbbbbb", { name: "doorKey", type: "integer" }, { name: "roomId", type: "integer" });
  expect(part(migrate(BEFORE, after), "Columns", "Comments")).toMatchInlineSnapshot(`
    "-- Columns.

    -- open_door: door_key becomes BIGINT
    --   In site event \`open_door\`, \`doorKey\` is of type \`integer\`, it was \`string\`.
    --   door_key does not keep zeros at the beginning: a value that has such is in \`unconverted\` as well.
    UPDATE "open_door" SET
      "unconverted" = COALESCE("unconverted" || CAST(NULLIF('{' || ARRAY_TO_STRING(ARRAY[
        CASE WHEN "door_key" IS NOT NULL AND (activity_log_bigint("door_key") IS NULL OR ("door_key" LIKE '0_%' AND "door_key" NOT LIKE '0.%' OR "door_key" LIKE '-0%' AND "door_key" NOT LIKE '-0.%')) THEN '"doorKey":' || CAST(to_json("door_key") AS TEXT) END
      ], ',') || '}', '{}') AS JSONB), "unconverted", CAST(NULLIF('{' || ARRAY_TO_STRING(ARRAY[
        CASE WHEN "door_key" IS NOT NULL AND (activity_log_bigint("door_key") IS NULL OR ("door_key" LIKE '0_%' AND "door_key" NOT LIKE '0.%' OR "door_key" LIKE '-0%' AND "door_key" NOT LIKE '-0.%')) THEN '"doorKey":' || CAST(to_json("door_key") AS TEXT) END
      ], ',') || '}', '{}') AS JSONB))
    WHERE "door_key" IS NOT NULL AND (activity_log_bigint("door_key") IS NULL OR ("door_key" LIKE '0_%' AND "door_key" NOT LIKE '0.%' OR "door_key" LIKE '-0%' AND "door_key" NOT LIKE '-0.%'));
    ALTER TABLE "open_door" ALTER COLUMN "door_key" TYPE BIGINT USING activity_log_bigint("door_key");"
  `);
  const float = withRows("bbbbbbbbbbbb", { name: "doorKey" }, { name: "roomId", type: "float" });
  expect(migrate(BEFORE, float)).toContain(
    "--   room_id does not keep more than 15 digits: a value that has such is in `unconverted` as well.\n",
  );
  expect(migrate(BEFORE, withRows("bbbbbbbbbbbb", { name: "doorKey" }, { name: "roomId" }))).not.toContain("not keep");
});

test("a step that may lose digits of floats says so, and is counted, where an engine shows fewer of them", () => {
  const float = withRows("cccccccccccc", { name: "doorKey" }, { name: "roomId", type: "float" });
  const losing = DIALECTS.filter((dialect) => {
    const text = migrate(float, BEFORE, { dialect });
    expect(text.includes("\n-- Steps that may lose digits of floats (1) say so.\n")).toBe(
      text.includes("\n--   May lose digits: "),
    );
    return text.includes("May lose digits");
  });
  expect(losing.map(({ name }) => name)).toEqual(["redshift", "snowflake"]);
});

test("a move with another name keeps its column; a name is marked only where two compete for it", () => {
  const pair = MIGRATION_PAIRS.find(({ title }) => title === "moves between tables, by other names") as MigrationPair;
  const columns = migrationOf(pair, "postgres")
    .split("\n")
    .filter((line) => /RENAME|(?:ADD|DROP) COLUMN/u.test(line));
  expect(columns).toMatchInlineSnapshot(`
    [
      "ALTER TABLE "open_door" RENAME COLUMN "obj_size" TO "object_size";",
      "ALTER TABLE "open_door" RENAME COLUMN "spread" TO "width";",
      "ALTER TABLE "shut_door" RENAME COLUMN "obj_size" TO "object_size";",
      "ALTER TABLE "shut_door" RENAME COLUMN "spread" TO "width";",
      "ALTER TABLE "same_door" RENAME COLUMN "spread" TO "width";",
      "ALTER TABLE "same_door" ADD COLUMN "object_size" TEXT;",
    ]
  `);
});

test("likely renames are counted and named at the head, and only those", () => {
  const between = (id: string, ...names: readonly string[]): Model =>
    withRows(id, { name: "aisle" }, ...names.map((name) => ({ name })), { name: "window" });
  const head = (before: Model, after: Model): readonly string[] =>
    (migrate(before, after).split("\nBEGIN;")[0] ?? "").split("\n").filter((line) => /rename|sure/u.test(line));
  const before = between("aaaaaaaaaaaa", "authResult", "groupID", "former");
  expect(head(before, between("bbbbbbbbbbbb", "authenticationResult", "groupId", "former"))).toMatchInlineSnapshot(`
    [
      "-- Likely renames are carried out as renames (1). docs-input/renames.yaml says of each whether it is one:",
      "--   In site event \`open_door\`, \`authenticationResult\` was called \`authResult\` (71 % sure: name, position, type).",
    ]
  `);
  expect(head(before, between("bbbbbbbbbbbb", "authResult", "groupId"))).toEqual([]);
});

test("the head names the model whose raw.sql is run first, as both may be of one release", () => {
  const after = { ...withRows("bbbbbbbbbbbb", { name: "doorKey" }), release: BEFORE.release };
  expect(migrate(BEFORE, after).replaceAll("\n-- ", " ")).toContain(
    `Run raw.sql of model bbbbbbbbbbbb (release ${BEFORE.release}) first:`,
  );
});

test.each(DIALECTS)(
  "of equal facts a short file for $title says that nothing is to do, and does nothing",
  (dialect) => {
    const lines = migrate(BEFORE, { ...BEFORE, release: "next" }, { dialect })
      .trimEnd()
      .split("\n");
    expect(lines.filter((line) => !line.startsWith("--"))).toEqual([]);
    expect(lines.at(-1)).toBe(
      "-- Nothing is to do: both are model aaaaaaaaaaaa, with the same tables, lookups and views.",
    );
    expect(lines.length).toBe(5);
  },
);

test("of equal facts that are told in other words, the words are brought about", () => {
  const told = withRows(
    "aaaaaaaaaaaa",
    { name: "doorKey", description: "It fits." },
    { name: "roomId", type: "integer" },
  );
  const text = migrate(BEFORE, told);
  expect(text).not.toContain("Nothing is to do");
  expect(text).toContain(`COMMENT ON COLUMN "open_door"."door_key" IS 'doorKey: It fits.';`);
});

test("where there is no transaction, the head says how to go on after a failure", () => {
  const after = withRows("bbbbbbbbbbbb", { name: "doorKey" });
  const advised = DIALECTS.filter((dialect) =>
    migrate(BEFORE, after, { dialect }).includes("go on with the statement that failed, from there to the end."),
  );
  expect(advised.map(({ name }) => name)).toEqual(
    DIALECTS.filter(({ transaction }) => transaction === undefined).map(({ name }) => name),
  );
  expect(advised.length).toBeGreaterThan(0);
});

test("in SQLite, which reads all views with each change of a table, views are dropped before and made after", () => {
  const after = withRows("bbbbbbbbbbbb", { name: "doorKey" }, { name: "roomId", type: "string" });
  const kinds = migrate(BEFORE, after, { dialect: sqlite })
    .split("\n")
    .flatMap((line) => /^(?:(?:CREATE|DROP|ALTER) (?:TABLE|VIEW)|INSERT INTO "open_door)/u.exec(line)?.[0] ?? []);
  expect(kinds.filter((kind, index) => kind !== kinds[index - 1])).toMatchInlineSnapshot(`
    [
      "DROP VIEW",
      "CREATE TABLE",
      "INSERT INTO "open_door",
      "DROP TABLE",
      "ALTER TABLE",
      "DROP VIEW",
      "CREATE VIEW",
      "DROP VIEW",
      "CREATE VIEW",
      "DROP TABLE",
    ]
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
