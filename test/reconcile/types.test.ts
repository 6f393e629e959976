import { beforeAll, expect, test } from "vitest";

import { LOCALES } from "../../generator/locales/locales.ts";
import type { Lexicon } from "../../generator/reconcile/lexicon/lexicon.ts";
import { loadLexicon } from "../../generator/reconcile/lexicon/load-lexicon.ts";
import { reconcile, type ReconciledRelease } from "../../generator/reconcile/reconcile.ts";
import type { PrintedReference } from "../../generator/scrape/printed-reference.ts";
import { printedPage } from "../support/printed-builder.ts";

const sources = { defaultRelease: "current", releases: [{ name: "current" }, { name: "next" }] };
let lexicon: Lexicon;
beforeAll(async () => {
  lexicon = await loadLexicon(LOCALES);
});

function compile(pages: readonly PrintedReference[]): readonly ReconciledRelease[] {
  return reconcile(pages, { lexicon, overrides: [], wording: [], sources }).releases;
}

/** Pages of one event with one row, whose type is printed so. */
function typed(words: Readonly<Record<string, string>>, release = "current"): readonly PrintedReference[] {
  return Object.entries(words).map(([locale, word]) =>
    printedPage(locale, { release, events: { sign_in: [`userId: ${word}`] } }),
  );
}

function typeOf(release: ReconciledRelease | undefined): string | undefined {
  return release?.model.references.site?.events[0]?.attributes[0]?.type;
}

test.each([
  [{ "pt-br": "cadeia de caracteres", "zh-cn": "字符串" }, "string"],
  [{ "pt-br": "sring", "sv-se": "sring" }, "string"],
  [{ "pt-br": "bool", "zh-cn": "布尔值" }, "boolean"],
  [{ "fr-fr": "long", "zh-cn": "长整数" }, "long"],
  // Two against one.
  [{ "pt-br": "inteiro", "es-es": "entero", "sv-se": "lång" }, "integer"],
  // A tie: the type that loses no value.
  [{ "pt-br": "inteiro", "sv-se": "lång" }, "long"],
  [{ "pt-br": "inteiro", "sv-se": "float" }, "float"],
  [{ "pt-br": "inteiro", "sv-se": "sträng" }, "string"],
])("%j is %s", (words, type) => {
  expect(typeOf(compile(typed(words))[0])).toBe(type);
});

test("a word that no list has means what the other locales always print beside it", () => {
  const pages = [
    printedPage("de-de", {
      events: { sign_in: ["isError: Wahrheitswert", "userId: Ganzzahl"], sign_out: ["isError: Wahrheitswert"] },
    }),
    printedPage("zh-cn", { events: { sign_in: ["isError: 布尔值", "userId: 整数"] } }),
  ];
  const events = compile(pages)[0]?.model.references.site?.events;
  expect(events?.map(({ attributes }) => attributes.map(({ type }) => type))).toEqual([
    ["boolean", "integer"],
    ["boolean"],
  ]);
});

test("a word that nobody can read refuses the release", () => {
  const [release] = compile(typed({ "de-de": "Wahrheitswert" }));
  expect(release?.unresolved).toMatchObject([
    { scope: "site", event: "sign_in", row: 1, fact: "type", printed: [{ text: "Wahrheitswert" }] },
  ]);
});

test("a type may change from release to release: each hears its own pages", () => {
  const releases = compile([...typed({ "pt-br": "inteiro", "zh-cn": "整数" }), ...typed({ "es-es": "long" }, "next")]);
  expect(releases.map((release) => [release.model.release, typeOf(release)])).toEqual([
    ["current", "integer"],
    ["next", "long"],
  ]);
});
