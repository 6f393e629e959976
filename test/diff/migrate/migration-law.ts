import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { expect } from "vitest";

import { compareModels } from "../../../generator/diff/compare-models.ts";
import { judgeChanges } from "../../../generator/diff/judge-changes.ts";
import { migrationText } from "../../../generator/diff/migrate/migration-text.ts";
import { emitSql } from "../../../generator/emit/sql/emit-sql.ts";
import { SCOPES, type Model } from "../../../generator/model/model.ts";
import { FAULTS } from "../../../generator/samples/faults/faults.ts";
import { plantFaults } from "../../../generator/samples/faults/plant-faults.ts";
import { layOutFiles } from "../../../generator/samples/files/lay-out-files.ts";
import { makeRecords } from "../../../generator/samples/make-records.ts";
import type { Sample } from "../../../generator/samples/sample.ts";
import { buildTables } from "../../../generator/sql/columns/build-tables.ts";
import type { Table } from "../../../generator/sql/columns/table.ts";
import { RELATION_NAMES, VIEW_PREFIX } from "../../../generator/sql/names/relation-names.ts";
import { templates } from "../../emit/templates.ts";
import { expectSameCatalog, lookupRows } from "./expect-same-catalog.ts";
import { expectNoLoss, plainTables } from "./expect-no-loss.ts";
import type { MigrationPair } from "./migration-pairs.ts";
import { dump, type Places } from "./place.ts";

const NAMING = "snake";
const VALUE_FAULTS = FAULTS.filter(({ place }) => place === "attribute").map(({ id }) => id);

/** What a run of the law needs. */
export interface LawContext {
  readonly places: Places;
  /** Makes an empty folder. */
  readonly makeFolder: () => string;
  /** A name that no place has yet. */
  readonly nextName: () => string;
}

/**
 * Brings tables of one model to another, and holds them against those that are made anew.
 *
 * @returns how many values were looked at
 */
export async function checkMigration(
  { before, after, renames = [] }: MigrationPair,
  allowDestructive: boolean,
  { places, makeFolder, nextName }: LawContext,
): Promise<number> {
  const { engine } = places;
  const judged = judgeChanges(compareModels(before, after, { renames: { entries: renames } }));
  const files = {
    before: filesOf(before, [], engine.dialect.name),
    after: filesOf(after, [before], engine.dialect.name),
  };
  const migration = migrationText(before, after, judged, engine.dialect, {
    naming: NAMING,
    history: [],
    templates,
    allowDestructive,
  });

  await places.open(nextName());
  const folder = makeFolder();
  await engine.readFolder(files.after("raw"), folder);
  for (const file of ["views", "wide", "tables", "lookups"]) await engine.run(files.after(file));
  const fresh = await places.catalog();
  const lookups = await lookupRows(places, fresh);

  await places.open(nextName());
  writeSamples(samplesOf(before), folder);
  await engine.readFolder(files.before("raw"), folder);
  for (const file of ["views", "wide", "tables", "lookups", "load"]) await engine.run(files.before(file));
  await engine.readFolder(files.after("raw"), folder);
  const tables = {
    before: buildTables(before, { naming: NAMING }),
    after: buildTables(after, { naming: NAMING, history: [before] }),
  };
  const rows = await plainTables(places, tables.before);

  if (isNothingToDo(migration)) return expectUntouched(places, migration, { before, after }, [...rows.values()]);
  await refuses(places, migration, before.id, "ffffffffffff");
  await runMigration(places, migration);

  const migrated = await places.catalog();
  expectSameCatalog(migrated, fresh, tables, judged, { allowDestructive, engine: engine.dialect.name });
  expect(await lookupRows(places, fresh)).toEqual(lookups);
  const values = await expectNoLoss(places, rows, tables, judged, allowDestructive);
  expect(await engine.query(`SELECT * FROM ${engine.dialect.quoteIdentifier(RELATION_NAMES.model)}`)).toEqual([
    { model_id: after.id, release_name: after.release },
  ]);

  if (before.id !== after.id) await refuses(places, migration);
  await expectLoads(places, files.after("load"), tables.after, () => {
    const more = samplesOf(after, 7);
    writeSamples(more, folder);
    return engine.readFolder(files.after("raw"), folder);
  });
  return values;
}

const isNothingToDo = (migration: string): boolean => migration.includes("-- Nothing is to do: ");

/** Of equal facts there is nothing to bring about. @returns how many rows stay as they are */
async function expectUntouched(
  places: Places,
  migration: string,
  models: Pick<MigrationPair, "before" | "after">,
  tables: readonly { readonly size: number }[],
): Promise<number> {
  expect(models.after.id).toBe(models.before.id);
  const before = await dump(places);
  await places.engine.run(migration);
  expect(await dump(places)).toBe(before);
  return tables.reduce((sum, { size }) => sum + size, 0);
}

function filesOf(model: Model, history: readonly Model[], dialect: string): (file: string) => string {
  const files = emitSql(model, { naming: NAMING, templates, history });
  return (file) => files.find(({ path }) => path === `sql/${dialect}/${file}.sql`)?.text ?? "";
}

function samplesOf(model: Model, seed = 6): readonly Sample[] {
  const events = SCOPES.flatMap((scope) => model.references[scope]?.events ?? []).length;
  if (events === 0) return [];
  const options = { seed, count: events * 6, nullRate: 0.05, absentRate: 0.05, unusualRate: 0.2, hours: 1, sites: 1 };
  return [...plantFaults(model, makeRecords(model, options), { seed, rate: 0.3, faults: VALUE_FAULTS })];
}

function writeSamples(samples: readonly Sample[], folder: string): void {
  for (const scope of SCOPES) {
    const own = samples.filter((sample) => sample.scope === scope);
    for (const { path, bytes } of layOutFiles(own, { layout: "date-first", padded: true, compression: "none" })) {
      const place = join(folder, scope, path);
      mkdirSync(dirname(place), { recursive: true });
      writeFileSync(place, bytes, { flag: "a" });
    }
  }
}

/** The statements one after the other, as one text: an error ends it, and what it has begun is given up. */
async function runMigration({ engine, giveUp }: Places, migration: string): Promise<void> {
  try {
    await engine.run(migration);
  } catch (error) {
    await giveUp();
    throw new Error(`${String(error)}\n${migration.slice(0, 20000)}`, { cause: error });
  }
}

/** Demands that a database that records another model stays as it is. */
async function refuses(places: Places, migration: string, recorded = "", instead = ""): Promise<void> {
  const { engine, giveUp } = places;
  const { migrate, quoteIdentifier, quoteLiteral } = engine.dialect;
  const record = (from: string, to: string): Promise<void> =>
    engine.run(
      migrate.update(
        quoteIdentifier(RELATION_NAMES.model),
        [`model_id = ${quoteLiteral(to)}`],
        `model_id = ${quoteLiteral(from)}`,
      ),
    );
  if (recorded !== "") await record(recorded, instead);
  const before = await dump(places);
  await expect(engine.run(migration)).rejects.toThrow();
  await giveUp();
  expect(await dump(places)).toBe(before);
  if (recorded !== "") await record(instead, recorded);
}

async function expectLoads(
  places: Places,
  load: string,
  tables: readonly Table[],
  bringMore: () => Promise<void>,
): Promise<void> {
  const { engine } = places;
  await engine.run(load);
  await bringMore();
  await engine.run(load);
  const once = await dump(places);
  await engine.run(load);
  expect(await dump(places)).toBe(once);
  for (const table of tables) {
    const quote = engine.dialect.quoteIdentifier;
    const missing = await engine.query(
      `SELECT record_id FROM ${quote(VIEW_PREFIX + table.name)} WHERE record_id NOT IN (SELECT record_id FROM ${quote(table.name)})`,
    );
    expect(missing).toEqual([]);
  }
}
