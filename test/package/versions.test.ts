import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { expect, test } from "vitest";

import { PROJECT_FOLDER } from "../../generator/commands/project-folder.ts";
import { emitPackage } from "../../generator/emit/package/emit-package.ts";
import { loadTemplates } from "../../generator/inputs/load-templates.ts";
import { buildModel } from "../support/model-builder.ts";
import { temporaryFolders } from "../support/temporary-folders.ts";

const makeFolder = temporaryFolders();
const CHANGESETS = fileURLToPath(new URL("../../node_modules/@changesets/cli/bin.js", import.meta.url));
/** What changesets looks at to know the two packages. */
const LOOKED_AT = ["package.json", "lerna.json", ".changeset/config.json", "templates/package/package.json"];

const CHANGE = `---
"tableau-activity-log-codegen": patch
"tableau-activity-log-schema": minor
---

Doors open.
`;

test("changesets gives both packages their next versions, and generate carries that of the consumers' on", async () => {
  const files = LOOKED_AT.map((path) => [path, readFileSync(join(PROJECT_FOLDER, path), "utf8")] as const);
  const folder = makeFolder({ ...Object.fromEntries(files), ".changeset/open-doors.md": CHANGE });
  const versionOf = (path: string): readonly number[] => {
    const { version } = JSON.parse(readFileSync(join(folder, path), "utf8")) as { readonly version: string };
    return version.split(".").map(Number);
  };
  const [major = 0, minor = 0, patch = 0] = versionOf("package.json");
  const [schemaMajor = 0, schemaMinor = 0] = versionOf("templates/package/package.json");

  execFileSync(process.execPath, [CHANGESETS, "version"], { cwd: folder, stdio: ["ignore", "ignore", "pipe"] });

  expect(versionOf("package.json")).toEqual([major, minor, patch + 1]);
  expect(versionOf("templates/package/package.json")).toEqual([schemaMajor, schemaMinor + 1, 0]);
  const kept = await loadTemplates(join(folder, "templates"));
  const ours = await loadTemplates(join(PROJECT_FOLDER, "templates"));
  const emitted = new Map(
    emitPackage(buildModel(), { templates: new Map([...ours, ...kept]) }).map(({ path, text }) => [path, text]),
  );
  expect(JSON.parse(emitted.get("package.json") ?? "")).toHaveProperty(
    "version",
    `${schemaMajor}.${schemaMinor + 1}.0`,
  );
  expect(emitted.get("CHANGELOG.md")).toContain(`## ${schemaMajor}.${schemaMinor + 1}.0\n`);
});
