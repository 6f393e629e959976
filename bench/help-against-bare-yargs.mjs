// `--help` beside a bare yargs program with the same verbs. Aim: at most 1.5.
import { fileURLToPath } from "node:url";

import { measure, printRatios } from "./measure.mjs";

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));
const node = process.execPath;

const results = measure(
  [
    { name: "activity-log-schema --help", command: node, args: [path("../bin/activity-log-schema.js"), "--help"] },
    { name: "bare yargs --help", command: node, args: [path("bare-yargs.mjs"), "--help"] },
  ],
  21,
);
printRatios("--help, median of 21", results);
