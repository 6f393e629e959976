import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";

import ts from "typescript";
import { afterAll, beforeAll, expect, test } from "vitest";

import type { EmittedFile } from "../../../generator/emit/emitted-file.ts";
import { emitCheck } from "../../../generator/emit/check/emit-check.ts";
import { emitJsonSchema } from "../../../generator/emit/json-schema/emit-json-schema.ts";
import { emitPackage } from "../../../generator/emit/package/emit-package.ts";
import { emitTypescript } from "../../../generator/emit/typescript/emit-typescript.ts";
import { parseModel } from "../../../generator/model/parse-model.ts";
import { checkerSources } from "../../support/checker-sources.ts";
import { buildAttribute, buildEvent, buildModel } from "../../support/model-builder.ts";
import { codeBlocks } from "../../package/readme-blocks.ts";
import { hostileModel } from "../sql/hostile-model.ts";
import { templates } from "../templates.ts";

const model = buildModel({
  release: "next",
  site: {
    common: [buildAttribute({ name: "pod" })],
    events: [
      buildEvent({ name: "no_door" }),
      buildEvent({ name: "open_door", attributes: [buildAttribute({ name: "doorState", type: "integer" })] }),
    ],
  },
});
const files = new Map(emitPackage(model, { templates }).map((file) => [file.path, file.text]));
const readme = files.get("README.md") ?? "";
const codesOf = (language: string): readonly string[] =>
  codeBlocks(readme).flatMap((block) => (block.language === language ? [block.code] : []));

test("the package names itself, the release and the model, and offers each artifact", () => {
  expect(JSON.parse(files.get("package.json") ?? "")).toMatchObject({
    name: "tableau-activity-log-schema",
    type: "module",
    activityLog: { release: "next", modelId: "0123456789ab" },
    exports: {
      ".": { types: "./typescript/index.d.ts", default: "./typescript/index.js" },
      "./check": { types: "./check/index.d.ts", default: "./check/index.js" },
      "./model": "./model.json",
    },
  });
  expect(JSON.parse(files.get("package.json") ?? "")).not.toHaveProperty("dependencies");
});

test("types go first in the exports, or a compiler does not see them", () => {
  const { exports } = JSON.parse(files.get("package.json") ?? "") as { readonly exports: object };
  const conditions = Object.values(exports).filter((target) => typeof target === "object");
  expect(conditions.map((target) => Object.keys(target as object)[0])).toEqual(["types", "types", "types"]);
});

test("model.json comes back as the model it was made from", () => {
  expect(parseModel(files.get("model.json") ?? "", "model.json")).toEqual(model);
  expect(JSON.parse(files.get("model.schema.json") ?? "")).toMatchObject({ $id: "urn:tableau-activity-log:model" });
});

test("the README counts what there is and says whose work it is", () => {
  expect(readme).toContain("- 2 site events: 1 attribute, and 1 that all of them have\n");
  expect(readme).toContain("independent project");
});

test("a model without a name that can stand in code gets a README without code", () => {
  const events = [buildEvent({ name: "`*/", attributes: [buildAttribute({ name: "pod" })] })];
  const [, text] = emitPackage(buildModel({ site: { events } }), { templates });
  expect(text?.text).not.toContain("*/");
  expect(emitPackage(hostileModel, { templates })[1]?.text).toContain('case "login":');
});

let consumer: string;
beforeAll(async () => {
  consumer = await mkdtemp(path.join(tmpdir(), "consumer-"));
  const target = path.join(consumer, "node_modules/tableau-activity-log-schema");
  const code = [...(await emitTypescript(model)), ...(await emitCheck(model, checkerSources()))];
  const all = [...emitPackage(model, { templates }), ...emitJsonSchema(model), ...code];
  for (const file of all) await writeBelow(target, file);
  for (const library of [
    "ajv",
    "ajv-formats",
    "fast-deep-equal",
    "json-schema-traverse",
    "fast-uri",
    "require-from-string",
  ]) {
    const installed = path.join(import.meta.dirname, "../../../node_modules", library);
    await symlink(installed, path.join(consumer, "node_modules", library));
  }
  await writeFile(path.join(consumer, "package.json"), '{ "type": "module" }');
});
afterAll(() => rm(consumer, { recursive: true }));

async function writeBelow(folder: string, file: EmittedFile): Promise<void> {
  const target = path.join(folder, file.path);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, file.text);
}

test("the README's JavaScript runs, but for the tables that are not here", async () => {
  const codes = codesOf("js").filter((code) => !code.includes("/sql/"));
  const printed = codes.map(async (code, index) => {
    await writeFile(path.join(consumer, `use-${index}.js`), code);
    return (await promisify(execFile)(process.execPath, [`use-${index}.js`], { cwd: consumer })).stdout;
  });
  expect(await Promise.all(printed)).toEqual([
    "wrong-type /doorState open_door /doorState: expected integer or null, found array\n",
    ...["valid\n", "valid\n", "refused\n", "site 2\n"],
  ]);
});

test("the README's TypeScript compiles for a model without values, and a wrong attribute in it does not", async () => {
  const errorsOf = async (programs: readonly (readonly [name: string, code: string])[]) => {
    for (const [name, code] of programs) await writeFile(path.join(consumer, name), code);
    const options = {
      ...{ strict: true, noEmit: true, types: [], lib: ["lib.es2022.d.ts"] },
      ...{ module: ts.ModuleKind.NodeNext, target: ts.ScriptTarget.ES2022 },
    };
    const roots = programs.map(([name]) => path.join(consumer, name));
    return ts
      .getPreEmitDiagnostics(ts.createProgram(roots, options))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
  };
  const codes = codesOf("ts");
  expect(codes).toHaveLength(4);
  expect(await errorsOf(codes.map((code, index) => [`right-${index}.ts`, code] as const))).toEqual([]);
  const wrong = codes[0]?.replace("event.doorState", "event.doorstate") ?? "";
  expect(await errorsOf([["wrong.ts", wrong]])).toHaveLength(1);
});
