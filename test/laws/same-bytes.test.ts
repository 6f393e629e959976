import { readFileSync } from "node:fs";
import { join } from "node:path";

import fc from "fast-check";
import { expect, test } from "vitest";

import { compilePages } from "../../generator/commands/compile-pages.ts";
import { changeGrounds } from "../../generator/commands/describe-changes.ts";
import { describeReleases } from "../../generator/commands/describe-releases.ts";
import { emitReleases } from "../../generator/commands/emit-releases.ts";
import { ARTIFACTS } from "../../generator/commands/generate-arguments.ts";
import { compareFolder } from "../../generator/commands/output/compare-output.ts";
import { PROJECT_FOLDER } from "../../generator/commands/project-folder.ts";
import { selectReleases } from "../../generator/commands/select-releases.ts";
import { runRules } from "../../generator/lint/run-rules.ts";
import { localeByTag } from "../../generator/locales/locales.ts";
import { serializeModel } from "../../generator/model/serialize-model.ts";
import { readPage } from "../../generator/read/read-page.ts";
import { loadLexicon } from "../../generator/reconcile/lexicon/load-lexicon.ts";
import { reconcile } from "../../generator/reconcile/reconcile.ts";
import type { PrintedReference } from "../../generator/scrape/printed-reference.ts";
import { scrape } from "../../generator/scrape/scrape.ts";
import { GENERATED } from "../support/generated-folder.ts";
import { DOCS_INPUT, FULL_PAGES, hasFullPages, pageFiles } from "../support/page-folders.ts";
import { rewritten, withBom, withCrlf } from "../support/page-variants.ts";
import { printedPage } from "../support/printed-builder.ts";
import { temporaryFolders } from "../support/temporary-folders.ts";

const makeFolder = temporaryFolders();
const sources = {
  defaultRelease: "current",
  releases: [
    { name: "current", fallback: "next" },
    { name: "next", fallback: "current" },
  ],
};
const handWritten = ["sources.yaml", "overrides.yaml"].map((path) => ({
  path,
  bytes: readFileSync(join(DOCS_INPUT, path)),
}));

const both = (bytes: Uint8Array): Uint8Array => withBom(withCrlf(bytes));

/** All files that a run on this folder would write, compared with the committed ones byte by byte. */
async function differencesOf(folder: string): Promise<readonly unknown[]> {
  const compiled = await compilePages([folder], DOCS_INPUT);
  const { releases } = describeReleases(selectReleases(compiled, []), compiled, "project");
  const options = {
    naming: "snake",
    integers: "number",
    only: ARTIFACTS,
    templates: undefined,
    themes: compiled.themes,
    history: compiled.history,
    grounds: changeGrounds(compiled, "project"),
  } as const;
  return compareFolder(GENERATED, await emitReleases(releases, options, PROJECT_FOLDER), "exact");
}

test("the committed output is what the distilled pages give", async () => {
  expect(await differencesOf(DOCS_INPUT)).toEqual([]);
});

test("pages in another order, renamed, flat, as .txt, with CRLF: the same bytes in every artifact", async () => {
  const pages = rewritten(pageFiles(DOCS_INPUT), (_, index) => `${9 - index}.txt`, withCrlf);
  expect(await differencesOf(makeFolder(pages))).toEqual([]);
});

test("pages moved to folders of other names, BOM and CRLF everywhere: the same bytes in every artifact", async () => {
  const pages = rewritten(pageFiles(DOCS_INPUT), (_, index) => `next/zh-cn/${"x/".repeat(index)}page.MD`, both);
  const written = rewritten(handWritten, (path) => path, both);
  expect(await differencesOf(makeFolder({ ...pages, ...written }))).toEqual([]);
});

/** Prose of any kind, hostile ones among it; the rows get them in turn. */
const PROSE = [
  "Xyzzy plugh.",
  "*/ export const x = 1; /* '; DROP TABLE login; --",
  "{{ 1 }} <b>bold</b> and `code`, ünïcödé 文字.",
] as const;

test("prose before every description changes no byte of types, schemas, tables, docs or model", async () => {
  let rows = 0;
  const nextProse = (): string => escapeHtml(PROSE[rows++ % PROSE.length] ?? "");
  const withProse = (bytes: Uint8Array): Uint8Array =>
    new TextEncoder().encode(
      new TextDecoder()
        .decode(bytes)
        .replaceAll(/(<tr><td>[^<]*<\/td><td>[^<]*<\/td><td>)/gu, (cells) => `${cells}<p>${nextProse()}</p>`),
    );
  const pages = rewritten(pageFiles(DOCS_INPUT), (path) => path, withProse);
  const written = rewritten(
    handWritten,
    (path) => path,
    (bytes) => bytes,
  );
  const texts = Object.values(pages).map((bytes) => new TextDecoder().decode(bytes));
  for (const prose of PROSE) expect(texts.every((text) => text.includes(escapeHtml(prose)))).toBe(true);
  expect(await differencesOf(makeFolder({ ...pages, ...written }))).toEqual([]);
});

const escapeHtml = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

test.for([
  { kind: "distilled", folder: DOCS_INPUT, present: true, rewrites: [withCrlf, withBom, both] },
  { kind: "full", folder: FULL_PAGES, present: hasFullPages, rewrites: [both] },
])("with CRLF, a BOM or both, $kind pages are scraped as they are without, places included", (of, { skip }) => {
  skip(!of.present, "the pages are not at hand");
  for (const { path, bytes } of pageFiles(of.folder)) {
    const plain = scrape(readPage(path, bytes));
    for (const rewrite of of.rewrites) expect(scrape(readPage(path, rewrite(bytes)))).toEqual(plain);
  }
});

/** Pages that differ in age, language and in what they get wrong, so that much is there to be decided. */
const PAGES: readonly PrintedReference[] = [
  printedPage("pt-br", {
    common: ["eventTime: cadeia de caracteres"],
    events: {
      open_door: ["cor: sring", "doorId: longo"],
      paint_door: ["cor: inteiro", "motivo: cadeia de caracteres"],
    },
  }),
  printedPage("zh-cn", {
    common: ["eventTime: 字符串"],
    events: { open_door: ["color: 字符串", "doorId: 长整数"], paint_door: ["color: 整数", "reason: 字符串"] },
  }),
  printedPage("sv-se", {
    common: ["eventTime: sträng"],
    events: { open_door: ["färg: sträng", "doorId: heltal"], shut_door: ["doorId: heltal"] },
  }),
  printedPage("es-es", {
    release: "next",
    common: ["eventTime: cadena"],
    events: { open_door: ["color: cadena", "doorId: long", "doorName: cadena"], paint_door: ["motivo: cadena"] },
  }),
  printedPage("pt-br", { release: "next", scope: "tenant", events: { build_house: ["cor: inteiro", "nome: longo"] } }),
];

test("pages in any order: the same models, the same rows unresolved, the same findings", async () => {
  const lexicon = await loadLexicon([...new Set(PAGES.map(({ locale }) => locale))].map(localeByTag));
  const outcome = (pages: readonly PrintedReference[]): unknown => {
    const reconciliation = reconcile(pages, { lexicon, overrides: [], wording: [], sources });
    return reconciliation.releases.map(({ model, unresolved }) => ({
      model: serializeModel(model),
      unresolved: unresolved.map(({ scope, event, row, cells, bestGuess }) => [scope, event, row, cells, bestGuess]),
      findings: runRules({ pages, reconciliation, lexicon, disagreements: { pagesRead: new Set(), entries: [] } }),
    }));
  };
  const inOrder = outcome(PAGES);
  fc.assert(
    fc.property(fc.shuffledSubarray([...PAGES], { minLength: PAGES.length }), (shuffled) => {
      expect(outcome(shuffled)).toEqual(inOrder);
    }),
  );
});
