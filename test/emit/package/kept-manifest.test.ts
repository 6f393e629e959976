import { expect, test } from "vitest";

import { UserError } from "../../../generator/findings/user-error.ts";
import { changelogFile } from "../../../generator/emit/package/changelog.ts";
import { emitPackage } from "../../../generator/emit/package/emit-package.ts";
import { keptManifest } from "../../../generator/emit/package/kept-manifest.ts";
import { packageJson } from "../../../generator/emit/package/package-json.ts";
import { buildModel } from "../../support/model-builder.ts";
import { templates } from "../templates.ts";

const withManifest = (text: string) => new Map([...templates, ["package/package.json", text]]);
const OWN = { name: "@doors/log", version: "2.0.0-rc.1", author: "Somebody", type: "commonjs", files: ["dist"] };

test("a user's name, version and further fields get into the package; what follows from the artifacts stays", () => {
  const kept = keptManifest(withManifest(JSON.stringify(OWN)));
  expect(JSON.parse(packageJson(buildModel(), kept))).toMatchObject({
    ...{ name: "@doors/log", version: "2.0.0-rc.1", author: "Somebody", type: "module" },
    files: expect.arrayContaining(["typescript", "check"]) as unknown,
  });
});

test("the README speaks of the package by the user's name", () => {
  const [, readme] = emitPackage(buildModel(), { templates: withManifest(JSON.stringify(OWN)) });
  expect(readme?.text).toContain("npm install @doors/log\n");
  expect(readme?.text).not.toContain("tableau-activity-log-schema");
});

test.each([
  ["{", /package\/package\.json cannot be used: /],
  ["[]", /it is no JSON object/],
  ['{ "name": "Doors; rm", "version": "1.0.0" }', /"name" is no name of an npm package/],
  ['{ "name": "doors" }', /"version" is none/],
  ['{ "name": "doors", "version": "1" }', /"version" is none/],
])("%s is refused", (text, message) => {
  expect(() => keptManifest(withManifest(text))).toThrow(UserError);
  expect(() => keptManifest(withManifest(text))).toThrow(message);
});

test("a changelog comes along and is listed, that of a package of another name does not", () => {
  const text = "# doors\n\n## 1.0.0\n";
  const all = new Map([...withManifest('{ "name": "doors", "version": "1.0.0" }'), ["package/CHANGELOG.md", text]]);
  const files = new Map(emitPackage(buildModel(), { templates: all }).map((file) => [file.path, file.text]));
  expect(files.get("CHANGELOG.md")).toBe(text);
  expect(JSON.parse(files.get("package.json") ?? "")).toMatchObject({
    files: expect.arrayContaining(["CHANGELOG.md"]) as unknown,
  });
  expect(changelogFile(all, { name: "windows", version: "1.0.0" })).toEqual([]);
  expect(changelogFile(templates, { name: "doors", version: "1.0.0" })).toEqual([]);
});
