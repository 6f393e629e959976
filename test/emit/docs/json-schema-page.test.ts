import { expect, test } from "vitest";

import { emitDocs } from "../../../generator/emit/docs/emit-docs.ts";
import { emitJsonSchema } from "../../../generator/emit/json-schema/emit-json-schema.ts";
import { VOCABULARY } from "../../../generator/emit/json-schema/vocabulary.ts";
import { keptManifest } from "../../../generator/emit/package/kept-manifest.ts";
import type { Model } from "../../../generator/model/model.ts";
import { HOSTILE_MODEL } from "../../support/hostile-model.ts";
import { buildModel } from "../../support/model-builder.ts";
import { VALUES_MODEL } from "../../support/values-model.ts";
import { templates } from "../templates.ts";

const pageOf = (model: Model): string =>
  emitDocs(model, { naming: "snake", templates }).find(({ path }) => path === "docs/json-schema.md")?.text ?? "";

test("the page names every keyword of the vocabulary, and each once", () => {
  const named = [...pageOf(VALUES_MODEL).matchAll(/^\| `(x-[a-z-]+)` \|/gmu)].map(([, keyword]) => keyword);
  expect(named).toEqual(VOCABULARY.map(({ keyword }) => keyword));
});

test.each([
  ["with every kind of fact", VALUES_MODEL],
  ["with hostile names", HOSTILE_MODEL],
])("the files that the page of a model %s names are there", (_, model) => {
  const page = pageOf(model);
  const paths = new Set(emitJsonSchema(model).map(({ path }) => path));
  const named = [...page.matchAll(/json-schema\/[^\s"`]+\.json/gu)].map(([path]) => path);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((path) => !paths.has(path))).toEqual([]);
  const imported = [...page.matchAll(/from "([^"]+\.json)"/gu)].map(([, specifier]) => specifier);
  expect(imported.every((specifier) => specifier?.startsWith(`${keptManifest(templates).name}/json-schema/`))).toBe(
    true,
  );
});

test("a model without events has a page without a program", () => {
  expect(pageOf(buildModel({ tenant: {} }))).not.toContain("```");
  expect(pageOf(buildModel())).toContain("## Keywords");
});

test("the start page leads to it", () => {
  const [index] = emitDocs(VALUES_MODEL, { naming: "snake", templates });
  expect(index?.text).toContain("](json-schema.md)");
});
