import { execFileSync } from "node:child_process";
import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { listTree } from "../../generator/commands/output/list-tree.ts";
import { generatedModel, PACKAGE } from "../support/generated-folder.ts";
import { temporaryFolders } from "../support/temporary-folders.ts";

const makeFolder = temporaryFolders();

test("the package packs as it lies there: every file of it, and nothing else", () => {
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const report = execFileSync(npm, ["pack", "--dry-run", "--json", "--offline"], {
    cwd: PACKAGE,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
    shell: process.platform === "win32",
  });
  const [packed] = JSON.parse(report) as readonly { readonly files: readonly { readonly path: string }[] }[];
  const paths = packed?.files.map(({ path }) => path) ?? [];
  expect(new Set(paths)).toEqual(new Set(listTree(PACKAGE)));
  const top = new Set(paths.map((path) => path.split("/")[0]));
  expect(top).toEqual(
    new Set([
      ...["package.json", "README.md", "LICENSE", "NOTICE", "model.json", "model.schema.json", "attributes.csv"],
      ...["CHANGES.md", "attributes.d.csv.ts", "typescript", "json-schema", "sql", "docs", "check"],
    ]),
  );
});

test("a consumer reaches each artifact through the exports, and no other file", () => {
  const consumer = makeFolder({
    "package.json": '{ "type": "module" }',
    "use.js": `
      import { createRequire } from "node:module";
      import { SITE_EVENT_TYPES, TENANT_EVENT_TYPES } from "tableau-activity-log-schema";
      const require = createRequire(import.meta.url);
      const name = "tableau-activity-log-schema";
      const reach = (path) => { try { require.resolve(name + path); return true; } catch { return false; } };
      console.log(JSON.stringify({
        counts: [SITE_EVENT_TYPES.length, TENANT_EVENT_TYPES.length],
        id: require(name + "/model").id,
        titles: ["site", "tenant"].map((scope) => require(name + "/json-schema/" + scope + ".schema.json").title),
        event: require(name + "/json-schema/site/background_job.schema.json").properties.eventType.const,
        reached: ["/attributes.csv", "/sql/postgres/tables.sql", "/sql/duckdb/tables.sql", "/model.schema.json", "/package.json"].filter(reach),
        hidden: ["/typescript/index.js", "/docs/index.md"].filter(reach),
      }));`,
  });
  mkdirSync(join(consumer, "node_modules"));
  symlinkSync(PACKAGE, join(consumer, "node_modules/tableau-activity-log-schema"), "junction");
  const told: unknown = JSON.parse(execFileSync(process.execPath, ["use.js"], { cwd: consumer, encoding: "utf8" }));
  expect(told).toEqual({
    counts: [226, 44],
    id: generatedModel().id,
    titles: ["SiteEvent", "TenantEvent"],
    event: "background_job",
    reached: ["/attributes.csv", "/sql/postgres/tables.sql", "/sql/duckdb/tables.sql", "/model.schema.json", "/package.json"],
    hidden: [],
  });
});
