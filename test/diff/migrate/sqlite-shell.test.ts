import { spawnSync } from "node:child_process";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { emitSql } from "../../../generator/emit/sql/emit-sql.ts";
import { templates } from "../../emit/templates.ts";
import { temporaryFolders } from "../../support/temporary-folders.ts";
import { MIGRATION_PAIRS } from "./migration-pairs.ts";
import { migrationOf } from "./migration-statements.ts";

const makeFolder = temporaryFolders();
const isInstalled = spawnSync("sqlite3", ["-version"]).error === undefined;

/** Types a script into the shell, which goes on after an error unless it is told otherwise. */
function shell(database: string, script: string): string {
  const { stdout } = spawnSync("sqlite3", ["-batch", database], { input: script, encoding: "utf8" });
  return stdout;
}

const pair = MIGRATION_PAIRS[0] as (typeof MIGRATION_PAIRS)[number];
const migration = migrationOf(pair, "sqlite");
const files = emitSql(pair.before, { naming: "snake", templates, history: [] });
const fileOf = (name: string): string => files.find(({ path }) => path === `sql/sqlite/${name}.sql`)?.text ?? "";

describe.skipIf(!isInstalled)("in the shell of SQLite, without -bail; skipped where it is not installed", () => {
  const made = (): string => {
    const database = join(makeFolder(), "log.db");
    shell(database, ["raw", "views", "wide", "tables", "lookups"].map(fileOf).join("\n"));
    return database;
  };

  test.each([
    ["another model", "UPDATE activity_log_model SET model_id = 'ffffffffffff';"],
    ["the model after", `UPDATE activity_log_model SET model_id = '${pair.after.id}';`],
    ["no model", "DELETE FROM activity_log_model;"],
    ["no table for it", "DROP TABLE activity_log_model;"],
  ])("a database that records %s stays as it is", (_, change) => {
    const database = made();
    shell(database, change);
    const before = shell(database, ".dump");
    shell(database, migration);
    expect(shell(database, ".dump")).toBe(before);
  });

  test("a database of the model before is brought to the model after", () => {
    const database = made();
    shell(
      database,
      emitSql(pair.after, { naming: "snake", templates }).find(({ path }) => path === "sql/sqlite/raw.sql")?.text ?? "",
    );
    shell(database, migration);
    expect(shell(database, "SELECT model_id FROM activity_log_model;").trim()).toBe(pair.after.id);
    expect(shell(database, "SELECT count(*) FROM paint_door;").trim()).toBe("0");
  });
});
