import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { PGlite } from "@electric-sql/pglite";

import { postgres } from "../../../generator/sql/dialects/postgres.ts";
import type { Engine } from "./engine.ts";
import { plainInPostgres } from "./plain-in-postgres.ts";
import { shellRecipe } from "./shell-recipe.ts";

/** PostgreSQL within the process, where no server may run. */
export interface PgliteEngine extends Engine {
  readonly database: PGlite;
}

/** Opens an empty database, in a zone with a summer time of its own: what depends on it would show. */
export async function startPglite(): Promise<PgliteEngine> {
  const database = await PGlite.create();
  await database.exec("SET TimeZone = 'America/Santiago'");
  return {
    database,
    dialect: postgres,
    timeDigits: 6,
    run: async (sql) => {
      await database.exec(sql);
    },
    query: async (sql) => (await database.query<Record<string, string | null>>(sql, [], AS_TEXT)).rows,
    plain: plainInPostgres,
    readFolder: async (raw, folder) => {
      await database.exec(raw);
      for (const [table, csv] of landedFiles(raw, folder)) {
        await database.query(`COPY ${table} (file, record) FROM '/dev/blob' WITH (FORMAT csv)`, [], { blob: csv });
      }
    },
    close: () => database.close(),
  };
}

/** Cells as the server writes them: a parser for each type that a query of ours can give. */
const AS_TEXT = {
  parsers: Object.fromEntries([16, 20, 21, 23, 25, 114, 701, 1184, 1700, 2950, 3802].map((oid) => [oid, String])),
};

/**
 * Runs the script that raw.sql holds with another psql, which only keeps what it is given.
 *
 * @returns the rows of each table, as CSV
 */
function landedFiles(raw: string, folder: string): readonly (readonly [table: string, csv: Blob])[] {
  const kept = mkdtempSync(join(tmpdir(), "landed-"));
  const keep = `psql() { table="\${4#*copy }"; cat > "${kept}/\${table%% *}"; }`;
  const env = { ...process.env, SITE_LOG: join(folder, "site"), TENANT_LOG: join(folder, "tenant") };
  execFileSync("sh", ["-eu"], { input: `${keep}\n${shellRecipe(raw)}`, env });
  const files = readdirSync(kept).map((table) => [table, new Blob([readFileSync(join(kept, table))])] as const);
  rmSync(kept, { recursive: true });
  return files;
}
