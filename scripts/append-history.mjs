// Appends the facts of the generated model of the default release to docs-input/history, unless they are its newest.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";

import { buildIfStale } from "./build.mjs";

if (buildIfStale()) {
  const { appendHistory } = await import("../dist/inputs/append-history.js");
  const { readSources } = await import("../dist/inputs/read-sources.js");
  const { parseModel } = await import("../dist/model/parse-model.js");
  const read = (path) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");
  const { defaultRelease } = readSources("docs-input/sources.yaml", read("docs-input/sources.yaml"));
  const path = `generated/${defaultRelease}/model.json`;
  const folder = new URL("../docs-input/history/", import.meta.url);
  mkdirSync(folder, { recursive: true });
  const entry = appendHistory(readdirSync(folder), parseModel(read(path), path));
  if (entry !== undefined) writeFileSync(new URL(entry.name, folder), entry.text);
  process.stdout.write(
    entry === undefined
      ? `docs-input/history ends with the facts of ${path}\n`
      : `wrote docs-input/history/${entry.name}\n`,
  );
} else process.exitCode = 4;
