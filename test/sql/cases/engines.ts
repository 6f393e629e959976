import { expect, test } from "vitest";

import type { DialectName } from "../../../generator/sql/dialect.ts";
import { DIALECTS } from "../../../generator/sql/dialects.ts";
import type { Engine } from "../round-trip/engine.ts";
import { openPostgres } from "../round-trip/open-postgres.ts";
import { POSTGRES_ABSENT, serverBinaries, startServer } from "../round-trip/postgres-cluster.ts";
import { CLICKHOUSE_ABSENT, startClickhouse } from "../round-trip/start-clickhouse.ts";
import { startDuckdb } from "../round-trip/start-duckdb.ts";
import { hasMariadb } from "../round-trip/start-mariadb.ts";
import { startMysql } from "../round-trip/start-mysql.ts";
import { startPglite } from "../round-trip/start-pglite.ts";
import { startSqlite } from "../round-trip/start-sqlite.ts";

/** An engine that the cases are run on. */
interface CaseEngine {
  readonly title: string;
  readonly dialect: DialectName;
  /** Why it cannot be started, for the name of a test; empty where it can. */
  readonly absent: string;
  /** Opens an empty database. */
  readonly start: () => Promise<Engine>;
}

const MARIADB_ABSENT = hasMariadb() ? "" : ": skipped, as no server is installed (apt-get install mariadb-server)";

/** The three that come with the project's packages, and those that a machine may have beside them. */
export const ENGINES: readonly CaseEngine[] = [
  { title: "PostgreSQL in the process", dialect: "postgres", absent: "", start: startPglite },
  { title: "a PostgreSQL server", dialect: "postgres", absent: POSTGRES_ABSENT, start: startPostgres },
  { title: "SQLite", dialect: "sqlite", absent: "", start: startSqlite },
  { title: "DuckDB", dialect: "duckdb", absent: "", start: startDuckdb },
  { title: "a MariaDB server", dialect: "mysql", absent: MARIADB_ABSENT, start: startMysql },
  { title: "ClickHouse", dialect: "clickhouse", absent: CLICKHOUSE_ABSENT, start: startClickhouse },
];

/** Demands that a dialect which is said to be executed is. */
export const testThatAllAreRun = (): void => {
  test("every dialect that is said to be run has an engine here", () => {
    const run = DIALECTS.filter(({ proof }) => proof === "executed").map(({ name }) => name);
    expect([...new Set(ENGINES.map(({ dialect }) => dialect))].toSorted(byCodeUnit)).toEqual(run);
  });
};

async function startPostgres(): Promise<Engine> {
  const server = startServer(serverBinaries() ?? "");
  const engine = await openPostgres(server, "log");
  return {
    ...engine,
    close: async () => {
      await engine.close();
      server.stop();
    },
  };
}

const byCodeUnit = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
