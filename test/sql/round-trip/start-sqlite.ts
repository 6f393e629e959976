import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { gunzipSync } from "node:zlib";

import sqlite3InitModule, { type Database, type SqlValue } from "@sqlite.org/sqlite-wasm";

import { sqlite } from "../../../generator/sql/dialects/sqlite.ts";
import type { Engine } from "./engine.ts";
import { PLAIN_SQLITE } from "./sqlite-plain.ts";

/** Opens an empty database in memory. */
export async function startSqlite(): Promise<Engine> {
  const { oo1 } = await sqlite3InitModule();
  const database = new oo1.DB(":memory:");
  const run = (sql: string): Promise<void> => {
    database.exec(sql);
    return Promise.resolve();
  };
  return {
    ...PLAIN_SQLITE,
    dialect: sqlite,
    run,
    query: (sql) => Promise.resolve(database.selectObjects(sql).map(textRow)),
    readFolder: async (raw, folder) => {
      await run(raw);
      for (const scope of ["site", "tenant"]) {
        // A log that the model lacks has no table, and no folder either.
        if (existsSync(join(folder, scope))) insertLines(database, scope, join(folder, scope));
      }
    },
    close: () => {
      database.close();
      return Promise.resolve();
    },
  };
}

const textRow = (row: Readonly<Record<string, SqlValue>>): Record<string, string | null> =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, textOf(value)]));

/** Nothing here is a BLOB. */
const textOf = (value: SqlValue): string | null =>
  typeof value === "string" || typeof value === "number" || typeof value === "bigint" ? String(value) : null;

/** What the shell of raw.sql does, by a program. */
function insertLines(database: Database, scope: string, folder: string): void {
  const statement = database.prepare(`INSERT INTO raw_${scope}_lines VALUES (?, ?)`);
  database.exec("BEGIN");
  for (const { path, text } of readFiles(folder)) {
    for (const line of text.split("\n")) statement.bind([path, line]).stepReset();
  }
  database.exec("COMMIT");
  statement.finalize();
}

const readFiles = (folder: string): readonly { readonly path: string; readonly text: string }[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const bytes = readFileSync(path);
      return {
        path: relative(folder, path),
        text: (path.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8"),
      };
    });
