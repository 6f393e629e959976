import { execFileSync } from "node:child_process";

import { Client, type QueryResult } from "pg";
import { afterAll, beforeAll, describe } from "vitest";

import { postgres } from "../../../generator/sql/dialects/postgres.ts";
import type { Engine } from "./engine.ts";
import { plainInPostgres } from "./plain-in-postgres.ts";
import { serverBinaries, startServer, type TemporaryServer } from "./postgres-cluster.ts";
import { questionsSuite } from "./questions-suite.ts";
import { roundTripSuite } from "./round-trip-suite.ts";
import { shellRecipe } from "./shell-recipe.ts";

const binaries = serverBinaries();
const ABSENT = binaries === undefined ? ": skipped, as no server is installed (apt-get install postgresql)" : "";

/** Cells as the server writes them. */
const AS_TEXT = { getTypeParser: () => (text: string) => text };

let server: TemporaryServer;
let databases = 0;

beforeAll(() => {
  if (binaries !== undefined) server = startServer(binaries);
});
afterAll(() => {
  if (binaries !== undefined) server.stop();
});

async function startPostgres(): Promise<Engine> {
  const database = `log_${String(++databases)}`;
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
      land(database, raw, folder);
      return Promise.resolve();
    },
    close: () => client.end(),
  };
}

const connection = (database: string) => ({ PGHOST: server.socket, PGUSER: "postgres", PGDATABASE: database });

function psql(database: string, script: string): void {
  execFileSync("psql", ["-q", "-v", "ON_ERROR_STOP=1"], {
    input: script,
    env: { ...process.env, ...connection(database), PGOPTIONS: "-c client_min_messages=warning" },
    stdio: ["pipe", "ignore", "inherit"],
  });
}

/** Runs the script that raw.sql holds, as its head says. */
function land(database: string, raw: string, folder: string): void {
  execFileSync("sh", ["-eu"], {
    input: shellRecipe(raw),
    env: { ...process.env, ...connection(database), SITE_LOG: `${folder}/site`, TENANT_LOG: `${folder}/tenant` },
    stdio: ["pipe", "ignore", "inherit"],
  });
}

describe.skipIf(ABSENT !== "")(`values in a PostgreSQL server${ABSENT}`, () => {
  roundTripSuite(startPostgres);
});
describe.skipIf(ABSENT !== "")(`questions to a PostgreSQL server${ABSENT}`, () => {
  questionsSuite(startPostgres);
});
