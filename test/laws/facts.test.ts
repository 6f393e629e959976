import { describe, expect, test } from "vitest";

import { compilePages } from "../../generator/commands/compile-pages.ts";
import type { Attribute, Model, Scope } from "../../generator/model/model.ts";
import { loadLexicon } from "../../generator/reconcile/lexicon/load-lexicon.ts";
import { localeByTag } from "../../generator/locales/locales.ts";
import { reconcile } from "../../generator/reconcile/reconcile.ts";
import { generatedModel } from "../support/generated-folder.ts";
import { DOCS_INPUT, FULL_PAGES, hasFullPages, pageFiles } from "../support/page-folders.ts";

/** The type words in the second cells of each page, and how often it prints them; with what they mean. */
const PRINTED_TYPES = {
  "pt-br site": [
    ["string", { "cadeia de caracteres": 2177, sring: 1 }],
    ["integer", { inteiro: 353 }],
    ["boolean", { booliano: 300, bool: 4 }],
    ["long", { longo: 16 }],
    ["float", { flutuante: 1 }],
  ],
  "sv-se site": [
    ["string", { sträng: 2177, sring: 1 }],
    ["integer", { heltal: 353 }],
    ["boolean", { booleskt: 300, bool: 4 }],
    ["long", { lång: 16 }],
    ["float", { float: 1 }],
  ],
  "zh-cn site": [
    ["string", { 字符串: 2178 }],
    ["integer", { 整数: 353 }],
    ["boolean", { 布尔值: 304 }],
    ["long", { 长整数: 16 }],
    ["float", { 浮点数: 1 }],
  ],
  "es-es site": [
    ["string", { cadena: 2178 }],
    ["integer", { entero: 353 }],
    ["boolean", { booleano: 304 }],
    ["long", { long: 16 }],
    ["float", { float: 1 }],
  ],
  "pt-br tenant": [
    ["string", { "cadeia de caracteres": 130 }],
    ["integer", { inteiro: 10 }],
    ["boolean", { bool: 8 }],
    ["long", { longo: 1 }],
  ],
} as const;

describe.each([
  ["distilled pages", DOCS_INPUT, true],
  ["full pages", FULL_PAGES, hasFullPages],
])("%s", (_, folder, present) => {
  if (!present) {
    test.skip("the pages are not at hand");
    return;
  }
  const compiled = compilePages([folder], DOCS_INPUT);
  const models = compiled.then(({ reconciliation }) => reconciliation.releases.map(({ model }) => model));

  test("each release is complete: its events and attributes are as many as the pages list", async () => {
    const counts = (await models).map((model) => [model.release, countsOf(model, "site"), countsOf(model, "tenant")]);
    const site = { events: 226, attributes: 2840, common: 12 };
    const tenant = { events: 44, attributes: 126, common: 23 };
    expect(counts).toEqual([
      ["current", { ...site, documentedIn: "current" }, { ...tenant, documentedIn: "next" }],
      ["next", { ...site, documentedIn: "next" }, { ...tenant, documentedIn: "next" }],
    ]);
    const { releases } = (await compiled).reconciliation;
    expect(releases.flatMap(({ unresolved }) => unresolved)).toEqual([]);
  });

  test("distilled and full pages give the facts of the committed output", async () => {
    const ids = (await models).map(({ release, id }) => [release, id]);
    expect(ids).toEqual(["current", "next"].map((release) => [release, generatedModel(release).id]));
  });

  test("names have the shape of the log's and are made of English words", async () => {
    const { isEnglish } = await loadLexicon([]);
    for (const model of await models) {
      const events = eventNames(model);
      const attributes = attributesOf(model).map(({ name }) => name);
      expect(events.filter((name) => !/^[a-z]+(?:_[a-z]+)*$/u.test(name))).toEqual([]);
      expect(attributes.filter((name) => !/^[a-z]+(?:[A-Z][a-z0-9]+)*$/u.test(name))).toEqual([]);
      const words = [...events, ...attributes].flatMap((name) => name.match(/[A-Z]?[a-z]+/gu) ?? []);
      expect([...new Set(words.map((word) => word.toLowerCase()))].filter((word) => !isEnglish(word))).toEqual([]);
    }
  });

  test("no translation is left: what a page prints in the place of a name is the name of nothing", async () => {
    for (const model of await models) {
      const names = new Set(attributesOf(model).map(({ name }) => name));
      const printed = attributesOf(model).flatMap((attribute) => (attribute.printed ?? []).map(({ as }) => as));
      expect(printed.length).toBeGreaterThan(0);
      expect(printed.filter((text) => names.has(text))).toEqual([]);
    }
  });

  // The publisher sorts by the English names before they are translated: a wrong one would stand in the wrong place.
  test("by its names, every table is in strict ASCII order", async () => {
    for (const model of await models) {
      const tables = Object.values(model.references).flatMap(({ common, events }) => [
        common,
        ...events.map(({ attributes }) => attributes),
      ]);
      const names = tables.map((table) => table.map(({ name }) => name));
      expect(names.flat()).toHaveLength(2840 + 12 + 126 + 23);
      const outOfOrder = names.flatMap((table) => table.filter((name, i) => i > 0 && name <= (table[i - 1] ?? "")));
      expect(outOfOrder).toEqual([]);
    }
  });

  test("types are as the pages print them", async () => {
    const files = new Map(pageFiles(folder).map(({ path, bytes }) => [path, new TextDecoder().decode(bytes)]));
    for (const { file, locale, scope, release } of (await compiled).pages) {
      const expected = PRINTED_TYPES[`${locale} ${scope}` as keyof typeof PRINTED_TYPES];
      expect(wordsInSecondCells(files.get(file) ?? "")).toEqual(
        Object.assign({}, ...expected.map(([, words]) => words)),
      );
      const model = (await models).find((candidate) => candidate.release === release);
      expect(typesOf(model, scope)).toEqual(
        Object.fromEntries(expected.map(([type, words]) => [type, Object.values(words).reduce((a, b) => a + b, 0)])),
      );
    }
  });

  test("the committed overrides concern the tenant's names only, and each is needed", async () => {
    const { overrides } = (await compiled).reconciliation;
    expect(overrides.map(({ override: { scope, name, type }, verdict }) => [scope, name, type, verdict])).toEqual([
      ["tenant", "tokenId", undefined, "needed"],
      ["tenant", "endpointServiceName", undefined, "needed"],
    ]);
    for (const { references } of await models) {
      const attributes = [...(references.site?.common ?? []), ...(references.site?.events ?? []).flatMap(ownOf)];
      expect(attributes.filter(({ evidence }) => evidence.name.by.includes("override"))).toEqual([]);
    }
  });

  test("without overrides the site model is complete, and the tenant rows that they decide are unresolved", async () => {
    const { pages, sources, reconciliation } = await compiled;
    const lexicon = await loadLexicon([...new Set(pages.map(({ locale }) => locale))].map(localeByTag));
    const { releases } = reconcile(pages, { lexicon, overrides: [], wording: [], sources });
    const decided = reconciliation.overrides.map(({ override: { scope, printed } }) => `${scope} ${printed}`);
    for (const { unresolved } of releases) {
      const rows = unresolved.map(({ scope, cells }) => `${scope} ${String(cells[0]?.text)}`);
      expect(new Set(rows)).toEqual(new Set(decided));
    }
  });
});

const ownOf = ({ attributes }: { readonly attributes: readonly Attribute[] }): readonly Attribute[] => attributes;

function attributesOf({ references }: Model): readonly Attribute[] {
  return Object.values(references).flatMap(({ common, events }) => [...common, ...events.flatMap(ownOf)]);
}

function eventNames({ references }: Model): readonly string[] {
  return Object.values(references).flatMap(({ events }) => events.map(({ name }) => name));
}

function countsOf({ references }: Model, scope: Scope): unknown {
  const { events = [], common = [], documentedIn } = references[scope] ?? {};
  return { events: events.length, attributes: events.flatMap(ownOf).length, common: common.length, documentedIn };
}

/** How often each type stands in a scope's tables, the common one included. */
function typesOf(model: Model | undefined, scope: Scope): Readonly<Record<string, number>> {
  const { events = [], common = [] } = model?.references[scope] ?? {};
  return tally([...common, ...events.flatMap(ownOf)].map(({ type }) => type));
}

/** Counts by a plain pattern, not by the scraper: rows of at least two cells without markup in the first two. */
function wordsInSecondCells(page: string): Readonly<Record<string, number>> {
  return tally([...page.matchAll(/<tr>\s*<td>[^<]*<\/td>\s*<td>([^<]*)<\/td>/gu)].map(([, word = ""]) => word.trim()));
}

function tally(words: readonly string[]): Readonly<Record<string, number>> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return Object.fromEntries(counts);
}
