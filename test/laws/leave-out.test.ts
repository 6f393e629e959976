import { describe, expect, test } from "vitest";

import { localeByTag } from "../../generator/locales/locales.ts";
import type { Attribute, ValueItem, Values } from "../../generator/model/model.ts";
import { readPage } from "../../generator/read/read-page.ts";
import type { Unresolved } from "../../generator/reconcile/assemble/unresolved.ts";
import { loadLexicon } from "../../generator/reconcile/lexicon/load-lexicon.ts";
import { reconcile, type Reconciliation } from "../../generator/reconcile/reconcile.ts";
import type { PrintedReference } from "../../generator/scrape/printed-reference.ts";
import { scrape } from "../../generator/scrape/scrape.ts";
import { DOCS_INPUT, FULL_PAGES, hasFullPages, pageFiles } from "../support/page-folders.ts";

const sources = {
  defaultRelease: "current",
  releases: [
    { name: "current", fallback: "next" },
    { name: "next", fallback: "current" },
  ],
};

/**
 * What the names of the site events are is known from all pages together, by the one test that pins them
 * (`test/laws/facts.test.ts`). Here pages are left out, with no decision of a human at hand.
 */
describe.each([
  ["distilled pages", DOCS_INPUT, true],
  ["full pages", FULL_PAGES, hasFullPages],
])("%s, some locales left out", (_, folder, present) => {
  if (!present) {
    test.skip("the pages are not at hand");
    return;
  }
  const pages = pageFiles(folder).map(({ path, bytes }) => scrape(readPage(path, bytes)));
  const locales = [...new Set(pages.filter(({ scope }) => scope === "site").map(({ locale }) => locale))].sort();
  const lexicon = loadLexicon([...new Set(pages.map(({ locale }) => locale))].map(localeByTag));
  const reconcileWithout = async (left: readonly string[]): Promise<Reconciliation> =>
    reconcile(
      pages.filter(({ locale, scope }) => scope !== "site" || !left.includes(locale)),
      { lexicon: await lexicon, overrides: [], wording: [], sources },
    );
  const truth = reconcileWithout([]).then(siteNames);
  const facts = reconcileWithout([]).then(siteFacts);

  test.each(["es-es", "sv-se"])("without %s the site model is complete and the same", async (locale) => {
    const left = await reconcileWithout([locale]);
    expect(siteUnresolved(left)).toEqual([]);
    expect(siteNames(left)).toEqual(await truth);
  });

  const pairs = locales.flatMap((a, i) => [[a], ...locales.slice(i + 1).map((b) => [a, b])]);
  test.each(pairs.map((left) => [left]))(
    "without %j no name is wrong, and only lone ones are unresolved",
    async (left) => {
      const result = await reconcileWithout(left);
      const names = await truth;
      for (const [event, attributes] of siteNames(result)) {
        expect(names.get(event)).toEqual(expect.arrayContaining([...attributes]));
      }
      const remaining = pages.filter(({ locale, scope }) => scope === "site" && !left.includes(locale));
      for (const row of siteUnresolved(result)) {
        expect(witnessesOf(row, remaining, names), JSON.stringify(row.cells)).toBeLessThanOrEqual(1);
      }
    },
  );

  test.each(locales.map((locale) => [locale]))("without %s no value, unit or format is wrong", async (locale) => {
    const all = await facts;
    for (const [place, left] of siteFacts(await reconcileWithout([locale]))) {
      const { values: whole, ...rest } = all.get(place) ?? {};
      const { values, ...others } = left;
      // A row whose name is not resolved without the locale is missing; all others state no more than before.
      expect(rest, place).toMatchObject(others);
      if (values === undefined) continue;
      expect(whole, place).toBeDefined();
      expect(
        (values.items ?? []).filter(({ value }) => value !== undefined && !holds(whole, value)),
        place,
      ).toEqual([]);
      if (values.kind === "closed") expect(whole?.kind, place).toBe("closed");
    }
  });
});

function siteNames({ releases }: Reconciliation): ReadonlyMap<string, readonly string[]> {
  const site = releases[0]?.model.references.site;
  const events = (site?.events ?? []).map(({ name, attributes }) => [name, attributes.map((a) => a.name)] as const);
  return new Map([["(common)", (site?.common ?? []).map((a) => a.name)], ...events]);
}

type Facts = Pick<Attribute, "values" | "unit" | "format" | "storage" | "nullable" | "presence" | "default">;

/** What is known of each site attribute beside name and type, by `event.attribute`. */
function siteFacts({ releases }: Reconciliation): ReadonlyMap<string, Facts> {
  const site = releases[0]?.model.references.site;
  const tables = [
    ["(common)", site?.common ?? []] as const,
    ...(site?.events ?? []).map((e) => [e.name, e.attributes] as const),
  ];
  return new Map(
    tables.flatMap(([event, attributes]) =>
      attributes.map(({ name, values, unit, format, storage, nullable, presence, ...attribute }) => [
        `${event}.${name}`,
        {
          ...(values && { values }),
          ...(unit && { unit }),
          ...(format && { format }),
          ...(storage && { storage }),
          ...(nullable !== undefined && { nullable }),
          ...(presence && { presence }),
          ...(attribute.default !== undefined && { default: attribute.default }),
        },
      ]),
    ),
  );
}

function holds(values: Values | undefined, value: ValueItem["value"]): boolean {
  return values?.items?.some((item) => item.value === value) === true;
}

function siteUnresolved({ releases }: Reconciliation): readonly Unresolved[] {
  return releases.flatMap(({ unresolved }) => unresolved.filter(({ scope }) => scope === "site"));
}

/** How many of the remaining pages print the true name of an unresolved row, somewhere in its event. */
function witnessesOf(
  { event = "(common)", row, cells }: Unresolved,
  remaining: readonly PrintedReference[],
  truth: ReadonlyMap<string, readonly string[]>,
): number {
  expect(cells.length).toBeGreaterThan(0);
  const name = truth.get(event)?.[row - 1];
  expect(name).toBeDefined();
  return remaining.filter((page) => {
    const table = event === "(common)" ? page.common : page.events.find((e) => e.name.text === event)?.attributes;
    return table?.some((attribute) => attribute.name.text === name);
  }).length;
}
