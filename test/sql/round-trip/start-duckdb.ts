import { DuckDBInstance } from "@duckdb/node-api";

import { duckdb } from "../../../generator/sql/dialects/duckdb.ts";
import type { Engine } from "./engine.ts";

/** Opens an empty database in memory. */
export async function startDuckdb(): Promise<Engine> {
  const instance = await DuckDBInstance.create(":memory:");
  const connection = await instance.connect();
  const run = async (sql: string): Promise<void> => {
    await connection.run(sql);
  };
  return {
    dialect: duckdb,
    timeDigits: 6,
    run,
    query: async (sql) => (await connection.runAndReadAll(sql)).getRowObjectsJson() as Record<string, string | null>[],
    plain: (name, kind) =>
      kind === "date-time"
        ? `strftime(${name} AT TIME ZONE 'UTC', '%Y-%m-%dT%H:%M:%S.%f')`
        : `CAST(${name} AS VARCHAR)`,
    readFolder: (raw, folder) =>
      run(raw.replace(/'activity-log\/(site|tenant)\//gu, (_, scope: string) => `'${folder}/${scope}/`)),
    close: () => {
      connection.closeSync();
      instance.closeSync();
      return Promise.resolve();
    },
  };
}
