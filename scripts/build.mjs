// Compiles generator/ to dist/. `--if-stale`: only where the sources are others than those that dist/ was made from.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

import { sourceHash } from "./source-hash.mjs";

const root = fileURLToPath(new URL("../", import.meta.url));
const dist = join(root, "dist");

/** The file of dist/ that holds the hash of its sources. */
const STAMP = ".sources";

/** Builds dist/ where it is absent or made from other sources. @returns {boolean} false where the build failed. */
export function buildIfStale() {
  const stamp = join(dist, STAMP);
  const fresh = existsSync(stamp) && readFileSync(stamp, "utf8") === sourceHash(root);
  return fresh || build();
}

/** Builds dist/ beside the earlier one and swaps it in, so that a failed build leaves no half of one. */
function build() {
  const compiler = findCompiler();
  if (compiler === undefined) {
    process.stderr.write("build: TypeScript is not installed; run `npm ci` without leaving out development packages\n");
    return false;
  }
  const hash = sourceHash(root);
  const fresh = mkdtempSync(join(root, ".dist-"));
  // Standard output belongs to the verb that may run next.
  const args = [compiler, "-p", join(root, "tsconfig.build.json"), "--outDir", fresh];
  const { status } = spawnSync(process.execPath, args, { stdio: ["ignore", 2, 2] });
  if (status === 0) {
    writeFileSync(join(fresh, STAMP), hash);
    // Two renames, one right after the other: a command that starts meanwhile finds one build or the other.
    const earlier = `${fresh}-earlier`;
    if (existsSync(dist)) renameSync(dist, earlier);
    renameSync(fresh, dist);
    rmSync(earlier, { recursive: true, force: true });
  }
  rmSync(fresh, { recursive: true, force: true });
  return status === 0;
}

function findCompiler() {
  try {
    return createRequire(import.meta.url).resolve("typescript/lib/tsc.js");
  } catch {
    return undefined;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const done = process.argv.includes("--if-stale") ? buildIfStale() : build();
  process.exitCode = done ? 0 : 1;
}
