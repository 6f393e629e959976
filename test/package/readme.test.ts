import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

import { DuckDBInstance } from "@duckdb/node-api";
import { PGlite } from "@electric-sql/pglite";
import { beforeAll, expect, test } from "vitest";

import { checkFiles, consumerFiles } from "../emit/typescript/consumer-workspace.ts";
import { eventsOf, generatedModel } from "../support/generated-folder.ts";
import { temporaryFolders } from "../support/temporary-folders.ts";
import { makePackage } from "./packed-package.ts";
import { codeBlocks, type CodeBlock } from "./readme-blocks.ts";

const NAME = "tableau-activity-log-schema";
/** What the README tells people to install beside the package, and what that needs itself. */
const LIBRARIES = ["ajv", "ajv-formats"];
const THEIRS = ["fast-deep-equal", "fast-uri", "json-schema-traverse", "require-from-string"];

const makeFolder = temporaryFolders();
let blocks: readonly CodeBlock[] = [];
let programs: Readonly<Record<string, string>> = {};
let consumer = "";

beforeAll(async () => {
  const files = await makePackage();
  blocks = codeBlocks(files["README.md"] ?? "");
  programs = Object.fromEntries(codesIn("ts").map((code, index) => [`use-${index}.ts`, code]));
  const emitted = Object.entries(files).map(([path, text]) => ({ path, text }));
  consumer = makeFolder(consumerFiles(NAME, emitted, programs));
  for (const library of [...LIBRARIES, ...THEIRS]) linkLibrary(library);
});

const codesIn = (wanted: string): readonly string[] =>
  blocks.filter(({ language }) => language === wanted).map(({ code }) => code);

function linkLibrary(name: string): void {
  const installed = fileURLToPath(new URL(`../../node_modules/${name}`, import.meta.url));
  mkdirSync(join(consumer, "node_modules"), { recursive: true });
  symlinkSync(installed, join(consumer, "node_modules", name), "junction");
}

test("every block is in a language that is tested below", () => {
  expect(new Set(blocks.map(({ language }) => language))).toEqual(new Set(["sh", "ts", "js"]));
});

test("the TypeScript blocks compile, and a misspelt attribute in one does not", () => {
  expect(Object.keys(programs)).toHaveLength(6);
  for (const resolution of ["nodenext", "bundler"] as const) {
    expect(checkFiles(consumer, Object.keys(programs), resolution).errors).toEqual([]);
  }
  writeFileSync(join(consumer, "wrong.ts"), programs["use-0.ts"]?.replaceAll("event.groupId", "event.groupID") ?? "");
  expect(checkFiles(consumer, ["wrong.ts"], "nodenext").errors).toEqual([
    expect.stringMatching(/^wrong\.ts:\d+ TS2551$/u),
  ]);
});

interface Uses {
  readonly describe: (event: object) => string;
  readonly tell: (event: object) => string;
  readonly read: (line: string) => string;
  readonly ofOneType: (events: readonly object[]) => readonly unknown[];
  readonly inBoth: (events: readonly object[]) => readonly number[];
  readonly known: (value: unknown) => unknown;
  readonly code: number;
  readonly label: string;
}

/** Beside the events' tables stand the one that tells the model, and the one that bounds loads. */
const TABLES = eventsOf(generatedModel()).length + 2;

test("the TypeScript blocks do what they say", async () => {
  const modules = Object.keys(programs).map(async (name): Promise<object> => {
    const url = pathToFileURL(join(consumer, name.replace(/ts$/u, "js"))).href;
    return (await import(/* @vite-ignore */ url)) as object;
  });
  const uses = Object.assign({}, ...(await Promise.all(modules))) as Uses;
  const event = { eventType: "add_delete_group_to_group_set", groupId: 5 };
  const other = { eventType: "create_tenant" };
  expect([event, other].map(uses.describe)).toEqual(["groupId: 5", "another event: create_tenant"]);
  expect([event, other].map(uses.tell)).toEqual(["groupId: 5", "another event: create_tenant"]);
  expect(['{ "eventType": "create_tenant" }', '{ "eventType": "open_door" }', "[]"].map(uses.read)).toEqual([
    ...["known: create_tenant", "unknown: open_door", "no record"],
  ]);
  expect(uses.ofOneType([event, other])).toEqual([5]);
  expect(uses.inBoth([event, other])).toEqual([1, 1]);
  expect([uses.known("success"), uses.known("open")]).toEqual(["success", undefined]);
  expect([uses.code, uses.label]).toEqual([0, "SiteAdministratorExplorer"]);
});

test("the JavaScript blocks run, each with what it says", () => {
  const printed = codesIn("js").map((code, index) => {
    writeFileSync(join(consumer, `run-${index}.js`), code);
    return execFileSync(process.execPath, [`run-${index}.js`], {
      ...{ cwd: consumer, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] },
    });
  });
  const { site, tenant } = generatedModel().references;
  expect(printed).toEqual([
    "wrong-type /groupId add_delete_group_to_group_set /groupId: expected integer or null, found array\n",
    ...["valid\n", "valid\n", "refused\n"],
    `${TABLES} tables\n`,
    `site ${site?.events.length}\ntenant ${tenant?.events.length}\n`,
  ]);
});

test("the shell blocks install what the code imports, and load the tables", async () => {
  const lines = codesIn("sh").flatMap((code) => code.trim().split("\n"));
  expect(lines).toEqual([
    ...[`npm install ${NAME}`, `npm install ${LIBRARIES.join(" ")}`],
    expect.stringMatching(/^psql .*-f \S+$/u),
    expect.stringMatching(/^duckdb \S+ -c ".read \S+"$/u),
  ]);
  const [postgres = "", duckdb = ""] = lines.flatMap((line) => /(?:-f |\.read )(\S+?)"?$/u.exec(line)?.slice(1) ?? []);
  const textOf = (path: string): string => readFileSync(join(consumer, path), "utf8");
  await expect(PGlite.create().then((server) => server.exec(textOf(postgres)))).resolves.not.toHaveLength(0);
  const connection = await (await DuckDBInstance.create(":memory:")).connect();
  await connection.run(textOf(duckdb));
  const { rowCount } = await connection
    .runAndReadAll("SELECT * FROM duckdb_tables()")
    .then((rows) => ({ rowCount: rows.currentRowCount }));
  expect(rowCount).toBe(TABLES);
});
