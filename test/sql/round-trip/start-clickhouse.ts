import { clickhouse } from "../../../generator/sql/dialects/clickhouse.ts";
import type { Engine } from "./engine.ts";

/** What is used of the package `chdb`, ClickHouse within the process. */
interface Chdb {
  readonly Session: new () => {
    readonly query: (sql: string, format: string) => string;
    readonly close: () => void;
  };
  /** A session is only gone after this, and a process takes no second one before. */
  readonly drainPending: () => Promise<void>;
}

/** Named at run time: the package is too large for each install, and `npm ci` takes no lock that has it. */
const PACKAGE: string = "chdb";
const chdb = (await import(PACKAGE).catch(() => undefined)) as Chdb | undefined;

/** Why ClickHouse cannot be started, for the name of a test; empty where it can. */
export const CLICKHOUSE_ABSENT =
  chdb === undefined ? ": skipped, as chdb is absent (npm i --no-save --no-package-lock chdb@3.4.0)" : "";

/** Opens an empty session; a process has one at a time. */
export function startClickhouse(): Promise<Engine> {
  const { Session, drainPending } = chdb as Chdb;
  const session = new Session();
  const run = (sql: string): Promise<void> => {
    session.query(sql, "Null");
    return Promise.resolve();
  };
  return Promise.resolve({
    dialect: clickhouse,
    plansSlowly: true,
    timeDigits: 9,
    // What 64 bits of nanoseconds hold.
    times: { first: "1677-09-21T00:12:44.000000000", last: "2262-04-11T23:47:16.854775807" },
    run,
    query: (sql) => Promise.resolve(rowsOf(session.query(sql, "JSONEachRow"))),
    plain: (name, kind) => (kind === "date-time" ? `replaceOne(toString(${name}), ' ', 'T')` : `toString(${name})`),
    readFolder: (raw, folder) =>
      run(raw.replace(/'activity-log\/(site|tenant)\//gu, (_, scope: string) => `'${folder}/${scope}/`)),
    close: () => {
      session.close();
      return drainPending();
    },
  });
}

const rowsOf = (lines: string): readonly Readonly<Record<string, string | null>>[] =>
  lines
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const cells = Object.entries(JSON.parse(line) as Record<string, string | number | null>);
      return Object.fromEntries(cells.map(([name, value]) => [name, value === null ? null : String(value)]));
    });
