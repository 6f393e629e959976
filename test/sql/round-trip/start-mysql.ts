import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { RowDataPacket } from "mysql2";

import { mysql } from "../../../generator/sql/dialects/mysql.ts";
import type { Engine } from "./engine.ts";
import { shellRecipe } from "./shell-recipe.ts";
import { startMariadb } from "./start-mariadb.ts";

/** Starts a MariaDB server with an empty database; only where it is installed. */
export async function startMysql(): Promise<Engine> {
  const { connection, socket, stop } = await startMariadb();
  const run = async (sql: string): Promise<void> => {
    await connection.query(sql);
  };
  return {
    dialect: mysql,
    timeDigits: 6,
    run,
    query: async (sql) => {
      const [rows] = await connection.query<RowDataPacket[]>({ sql, typeCast: (field) => field.string("utf8") });
      return rows;
    },
    plain: (name, kind) => {
      if (kind === "date-time") return `DATE_FORMAT(${name}, '%Y-%m-%dT%H:%i:%s.%f')`;
      return kind === "boolean" ? `CASE ${name} WHEN 1 THEN 'true' WHEN 0 THEN 'false' END` : name;
    },
    readFolder: (raw, folder) => {
      readByShell(raw, folder, socket);
      return Promise.resolve();
    },
    close: stop,
  };
}

function readByShell(raw: string, folder: string, socket: string): void {
  const here = mkdtempSync(join(tmpdir(), "landed-"));
  writeFileSync(join(here, "raw.sql"), raw);
  const recipe = shellRecipe(raw)
    .replace("folder=activity-log", () => `folder='${folder}'`)
    .replace("mysql ", () => `mariadb --no-defaults --user=root --socket='${socket}' `);
  execFileSync("sh", ["-euc", recipe], { cwd: here });
  rmSync(here, { recursive: true });
}
