// A cold `npm run generate` beside json-schema-to-typescript's own command on the larger of our bundles. Aim: at most 1.5.
//
// The command knows no if/then, by which our bundle leads to its events: only with `--unreachableDefinitions` does it write
// their types. It turns one schema into types of one scope; `generate` reads all pages, reconciles and makes all artifacts.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { measure, printRatios } from "./measure.mjs";

const ROUNDS = 7;
const root = fileURLToPath(new URL("../", import.meta.url));
const work = mkdtempSync(join(tmpdir(), "bench-"));
const bundle = join(root, "generated/current/json-schema/site.schema.json");
const json2ts = join(root, "node_modules/json-schema-to-typescript/dist/src/cli.js");
const generate = ["run", "--silent", "generate", "--"];

const results = measure(
  [
    { name: "npm run generate, nothing to write", command: "npm", args: generate, cwd: root },
    {
      name: "npm run generate, all to write",
      command: "bash",
      args: ["-c", `rm -rf "$0/out"; exec npm run --silent generate -- --out "$0/out"`, work],
      cwd: root,
    },
    {
      name: "json2ts --unreachableDefinitions site.schema.json",
      command: process.execPath,
      args: [json2ts, "--unreachableDefinitions", "-i", bundle, "-o", join(work, "site.d.ts")],
    },
  ],
  ROUNDS,
);
printRatios(`generate, median of ${ROUNDS}`, results);
rmSync(work, { recursive: true });
