import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { PROJECT_FOLDER } from "../../generator/commands/project-folder.ts";
import { readHistory } from "../../generator/inputs/history.ts";
import { modelId } from "../../generator/model/model-id.ts";
import { parseModel } from "../../generator/model/parse-model.ts";

const folder = join(PROJECT_FOLDER, "docs-input", "history");
const names = readdirSync(folder);
const history = readHistory(
  names.map((name) => ({ path: `history/${name}`, bytes: readFileSync(join(folder, name)) })),
);

test("each earlier model has the facts that its id stands for", () => {
  expect(history.length).toBeGreaterThan(0);
  expect(history.map(({ references }) => modelId(references))).toEqual(history.map(({ id }) => id));
});

test("history ends with the model of the default release", () => {
  const text = readFileSync(join(PROJECT_FOLDER, "generated", "current", "model.json"), "utf8");
  const { id } = parseModel(text, "generated/current/model.json");
  expect(history.at(-1)?.id, "run `npm run history`, then `npm run generate`, and commit both").toBe(id);
});
