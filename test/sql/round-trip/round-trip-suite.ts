import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { emitSql } from "../../../generator/emit/sql/emit-sql.ts";
import { SCOPES, type Model, type Scope } from "../../../generator/model/model.ts";
import { FAULTS } from "../../../generator/samples/faults/faults.ts";
import { plantFaults } from "../../../generator/samples/faults/plant-faults.ts";
import { layOutFiles, type FileOptions } from "../../../generator/samples/files/lay-out-files.ts";
import { lineText } from "../../../generator/samples/files/line-text.ts";
import { makeRecords } from "../../../generator/samples/make-records.ts";
import type { Sample } from "../../../generator/samples/sample.ts";
import { buildTables } from "../../../generator/sql/columns/build-tables.ts";
import { buildWideTables } from "../../../generator/sql/columns/build-wide-tables.ts";
import type { Column, Table } from "../../../generator/sql/columns/table.ts";
import { OWN_COLUMNS, RELATION_NAMES, VIEW_PREFIX } from "../../../generator/sql/names/relation-names.ts";
import { templates } from "../../emit/templates.ts";
import { generatedModel } from "../../support/generated-folder.ts";
import { temporaryFolders } from "../../support/temporary-folders.ts";
import type { Engine } from "./engine.ts";
import { expectedRow, plainDecimal, plainText, sortedJson, type PlainRow } from "./expected-row.ts";

/** Faults of values; lines that are no records are another matter, and no relation shows them. */
const VALUE_FAULTS = FAULTS.filter(({ place }) => place === "attribute").map(({ id }) => id);

/** The files that the suite reads: both layouts, padded and not, plain and packed, path keys inside the records too. */
const LAYOUTS: readonly FileOptions[] = [
  { layout: "date-first", padded: true, compression: "none" },
  { layout: "schema-first", padded: false, compression: "gzip" },
];

const NAMING = "snake";

/** Five records of each event; `ROUND_TRIP_RECORDS=20000` looks closer, for as many minutes as there are engines. */
const RECORDS = Number(process.env["ROUND_TRIP_RECORDS"] ?? 1350);
const IS_CLOSE_LOOK = process.env["ROUND_TRIP_RECORDS"] !== undefined;

/**
 * Runs every emitted file of a dialect, reads a folder of made-up records of all events, and holds every view and table
 * against what the records say.
 *
 * @param start - opens an empty database
 * @param count - records in all
 */
export function roundTripSuite(start: () => Promise<Engine>, count = RECORDS): void {
  const makeFolder = temporaryFolders();
  const model = generatedModel();
  const samples = makeSamples(model, count);
  const lines = linesByEvent(samples);
  const tables = buildTables(model, { naming: NAMING, history: [] });
  let engine: Engine;
  let files: ReadonlyMap<string, string>;

  beforeAll(async () => {
    engine = await start();
    files = new Map(
      emitSql(model, { naming: NAMING, templates, history: [] })
        .filter(({ path }) => path.startsWith(`sql/${engine.dialect.name}/`))
        .map(({ path, text }) => [path.split("/").at(-1) ?? "", text]),
    );
    const folder = makeFolder();
    writeSamples(samples, folder);
    await engine.readFolder(files.get("raw.sql") ?? "", folder);
    for (const file of ["views.sql", "wide.sql", "lookups.sql", "tables.sql", "load.sql"]) {
      await engine.run(files.get(file) ?? "");
    }
  });
  afterAll(() => engine.close());

  const expected = (scope: Scope, event: string, columns: readonly Column[]): readonly PlainRow[] =>
    (lines.get(`${scope} ${event}`) ?? []).map((line) => expectedRow(line, columns, engine));

  test("there are records of every event, and values among them that do not convert", () => {
    expect(tables.filter(({ scope, event }) => !lines.has(`${scope} ${event.name}`)).map(({ name }) => name)).toEqual(
      [],
    );
    const rows = tables.flatMap(({ scope, event, columns }) => expected(scope, event.name, columns));
    expect(rows.some(({ unconverted }) => unconverted !== null)).toBe(true);
  });

  test.each([
    ["view", VIEW_PREFIX],
    ["table", ""],
  ])("every %s gives back every value, and tells those that did not convert", async (_, prefix) => {
    for (const { scope, event, name, columns } of prefix === VIEW_PREFIX ? viewsToRead(tables, engine) : tables) {
      const rows = await readRows(engine, `${prefix}${name}`, columns);
      expect({ name, rows: sorted(rows) }).toEqual({ name, rows: sorted(expected(scope, event.name, columns)) });
    }
  });

  test("the view of all events has every record once", async () => {
    for (const { scope, columns } of buildWideTables(tables)) {
      const rows = await readRows(engine, RELATION_NAMES.wide[scope], columns);
      const all = tables
        .filter((table) => table.scope === scope)
        .flatMap((table) => expected(scope, table.event.name, columns));
      expect(rows.length).toBe(all.length);
      const byId = new Map(rows.map((row) => [row.recordId, row]));
      for (const row of all) expect(byId.get(row.recordId)).toEqual(row);
    }
  });

  test("a second load changes nothing", async () => {
    const before = await countRows(
      engine,
      tables.map(({ name }) => name),
    );
    for (const statements of loadsToRepeat(files.get("load.sql") ?? "", engine)) await engine.run(statements);
    expect(
      await countRows(
        engine,
        tables.map(({ name }) => name),
      ),
    ).toEqual(before);
  });

  test("the database tells the model that it was made from", async () => {
    const name = engine.dialect.quoteIdentifier(RELATION_NAMES.model);
    expect(await engine.query(`SELECT * FROM ${name}`)).toEqual([{ model_id: model.id, release_name: model.release }]);
  });

  test("codes have their meanings", async () => {
    const name = engine.dialect.quoteIdentifier("code_site_role_id");
    const rows = await engine.query(`SELECT * FROM ${name}`);
    expect(rows).toContainEqual({ code: "10", label: "Creator" });
  });
}

/** All; a part of them where planning takes long: the tables, which are all read, are filled from all views. */
const viewsToRead = (tables: readonly Table[], { plansSlowly = false }: Engine): readonly Table[] =>
  plansSlowly && !IS_CLOSE_LOOK ? tables.filter((_, index) => index % 10 === 0) : tables;

/** The whole file; a part of its statements where planning each takes the engine longer than running it. */
function loadsToRepeat(file: string, { plansSlowly = false }: Engine): readonly string[] {
  if (!plansSlowly || IS_CLOSE_LOOK) return [file];
  return file.split(/(?<=;)\n\n/u).filter((_, index) => index % 10 === 0);
}

function makeSamples(model: Model, count: number): readonly Sample[] {
  const valid = makeRecords(model, { seed: 6, count, unusualRate: 0.1, hours: 1, sites: 1 });
  return [...plantFaults(model, valid, { seed: 6, rate: 0.15, faults: VALUE_FAULTS })];
}

function linesByEvent(samples: readonly Sample[]): ReadonlyMap<string, readonly string[]> {
  const lines = new Map<string, string[]>();
  for (const sample of samples) {
    const key = `${sample.scope} ${sample.event}`;
    lines.set(key, [...(lines.get(key) ?? []), lineText(sample, { form: "flat", eventTypeIn: "record" })]);
  }
  return lines;
}

function writeSamples(samples: readonly Sample[], folder: string): void {
  LAYOUTS.forEach((layout, index) => {
    const own = samples.filter((_, number) => number % LAYOUTS.length === index);
    for (const scope of SCOPES) {
      for (const { path, bytes } of layOutFiles(
        own.filter((sample) => sample.scope === scope),
        layout,
      )) {
        const place = join(folder, scope, path);
        mkdirSync(dirname(place), { recursive: true });
        writeFileSync(place, bytes);
      }
    }
  });
}

async function readRows(engine: Engine, relation: string, columns: readonly Column[]): Promise<readonly PlainRow[]> {
  const quote = engine.dialect.quoteIdentifier;
  const own = [OWN_COLUMNS.unconverted, OWN_COLUMNS.recordId];
  const items = [
    ...columns.map(({ name, kind }) => `${engine.plain(quote(name), kind)} AS ${quote(name)}`),
    ...own.map((name) => `${engine.plain(quote(name), "string")} AS ${quote(name)}`),
  ];
  const rows = await engine.query(`SELECT ${items.join(", ")} FROM ${quote(relation)}`);
  return rows.map((row) => plainRow(row, columns));
}

function plainRow(row: Readonly<Record<string, string | null>>, columns: readonly Column[]): PlainRow {
  const unconverted = row[OWN_COLUMNS.unconverted] ?? null;
  const values = columns.map(({ name, kind }) => {
    const text = row[name] ?? null;
    if (text === null) return [name, null] as const;
    if (kind === "float") return [name, String(Number(text))] as const;
    return [name, kind === "number" ? plainDecimal(text) : plainText(text)] as const;
  });
  return {
    recordId: row[OWN_COLUMNS.recordId] ?? "",
    values: Object.fromEntries(values),
    unconverted: unconverted === null ? null : sortedJson(JSON.parse(unconverted) as Record<string, unknown>),
  };
}

const sorted = (rows: readonly PlainRow[]): readonly PlainRow[] =>
  rows.toSorted((a, b) => (a.recordId < b.recordId ? -1 : 1));

async function countRows(engine: Engine, names: readonly string[]): Promise<readonly string[]> {
  const quote = engine.dialect.quoteIdentifier;
  const counts = names.map((name) => engine.query(`SELECT COUNT(*) AS n FROM ${quote(name)}`));
  return (await Promise.all(counts)).map(([row]) => String(row?.["n"]));
}
