import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";

import type { RowDataPacket } from "mysql2";
import { describe } from "vitest";

import { mysql } from "../../../generator/sql/dialects/mysql.ts";
import { temporaryFolders } from "../../support/temporary-folders.ts";
import { conversionsSuite } from "./conversions-suite.ts";
import type { Engine } from "./engine.ts";
import { questionsSuite } from "./questions-suite.ts";
import { roundTripSuite } from "./round-trip-suite.ts";
import { shellRecipe } from "./shell-recipe.ts";
import { hasMariadb, startMariadb } from "./start-mariadb.ts";

/** All that could change what a statement means, and strict about every value. */
const OTHER_MODES = "ANSI,TRADITIONAL,NO_BACKSLASH_ESCAPES,PAD_CHAR_TO_FULL_LENGTH,TIME_ROUND_FRACTIONAL";

const makeFolder = temporaryFolders();

async function startMysql(): Promise<Engine> {
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
  const here = makeFolder();
  writeFileSync(join(here, "raw.sql"), raw);
  const recipe = shellRecipe(raw)
    .replace("folder=activity-log", () => `folder='${folder}'`)
    .replace("mysql ", () => `mariadb --no-defaults --user=root --socket='${socket}' `);
  execFileSync("sh", ["-euc", recipe], { cwd: here });
}

async function startInOtherModes(): Promise<Engine> {
  const engine = await startMysql();
  await engine.run(`SET GLOBAL sql_mode = '${OTHER_MODES}'`);
  await engine.run(`SET SESSION sql_mode = '${OTHER_MODES}'`);
  return engine;
}

describe.skipIf(!hasMariadb())("on a MariaDB server; skipped where none is installed", () => {
  roundTripSuite(startMysql);
  questionsSuite(startMysql);
});

describe.skipIf(!hasMariadb())("in other modes of the server; skipped where none is installed", () => {
  conversionsSuite(startInOtherModes);
  roundTripSuite(startInOtherModes, 1000);
});
