// Writes doc/cli.md from the help texts of the command.
import { writeFileSync } from "node:fs";

import { buildIfStale } from "./build.mjs";

if (buildIfStale()) {
  const { COMMAND, helpText } = await import("../dist/cli.js");
  const { cliDocument } = await import("../dist/commands/cli-document.js");
  writeFileSync(new URL("../doc/cli.md", import.meta.url), await cliDocument(COMMAND, helpText));
} else process.exitCode = 4;
