import type { Engine } from "./engine.ts";

/** Writes a column of PostgreSQL in the form that does not depend on the engine. */
export const plainInPostgres: Engine["plain"] = (name, kind) =>
  kind === "date-time" ? `to_char(${name} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')` : `CAST(${name} AS TEXT)`;
