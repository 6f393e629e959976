import { execFileSync } from "node:child_process";
import { join } from "node:path";

import ts from "typescript";
import { beforeAll, expect, test } from "vitest";

import { emitCheck } from "../../../generator/emit/check/emit-check.ts";
import { transpileSource } from "../../../generator/emit/check/transpile-source.ts";
import type { EmittedFile } from "../../../generator/emit/emitted-file.ts";
import { CHECKER, checkerSources } from "../../support/checker-sources.ts";
import { generatedModel } from "../../support/generated-folder.ts";
import { HOSTILE_MODEL, HOSTILE_NAMES } from "../../support/hostile-model.ts";
import { temporaryFolders } from "../../support/temporary-folders.ts";

const makeFolder = temporaryFolders();
let files: readonly EmittedFile[] = [];

beforeAll(async () => {
  files = await emitCheck(generatedModel(), checkerSources());
});

const scripts = () => files.filter(({ path }) => path.endsWith(".js"));

/** The modules that a file imports or exports from. */
const importsOf = (text: string): readonly string[] =>
  ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);

/** A package with nothing but `check/`, and a program in it. @returns what the program prints, as JSON */
function run(emitted: readonly EmittedFile[], program: string): unknown {
  const folder = makeFolder({
    "package.json": '{ "type": "module" }',
    "program.js": program,
    ...Object.fromEntries(emitted.map(({ path, text }) => [path, text])),
  });
  // Without `eval` and `new Function`, as in a page with a content security policy.
  const args = ["--disallow-code-generation-from-strings", "program.js"];
  return JSON.parse(execFileSync(process.execPath, args, { cwd: folder, encoding: "utf8" }));
}

test("the package's check holds its data and is small: below 300 kB of JavaScript", () => {
  const bytes = scripts().reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
  expect(bytes).toBeLessThan(300_000);
});

test("every import is of a file that is there, and each script has its declarations", () => {
  const paths = new Set(files.map(({ path }) => path));
  expect(paths.size).toBe(files.length);
  for (const { path, text } of files) {
    for (const imported of importsOf(text)) {
      expect(imported).toMatch(/^\.{1,2}\/.*\.js$/);
      const target = join(path, "..", imported).replaceAll("\\", "/");
      const found = path.endsWith(".js") ? paths.has(target) : paths.has(target.replace(/\.js$/, ".d.ts"));
      expect(found, `${path} imports ${imported}`).toBe(true);
    }
    if (path.endsWith(".js")) expect(paths).toContain(path.replace(/\.js$/, ".d.ts"));
  }
});

test("the checker uses the language only, neither Node nor a browser", () => {
  const program = ts.createProgram([join(CHECKER, "create-checker.ts"), join(CHECKER, "problem-kinds.ts")], {
    ...{ strict: true, noEmit: true, allowImportingTsExtensions: true, types: [], lib: ["lib.es2022.d.ts"] },
    ...{
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
    },
  });
  expect(ts.getPreEmitDiagnostics(program).map(({ messageText }) => messageText)).toEqual([]);
});

test("the package's check runs alone and without code made at run time", () => {
  const told = run(
    files,
    `import { checkRecord, createChecker, PROBLEM_KINDS, TABLES } from "./check/index.js";
    console.log(JSON.stringify([
      checkRecord({ eventType: "background_job", jobId: "x" }).problems.map(({ message }) => message),
      checkRecord({ eventType: "background_job", jobId: 1 }),
      createChecker(TABLES)({ eventType: "mcp_tool_call" }).problems.map(({ kind }) => kind),
      PROBLEM_KINDS.length,
      TABLES.modelId,
    ]));`,
  );
  expect(told).toEqual([
    ["background_job /jobId: expected integer or null, found string"],
    { eventType: "background_job", scope: "site", problems: [] },
    ["unknown-event"],
    14,
    generatedModel().id,
  ]);
});

test("hostile names stay data", async () => {
  const emitted = await emitCheck(HOSTILE_MODEL, checkerSources());
  const names = JSON.stringify(HOSTILE_NAMES);
  const told = run(
    emitted,
    `import { checkRecord } from "./check/index.js";
    const names = ${names.replaceAll("\u2028", "\\u2028")};
    const keys = JSON.parse(${JSON.stringify(`{${HOSTILE_NAMES.map((name) => `${JSON.stringify(name)}:1`).join(",")}}`)});
    console.log(JSON.stringify(names.map((eventType) =>
      checkRecord(keys, { eventType, strict: true }).problems.map(({ kind, attribute }) => kind + " " + attribute))));`,
  );
  // "2fa" and the like come first in no object, but every name is an attribute of type string.
  const wrong = HOSTILE_NAMES.map((name) => `wrong-type ${name}`);
  expect(told).toEqual(HOSTILE_NAMES.map(() => wrong));
});

test("a module whose exports don't say their types is refused", async () => {
  const source = { path: "bad.ts", text: "export const made = String(1).trim();\n" };
  await expect(transpileSource(source)).rejects.toThrow(/^bad\.ts: /);
});

test("the same input gives the same bytes, with LF and a final newline", async () => {
  expect(await emitCheck(generatedModel(), checkerSources())).toEqual(files);
  for (const { text } of files) expect(text).toMatch(/^[^\r]*[^\n]\n$/);
});
