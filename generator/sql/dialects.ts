import type { Dialect } from "./dialect.ts";
import { duckdb } from "./dialects/duckdb.ts";
import { postgres } from "./dialects/postgres.ts";

/** Every dialect that is built, in the order of the contract. A new one is a file of its own and a line here. */
export const DIALECTS: readonly Dialect[] = [duckdb, postgres];
