#!/usr/bin/env node
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const cli = new URL("../dist/cli.js", import.meta.url);

if (existsSync(cli)) {
  const { main } = await import(cli.href);
  await main(process.argv.slice(2));
} else {
  const folder = fileURLToPath(new URL("../", import.meta.url));
  process.stderr.write(
    `activity-log-schema is not built. Run this once: npm --prefix ${JSON.stringify(folder)} run build\n`,
  );
  process.exitCode = 4;
}
