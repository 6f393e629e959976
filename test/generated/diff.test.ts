import { expect, test } from "vitest";

import { applyDiff } from "../../generator/diff/apply-diff.ts";
import { compareModels } from "../../generator/diff/compare-models.ts";
import type { Model } from "../../generator/model/model.ts";
import { canonical, comparedPart } from "../support/compared-part.ts";
import { generatedModel } from "../support/generated-folder.ts";

const [current, next] = ["current", "next"].map(generatedModel) as [Model, Model];

test("the two committed releases, whose pages are in other languages, differ in nothing but pages", () => {
  const kinds = (changes: ReturnType<typeof compareModels>["changes"]) => new Set(changes.map(({ kind }) => kind));
  const ofPages = new Set(["page", "page.url", "page.contentHash"]);
  for (const { changes } of [compareModels(current, next), compareModels(next, current)]) {
    expect([...kinds(changes)].filter((kind) => !ofPages.has(kind))).toEqual([]);
  }
});

test("a release differs in nothing from the next where each rests on its own pages alone", () => {
  const [own, others] = [current, next].map((model) => onOwnPages(model));
  const changes = own && others && compareModels(own, others).changes;
  const locales = (model: Model | undefined) => (model?.references.site?.pages ?? []).map(({ locale }) => locale);
  expect(changes?.map(({ kind, from, to }) => [kind, from?.scope, from?.locale, to?.locale])).toEqual(
    [...locales(own).map((locale) => ["page", "site", locale, undefined]), ...locales(others).map((locale) => ["page", undefined, undefined, locale])]
      .toSorted(([, , a, b], [, , c, d]) => (String(a ?? b) < String(c ?? d) ? -1 : 1)),
  );
});

test("bringing the changes about gives the other release in all that is compared", () => {
  const pair = [current, next] as const;
  const applied = applyDiff(current, compareModels(current, next));
  expect(canonical(comparedPart(applied, pair))).toBe(canonical(comparedPart(next, pair)));
});

/** The model as its own release's pages alone would document the site. */
function onOwnPages(model: Model): Model {
  const { site } = model.references;
  if (site === undefined) throw new Error(`${model.release} has no site events`);
  const pages = site.pages.filter(({ release }) => release === model.release);
  return { ...model, references: { ...model.references, site: { ...site, pages } } };
}
