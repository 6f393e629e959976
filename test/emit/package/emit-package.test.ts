import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";

import ts from "typescript";
import { afterAll, beforeAll, expect, test } from "vitest";

import type { EmittedFile } from "../../../generator/emit/emitted-file.ts";
import { emitJsonSchema } from "../../../generator/emit/json-schema/emit-json-schema.ts";
import { emitPackage } from "../../../generator/emit/package/emit-package.ts";
import { emitTypescript } from "../../../generator/emit/typescript/emit-typescript.ts";
import { parseModel } from "../../../generator/model/parse-model.ts";
import { buildAttribute, buildEvent, buildModel } from "../../support/model-builder.ts";
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
const codeOf = (language: string): string => new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``).exec(readme)?.[1] ?? "";

test("the package names itself, the release and the model, and offers each artifact", () => {
  expect(JSON.parse(files.get("package.json") ?? "")).toMatchObject({
    name: "tableau-activity-log-schema",
    type: "module",
    activityLog: { release: "next", modelId: "0123456789ab" },
    exports: { ".": { types: "./typescript/index.d.ts", default: "./typescript/index.js" }, "./model": "./model.json" },
  });
  expect(JSON.parse(files.get("package.json") ?? "")).not.toHaveProperty("dependencies");
});

test("types go first in the exports, or a compiler does not see them", () => {
  expect(files.get("package.json")).toMatch(/"\.": \{\s*"types"/);
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
  const all = [...emitPackage(model, { templates }), ...emitJsonSchema(model), ...(await emitTypescript(model))];
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

test("the README's JSON Schema code runs", async () => {
  await writeFile(path.join(consumer, "validate.js"), codeOf("js"));
  const { stdout } = await promisify(execFile)(process.execPath, ["validate.js"], { cwd: consumer });
  expect(stdout).toBe("valid\n");
});

test("the README's TypeScript code compiles, and a wrong attribute in it does not", async () => {
  const errorsOf = async (name: string, code: string): Promise<readonly string[]> => {
    await writeFile(path.join(consumer, name), code);
    const options = {
      strict: true,
      noEmit: true,
      module: ts.ModuleKind.NodeNext,
      types: [],
      target: ts.ScriptTarget.ES2022,
    };
    const program = ts.createProgram([path.join(consumer, name)], options);
    return ts
      .getPreEmitDiagnostics(program)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
  };
  expect(await errorsOf("right.ts", codeOf("ts"))).toEqual([]);
  expect(await errorsOf("wrong.ts", codeOf("ts").replace("event.doorState", "event.doorstate"))).toHaveLength(1);
});
