import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

import { afterAll, expect, test } from "vitest";

const PROJECT = resolve(import.meta.dirname, "../..");
const CRUISER = join(PROJECT, "node_modules/dependency-cruiser/bin/dependency-cruise.mjs");

const root = mkdtempSync(join(realpathSync(tmpdir()), "directions-"));
afterAll(() => {
  rmSync(root, { recursive: true });
});

/** Ids of the rules that a tree of small modules breaks, each with the module that breaks it. */
function broken(name: string, modules: { readonly [path: string]: string }): readonly string[] {
  const folder = join(root, name);
  for (const [path, text] of Object.entries(modules)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  copyFileSync(join(PROJECT, "tsconfig.json"), join(folder, "tsconfig.json"));
  symlinkSync(join(PROJECT, "node_modules"), join(folder, "node_modules"));
  const args = [CRUISER, "generator", "--config", join(PROJECT, "dependency-rules.mjs"), "--output-type", "json"];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8", maxBuffer: 1 << 26 });
  const { summary } = JSON.parse(stdout) as {
    summary: { violations: readonly { rule: { name: string }; from: string }[] };
  };
  return summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`).toSorted((a, b) => (a < b ? -1 : 1));
}

const leaf = "export const x = 1;\n";

test("a planted violation of each kind is found", () => {
  const found = broken("bad", {
    "generator/cli.ts": 'export { x } from "./commands/generate.ts";\n',
    "generator/commands/generate.ts": 'export { Project as x } from "ts-morph";\n',
    "generator/findings/finding.ts": 'export { x } from "../model/model.ts";\n',
    "generator/model/model.ts": leaf,
    "generator/scrape/scrape.ts": 'export type { x } from "../reconcile/reconcile.ts";\n',
    "generator/reconcile/reconcile.ts": 'import "node:fs";\nexport * from "./other.ts";\nexport const x = 1;\n',
    "generator/reconcile/other.ts": 'export * from "./reconcile.ts";\n',
    "generator/emit/sql/emit-sql.ts": 'export { x } from "../docs/emit-docs.ts";\n',
    "generator/emit/docs/emit-docs.ts": 'export { load as x } from "cheerio/slim";\n',
    "generator/emit/typescript/emit-typescript.ts": 'export { x } from "../docs/emit-docs.ts";\n',
    "generator/diff/compare-models.ts": 'export { x } from "../emit/sql/emit-sql.ts";\n',
    "generator/diff/migrate/migration-text.ts": 'export { x } from "../../emit/typescript/emit-typescript.ts";\n',
    "generator/inputs/read-sources.ts": 'import "node:fs";\n',
    "generator/sql/dialect.ts": 'export { x } from "../check/check.ts";\n',
    "generator/check/check.ts": leaf,
    "generator/attic/junk.ts": 'export { x } from "../model/model.ts";\n',
  });
  expect(found).toEqual([
    "artifacts-apart: generator/emit/sql/emit-sql.ts",
    "changes-without-artifacts: generator/diff/compare-models.ts",
    "downwards-from-findings: generator/findings/finding.ts",
    "downwards-from-scrape: generator/scrape/scrape.ts",
    "downwards-from-sql: generator/sql/dialect.ts",
    "files-in-few-places: generator/inputs/read-sources.ts",
    "heavy-on-demand: generator/commands/generate.ts",
    "known-room: generator/attic/junk.ts",
    "light-start: generator/cli.ts",
    "migrations-from-tables: generator/diff/migrate/migration-text.ts",
    "no-cycle: generator/reconcile/other.ts",
    "owner-of-cheerio: generator/emit/docs/emit-docs.ts",
    "owner-of-ts-morph: generator/commands/generate.ts",
    "pure-rooms: generator/reconcile/reconcile.ts",
    "sideways-from-typescript: generator/emit/typescript/emit-typescript.ts",
  ]);
});

test("what DESIGN.md allows is allowed", () => {
  const found = broken("good", {
    "generator/cli.ts": 'export const verb = () => import("./commands/generate.ts");\n',
    "generator/commands/generate.ts": 'import "node:fs";\nimport "../emit/typescript/emit-typescript.ts";\n',
    "generator/emit/typescript/emit-typescript.ts":
      'import "../json-schema/emit-json-schema.ts";\nexport const morph = () => import("ts-morph");\n',
    "generator/emit/json-schema/emit-json-schema.ts": 'export { x } from "../../model/model.ts";\n',
    "generator/model/model.ts": 'import "node:crypto";\nexport const x = 1;\n',
    "generator/read/read-page.ts": 'export { load } from "cheerio/slim";\n',
  });
  expect(found).toEqual([]);
});
