import { startClickhouse } from "../../sql/round-trip/start-clickhouse.ts";
import { startMysql } from "../../sql/round-trip/start-mysql.ts";
import { startDuckdb } from "../../sql/round-trip/start-duckdb.ts";
import type { Engine } from "../../sql/round-trip/engine.ts";
import { startSqlite } from "../../sql/round-trip/start-sqlite.ts";
import { startPglite } from "../../sql/round-trip/start-pglite.ts";
import { catalogOf, type Places } from "./place.ts";

const ignored = (run: Promise<unknown>): Promise<void> =>
  run.then(
    () => undefined,
    () => undefined,
  );

/** An engine that stands for one after the other: a database for each place. */
async function oneByOne(start: (name: string) => Promise<Engine>): Promise<Pick<Places, "engine" | "open">> {
  let engine = await start("start");
  return {
    engine: {
      ...engine,
      // SQLite fails at once, not by a promise.
      run: async (sql) => {
        await engine.run(sql);
      },
      query: (sql) => engine.query(sql),
      readFolder: (raw, folder) => engine.readFolder(raw, folder),
      close: () => engine.close(),
    },
    open: async (name) => {
      await engine.close();
      engine = await start(name);
    },
  };
}

const placesInPostgres = ({ engine, open }: Pick<Places, "engine" | "open">): Places => ({
  engine,
  open,
  giveUp: () => ignored(engine.run("ROLLBACK")),
  catalog: async () =>
    catalogOf(
      await engine.query(
        `SELECT CASE relkind WHEN 'r' THEN 'table' ELSE 'view' END AS kind, CAST(relname AS text) AS relation,
          obj_description(oid, 'pg_class') AS comment
         FROM pg_class WHERE relnamespace = CAST(current_schema() AS regnamespace) AND relkind IN ('r', 'v')`,
      ),
      await engine.query(
        `SELECT CAST(c.relname AS text) AS relation, CAST(a.attname AS text) AS name,
          format_type(a.atttypid, a.atttypmod) || CASE WHEN a.attnotnull THEN ' NOT NULL' ELSE '' END AS type,
          col_description(c.oid, a.attnum) AS comment
         FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
         WHERE c.relnamespace = CAST(current_schema() AS regnamespace) AND c.relkind IN ('r', 'v')
           AND a.attnum > 0 AND NOT a.attisdropped
         ORDER BY c.relname, a.attnum`,
      ),
    ),
});

/** PostgreSQL within the process, in a schema for each place. */
export async function pglitePlaces(): Promise<Places> {
  const engine = await startPglite();
  return placesInPostgres({
    engine,
    open: (name) => engine.run(`CREATE SCHEMA ${name}; SET search_path = ${name}`),
  });
}

/** A server of PostgreSQL, with a database for each place. @param open - opens one */
export const postgresServerPlaces = async (open: (name: string) => Promise<Engine>): Promise<Places> =>
  placesInPostgres(await oneByOne(open));

/** DuckDB, in a schema for each place. */
export async function duckdbPlaces(): Promise<Places> {
  const engine = await startDuckdb();
  const here = "schema_name = current_schema() AND NOT internal";
  return {
    engine,
    open: (name) => engine.run(`CREATE SCHEMA ${name}; USE ${name}`),
    giveUp: () => ignored(engine.run("ROLLBACK")),
    catalog: async () =>
      catalogOf(
        await engine.query(
          `SELECT 'table' AS kind, table_name AS relation, comment FROM duckdb_tables() WHERE ${here}
           UNION ALL SELECT 'view', view_name, comment FROM duckdb_views() WHERE ${here}`,
        ),
        await engine.query(
          `SELECT table_name AS relation, column_name AS name,
             data_type || CASE WHEN is_nullable THEN '' ELSE ' NOT NULL' END AS type, comment
           FROM duckdb_columns() WHERE ${here} ORDER BY table_name, column_index`,
        ),
      ),
  };
}

/** SQLite, in a database for each place; there a comment is what stands beside a column in the statement that makes it. */
export async function sqlitePlaces(): Promise<Places> {
  const { engine, open } = await oneByOne(startSqlite);
  return {
    engine,
    open,
    giveUp: () => ignored(engine.run("ROLLBACK")),
    catalog: async () => {
      const relations = await engine.query(
        "SELECT type AS kind, name AS relation, sql FROM sqlite_schema WHERE type IN ('table', 'view')",
      );
      const columns = await engine.query(
        `SELECT s.name AS relation, c.name, c.type || CASE c."notnull" WHEN 1 THEN ' NOT NULL' ELSE '' END AS type, s.sql
         FROM sqlite_schema s, pragma_table_info(s.name) c WHERE s.type IN ('table', 'view') ORDER BY s.name, c.cid`,
      );
      return catalogOf(
        relations.map((row) => ({ ...row, comment: /^CREATE .*? -- (.*)$/mu.exec(row["sql"] ?? "")?.[1] ?? "" })),
        columns.map((row) => {
          const name = (row["name"] ?? "").replaceAll(/[^\w]/gu, "\\$&");
          return {
            ...row,
            comment: new RegExp(`^  "${name}" [^-\n]* -- (.*)$`, "mu").exec(row["sql"] ?? "")?.[1] ?? "",
          };
        }),
      );
    },
  };
}

/** MySQL and MariaDB, in a database for each place. */
export async function mysqlPlaces(): Promise<Places> {
  const engine = await startMysql();
  let database = "tableau";
  return {
    engine: {
      ...engine,
      // The recipe for the shell expects a log.
      readFolder: (raw, folder) =>
        raw.includes("CREATE TABLE")
          ? engine.readFolder(raw.replace("database=tableau", `database=${database}`), folder)
          : Promise.resolve(),
    },
    open: async (name) => {
      database = name;
      await engine.run(`CREATE DATABASE ${name}; USE ${name}`);
    },
    giveUp: () => ignored(engine.run("ROLLBACK")),
    catalog: async () =>
      catalogOf(
        await engine.query(
          `SELECT CASE TABLE_TYPE WHEN 'VIEW' THEN 'view' ELSE 'table' END AS kind, TABLE_NAME AS relation,
             CASE TABLE_TYPE WHEN 'VIEW' THEN '' ELSE TABLE_COMMENT END AS comment
           FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE()`,
        ),
        await engine.query(
          `SELECT TABLE_NAME AS relation, COLUMN_NAME AS name, CONCAT(COLUMN_TYPE, ' ', IS_NULLABLE, ' ',
             COALESCE(COLLATION_NAME, '')) AS type, COLUMN_COMMENT AS comment
           FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = DATABASE() ORDER BY TABLE_NAME, ORDINAL_POSITION`,
        ),
      ),
  };
}

/** ClickHouse, in a database for each place. */
export async function clickhousePlaces(): Promise<Places> {
  const engine = await startClickhouse();
  return {
    engine: {
      ...engine,
      // It fails at once, not by a promise.
      run: async (sql) => {
        await engine.run(sql);
      },
    },
    open: async (name) => {
      await engine.run(`CREATE DATABASE ${name}`);
      await engine.run(`USE ${name}`);
    },
    giveUp: () => Promise.resolve(),
    catalog: async () =>
      catalogOf(
        await engine.query(
          `SELECT if(engine = 'View', 'view', 'table') AS kind, name AS relation, comment FROM system.tables
         WHERE database = currentDatabase()`,
        ),
        await engine.query(
          `SELECT table AS relation, name, type, comment FROM system.columns
         WHERE database = currentDatabase() ORDER BY table, position`,
        ),
      ),
  };
}
