import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { COMMAND, helpText } from "../../generator/cli.ts";
import { cliDocument } from "../../generator/commands/cli-document.ts";

test("doc/cli.md is what the program's help says (npm run docs:cli writes it)", async () => {
  const written = readFileSync(new URL("../../doc/cli.md", import.meta.url), "utf8");
  expect(written).toBe(await cliDocument(COMMAND, helpText));
});
