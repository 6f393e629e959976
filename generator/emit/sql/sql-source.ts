import type { Model, Scope } from "../../model/model.ts";
import { buildLookups, type Lookup } from "../../sql/columns/build-lookups.ts";
import { buildTables, type TableOptions } from "../../sql/columns/build-tables.ts";
import { buildWideTables } from "../../sql/columns/build-wide-tables.ts";
import type { Table, WideTable } from "../../sql/columns/table.ts";
import { columnNames } from "../../sql/names/column-names.ts";

/** What the SQL of every dialect is written from; the same for all of them. */
export interface SqlSource {
  readonly model: Model;
  readonly tables: readonly Table[];
  readonly wideTables: readonly WideTable[];
  readonly lookups: readonly Lookup[];
  /** The name of the column that tells the kind of event. */
  readonly discriminator: string;
  readonly scopes: readonly Scope[];
}

/** Settles names, columns and their order for a model. */
export function sqlSource(model: Model, options: TableOptions): SqlSource {
  const tables = buildTables(model, options);
  const wideTables = buildWideTables(tables, options.history);
  return {
    model,
    tables,
    wideTables,
    lookups: buildLookups(model),
    discriminator: columnNames(model, options.naming).discriminator,
    scopes: wideTables.map(({ scope }) => scope),
  };
}
