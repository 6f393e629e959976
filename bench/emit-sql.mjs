// Writing the SQL of all dialects beside writing the TypeScript, once in a fresh process as `generate` does. Aim: below 1.0.
//
// Each process reads the model and loads both emitters; the first row does no more than that, and is part of the others.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { emitSql } from "../dist/emit/sql/emit-sql.js";
import { emitTypescript } from "../dist/emit/typescript/emit-typescript.js";
import { loadTemplates } from "../dist/inputs/load-templates.js";
import { parseModel } from "../dist/model/parse-model.js";
import { DIALECTS } from "../dist/sql/dialects.js";
import { measure, printRatios } from "./measure.mjs";

const ROUNDS = 7;

const root = new URL("../", import.meta.url);
const model = parseModel(readFileSync(new URL("generated/current/model.json", root), "utf8"), "model.json");
const templates = await loadTemplates(fileURLToPath(new URL("templates", root)));

const EMITTERS = {
  nothing: () => undefined,
  sql: () => emitSql(model, { naming: "snake", history: [], templates }),
  typescript: () => emitTypescript(model),
};

const [, script, emitter] = process.argv;
if (emitter !== undefined) await EMITTERS[emitter]();
else printComparison();

function printComparison() {
  const runOf = (name, argument) => ({ name, command: process.execPath, args: [script, argument] });
  const results = measure(
    [
      runOf("nothing", "nothing"),
      runOf(`SQL of ${DIALECTS.length} dialects`, "sql"),
      runOf("TypeScript", "typescript"),
    ],
    ROUNDS,
  );
  printRatios(`emit, median of ${ROUNDS}`, results);
}
