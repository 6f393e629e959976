import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import type { Resolution } from "../emit/typescript/consumer-workspace.ts";

/** Compilers that consumers have, by the names under which they are installed here. */
export const COMPILERS = ["typescript-5.9", "typescript", "typescript-7"] as const;

const MODULES: Readonly<Record<Resolution, string>> = { nodenext: "nodenext", bundler: "esnext" };
const ERROR = /^(?<file>[^\n(]+)\((?<line>\d+),\d+\): error (?<code>TS\d+)/gmu;

/**
 * Type-checks the programs of a folder with a compiler's own command line, as a consumer would.
 *
 * @returns each error as `file:line TScode`, once
 */
export function runCompiler(compiler: string, folder: string, resolution: Resolution): readonly string[] {
  const project = join(folder, resolution);
  mkdirSync(project, { recursive: true });
  const compilerOptions = {
    ...{ module: MODULES[resolution], moduleResolution: resolution, target: "es2022", lib: ["es2022"], types: [] },
    ...{ noEmit: true, strict: true, isolatedModules: true, verbatimModuleSyntax: true, resolveJsonModule: true },
    ...{ exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true },
    noPropertyAccessFromIndexSignature: true,
  };
  writeFileSync(join(project, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["../*.ts"] }));
  const tsc = fileURLToPath(new URL(`../../node_modules/${compiler}/bin/tsc`, import.meta.url));
  const { stdout, stderr } = spawnSync(process.execPath, [tsc, "-p", project, "--pretty", "false"], {
    cwd: folder,
    encoding: "utf8",
  });
  const errors = [...stdout.matchAll(ERROR)].map(({ groups: { file, line, code } = {} }) => `${file}:${line} ${code}`);
  // What names no line of a program is a failure of the whole.
  const others = `${stdout}${stderr}`.split("\n").filter((text) => text.startsWith("error"));
  return [...new Set([...errors, ...others])];
}
