import type { Engine } from "../../sql/round-trip/engine.ts";

/** A column of a relation as the engine's catalog has it. */
export interface CatalogColumn {
  readonly relation: string;
  readonly name: string;
  readonly type: string;
  readonly comment: string;
}

/** What the catalog of an engine says of the current place. */
export interface Catalog {
  readonly tables: Readonly<Record<string, string>>;
  readonly views: Readonly<Record<string, string>>;
  /** By relation, then in order. */
  readonly columns: readonly CatalogColumn[];
}

/** An engine with places of their own for tables, so that one database does for many. */
export interface Places {
  readonly engine: Engine;
  /** Opens an empty place, in which all happens from now on. */
  readonly open: (name: string) => Promise<void>;
  readonly catalog: () => Promise<Catalog>;
  /** Ends a transaction that a failed run has left; whatever the engine says of it. */
  readonly giveUp: () => Promise<void>;
}

type Row = Readonly<Record<string, string | null>>;

/** Makes a catalog of rows `kind, relation, comment` and `relation, name, type, comment`. */
export const catalogOf = (relations: readonly Row[], columns: readonly Row[]): Catalog => {
  const ofKind = (kind: string): Readonly<Record<string, string>> =>
    Object.fromEntries(
      relations
        .filter((row) => row["kind"] === kind)
        .map((row) => [row["relation"] ?? "", row["comment"] ?? ""] as const)
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    );
  return {
    tables: ofKind("table"),
    views: ofKind("view"),
    columns: columns.map((row) => ({
      relation: row["relation"] ?? "",
      name: row["name"] ?? "",
      type: row["type"] ?? "",
      comment: row["comment"] ?? "",
    })),
  };
};

/** All that a place has: its catalog and every row of every table, as text. */
export async function dump({ engine, catalog }: Places): Promise<string> {
  const shown = await catalog();
  const rows = [];
  for (const table of Object.keys(shown.tables)) {
    const all = await engine.query(`SELECT * FROM ${engine.dialect.quoteIdentifier(table)}`);
    rows.push([
      table,
      all
        .map((row) => JSON.stringify(row, (_, value: unknown) => (typeof value === "bigint" ? String(value) : value)))
        .toSorted(),
    ]);
  }
  return JSON.stringify([shown, rows], null, 1);
}
