import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { afterEach, beforeEach, expect, test } from "vitest";

import { buildAttribute, buildEvent, buildModel } from "../../support/model-builder.ts";
import { temporaryFolders, type FileTree } from "../../support/temporary-folders.ts";
import { sqlFile } from "../cases/sql-file.ts";
import type { Engine } from "./engine.ts";

const doors = {
  common: [buildAttribute({ name: "eventProcessedTime", format: "date-time" })],
  events: [buildEvent({ name: "open_door", attributes: [buildAttribute({ name: "doorName" })] })],
};
const model = buildModel({ site: doors, tenant: doors });

const record = (doorName: string): string => `${JSON.stringify({ eventType: "open_door", doorName })}\n`;

const TOLD = "pod=a/siteLuid=b/y=2026/m=01/d=02/h=03/eventType=open_door/log.json";
const UNTOLD = "2026/log.json";

/** What is below the folder, and the doors that the site's and the tenant's relations then show. */
const CASES: readonly (readonly [name: string, files: FileTree, site: string[], tenant: string[]])[] = [
  ["no tenant folder", { [`site/${TOLD}`]: record("front") }, ["front"], []],
  ["no site folder", { [`tenant/${TOLD}`]: record("back") }, [], ["back"]],
  ["neither folder", {}, [], []],
  [
    "files in folders that do not tell the kind alone",
    { [`site/${UNTOLD}`]: record("front"), [`tenant/${UNTOLD}`]: record("back") },
    ["front"],
    ["back"],
  ],
];

/** What comes later, into either kind of folder. */
const LATER: FileTree = {
  [`site/later/${TOLD}`]: record("late site"),
  [`tenant/later/${UNTOLD}`]: record("late tenant"),
};

/**
 * Reads folders that lack files in place: the relations over them are empty, and show what comes later.
 *
 * @param start - opens an empty database
 * @param refresh - what of raw.sql must run again so that files are seen that have come since
 */
export function missingFilesSuite(start: () => Promise<Engine>, refresh: (raw: string) => string): void {
  const makeFolder = temporaryFolders();
  let engine: Engine;
  beforeEach(async () => {
    engine = await start();
  });
  afterEach(() => engine.close());

  test.each(CASES)("%s: relations show what there is, and what comes later", async (_, files, site, tenant) => {
    const folder = makeFolder(files);
    const sql = (file: string): string => sqlFile(engine.dialect.name, file, model);
    await engine.readFolder(sql("raw"), folder);
    for (const name of ["views", "wide", "tables", "load"]) await engine.run(sql(name));
    expect(await shownDoors(engine)).toEqual(allShow(site, tenant));

    addFiles(folder, LATER);
    await engine.readFolder(refresh(sql("raw")), folder);
    await engine.run(sql("load"));
    expect(await shownDoors(engine)).toEqual(allShow([...site, "late site"], [...tenant, "late tenant"]));
  });
}

function addFiles(folder: string, files: FileTree): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

const RELATIONS = {
  site: ["v_open_door", "all_site_events", "open_door"],
  tenant: ["v_tenant_open_door", "all_tenant_events", "tenant_open_door"],
} as const;

const allShow = (site: readonly string[], tenant: readonly string[]) =>
  Object.fromEntries([
    ...RELATIONS.site.map((name) => [name, [...site].toSorted()]),
    ...RELATIONS.tenant.map((name) => [name, [...tenant].toSorted()]),
  ]) as Record<string, readonly string[]>;

async function shownDoors({ query }: Engine): Promise<Record<string, readonly (string | null | undefined)[]>> {
  const shown: Record<string, readonly (string | null | undefined)[]> = {};
  for (const name of [...RELATIONS.site, ...RELATIONS.tenant]) {
    const rows = await query(`SELECT door_name FROM ${name} ORDER BY door_name`);
    shown[name] = rows.map((row) => row["door_name"]);
  }
  return shown;
}
