import { afterAll, beforeAll, describe } from "vitest";

import type { Model } from "../../../generator/model/model.ts";
import type { ColumnKind } from "../../../generator/sql/columns/column-kind.ts";
import type { Naming } from "../../../generator/sql/names/naming.ts";
import { temporaryFolders, type FileTree } from "../../support/temporary-folders.ts";
import type { Engine } from "../round-trip/engine.ts";
import { plainDecimal } from "../round-trip/expected-row.ts";
import { sqlFile } from "./sql-file.ts";
import { ENGINES, testThatAllAreRun } from "./engines.ts";

/** What a case is made of. */
export interface Case {
  readonly model: Model;
  readonly naming: Naming;
  /** The files of the site's log, by their paths below its folder. */
  readonly log: FileTree;
}

/** Cells as text, NULL as null. */
export type Rows = readonly Readonly<Record<string, string | null>>[];

/** An engine with all files of a case run, and its log loaded. To be asked within a test. */
export interface LoadedEngine {
  readonly engine: () => Engine;
  /**
   * The rows of a relation, in the order of their texts.
   *
   * @param columns - those that are wanted, by their names, and what they hold
   */
  readonly rows: (relation: string, columns: Readonly<Record<string, ColumnKind>>) => Promise<Rows>;
}

/**
 * Runs every emitted file of a case, and reads its log, on each engine that there is.
 *
 * @param prepare - statements to run before all others
 */
export function onEveryEngine(
  { model, naming, log }: Case,
  tests: (loaded: LoadedEngine) => void,
  prepare: (engine: Engine) => readonly string[] = () => [],
): void {
  const makeFolder = temporaryFolders();
  testThatAllAreRun();
  for (const { title, absent, start } of ENGINES) {
    describe.skipIf(absent !== "")(`on ${title}${absent}`, () => {
      let engine: Engine;
      beforeAll(async () => {
        engine = await start();
        for (const statement of prepare(engine)) await engine.run(statement);
        const folder = makeFolder(
          Object.fromEntries(Object.entries(log).map(([path, text]) => [`site/${path}`, text])),
        );
        const file = (name: string): string => sqlFile(engine.dialect.name, name, model, naming);
        await engine.readFolder(file("raw"), folder);
        for (const name of ["views", "wide", "lookups", "tables", "load"]) await engine.run(file(name));
      });
      afterAll(() => engine.close());
      tests({ engine: () => engine, rows: (relation, columns) => readRows(engine, relation, columns) });
    });
  }
}

async function readRows(
  engine: Engine,
  relation: string,
  columns: Readonly<Record<string, ColumnKind>>,
): Promise<Rows> {
  const quote = engine.dialect.quoteIdentifier;
  const items = Object.entries(columns).map(([name, kind]) => `${engine.plain(quote(name), kind)} AS ${quote(name)}`);
  const rows = await engine.query(`SELECT ${items.join(", ")} FROM ${quote(relation)}`);
  const plain = rows.map((row) =>
    Object.fromEntries(
      Object.entries(columns).map(([name, kind]) => [name, plainCell(row[name] ?? null, kind)] as const),
    ),
  );
  return plain.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}

/** Engines keep decimals with more zeros or fewer. */
const plainCell = (cell: string | null, kind: ColumnKind): string | null =>
  cell !== null && kind === "number" ? plainDecimal(cell) : cell;
