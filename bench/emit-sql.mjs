// Writing the SQL of all dialects beside writing the TypeScript, from the same model in one process. Aim: below 1.0.
import { readFileSync } from "node:fs";

import { emitSql } from "../dist/emit/sql/emit-sql.js";
import { emitTypescript } from "../dist/emit/typescript/emit-typescript.js";
import { loadTemplates } from "../dist/inputs/load-templates.js";
import { parseModel } from "../dist/model/parse-model.js";
import { DIALECTS } from "../dist/sql/dialects.js";
import { measureInProcess, printRatios } from "./measure.mjs";

const ROUNDS = 5;

const root = new URL("../", import.meta.url);
const model = parseModel(readFileSync(new URL("generated/current/model.json", root), "utf8"), "model.json");
const templates = await loadTemplates(new URL("templates", root).pathname);

const results = await measureInProcess(
  [
    {
      name: `SQL of ${DIALECTS.length} dialects`,
      run: () => emitSql(model, { naming: "snake", history: [], templates }),
    },
    { name: "TypeScript", run: () => emitTypescript(model) },
  ],
  ROUNDS,
);
printRatios(`emit, median of ${ROUNDS}`, results);
