import type { Dialect } from "./dialect.ts";
import { athena } from "./dialects/athena.ts";
import { bigquery } from "./dialects/bigquery.ts";
import { clickhouse } from "./dialects/clickhouse.ts";
import { databricks } from "./dialects/databricks.ts";
import { duckdb } from "./dialects/duckdb.ts";
import { mysql } from "./dialects/mysql.ts";
import { postgres } from "./dialects/postgres.ts";
import { redshift } from "./dialects/redshift.ts";
import { snowflake } from "./dialects/snowflake.ts";
import { sqlite } from "./dialects/sqlite.ts";
import { sqlserver } from "./dialects/sqlserver.ts";
import { trino } from "./dialects/trino.ts";

/** Every dialect that is built, in the order of the contract. A new one is a file of its own and a line here. */
export const DIALECTS: readonly Dialect[] = [
  athena,
  bigquery,
  clickhouse,
  databricks,
  duckdb,
  mysql,
  postgres,
  redshift,
  snowflake,
  sqlite,
  sqlserver,
  trino,
];
