import { execFileSync } from "node:child_process";

import { Client, type QueryResult } from "pg";

import { postgres } from "../../../generator/sql/dialects/postgres.ts";
import type { Engine } from "./engine.ts";
import { plainInPostgres } from "./plain-in-postgres.ts";
import type { TemporaryServer } from "./postgres-cluster.ts";
import { shellRecipe } from "./shell-recipe.ts";

/** Cells as the server writes them. */
const AS_TEXT = { getTypeParser: () => (text: string) => text };

/** Makes an empty database on a server, and opens it. */
export async function openPostgres(server: TemporaryServer, database: string): Promise<Engine> {
  const { psql, land } = shellTools(server, database);
  psql("postgres", `CREATE DATABASE ${database}`);
  const client = new Client({ host: server.socket, user: "postgres", database, types: AS_TEXT });
  await client.connect();
  // A client takes one query at a time.
  let previous: Promise<unknown> = Promise.resolve();
  const query = (sql: string): Promise<QueryResult<Record<string, string | null>>> => {
    const result = previous.then(() => client.query<Record<string, string | null>>(sql));
    previous = result.catch(() => undefined);
    return result;
  };
  // A zone with a summer time of its own: what depends on it would show.
  await query("SET TimeZone = 'America/Santiago'; SET jit = off");
  return {
    dialect: postgres,
    timeDigits: 6,
    run: async (sql) => {
      await query(sql);
    },
    query: async (sql) => (await query(sql)).rows,
    plain: plainInPostgres,
    readFolder: (raw, folder) => {
      psql(database, raw);
      land(raw, folder);
      return Promise.resolve();
    },
    close: () => client.end(),
  };
}

/** What a person types into a shell. */
function shellTools({ socket }: TemporaryServer, database: string) {
  const connection = (name: string) => ({ PGHOST: socket, PGUSER: "postgres", PGDATABASE: name });
  return {
    psql: (name: string, script: string): void => {
      execFileSync("psql", ["-q", "-v", "ON_ERROR_STOP=1"], {
        input: script,
        env: { ...process.env, ...connection(name), PGOPTIONS: "-c client_min_messages=warning" },
        stdio: ["pipe", "ignore", "inherit"],
      });
    },
    /** Runs the script that raw.sql holds, as its head says. */
    land: (raw: string, folder: string): void => {
      execFileSync("sh", ["-eu"], {
        input: shellRecipe(raw),
        env: { ...process.env, ...connection(database), SITE_LOG: `${folder}/site`, TENANT_LOG: `${folder}/tenant` },
        stdio: ["pipe", "ignore", "inherit"],
      });
    },
  };
}
