import { beforeAll, describe, expect, test } from "vitest";

import type { Override } from "../../generator/inputs/override.ts";
import { LOCALES } from "../../generator/locales/locales.ts";
import type { Lexicon } from "../../generator/reconcile/lexicon/lexicon.ts";
import { loadLexicon } from "../../generator/reconcile/lexicon/load-lexicon.ts";
import { reconcile, type Reconciliation } from "../../generator/reconcile/reconcile.ts";
import type { PrintedReference } from "../../generator/scrape/printed-reference.ts";
import { printedPage } from "../support/printed-builder.ts";

const sources = { defaultRelease: "current", releases: [{ name: "current" }] };
let lexicon: Lexicon;
beforeAll(async () => {
  lexicon = await loadLexicon(LOCALES);
});

function compile(pages: readonly PrintedReference[], overrides: readonly Override[] = []): Reconciliation {
  return reconcile(pages, { lexicon, overrides, wording: [], sources });
}

/** The names of event `e`, a row each; what is not decided in brackets, as the first page prints it. */
function namesOf(pages: readonly PrintedReference[], overrides: readonly Override[] = []): readonly string[] {
  const event = compile(pages, overrides).scopes[0]?.events.find((e) => e.name.name === "sign_in");
  return (event?.rows ?? []).map(({ name, row }) => name.name ?? `[${row[0]?.item.name.text ?? ""}]`);
}

/** Pages of one event with one row each: `{ "pt-br": "nome" }`. */
function oneRow(row: Readonly<Record<string, string>>): readonly PrintedReference[] {
  return Object.entries(row).map(([locale, name]) => printedPage(locale, { events: { sign_in: [name] } }));
}

describe("a row that pages print differently (cases 11 to 13)", () => {
  test.each([
    [{ "pt-br": "nome", "es-es": "name", "zh-cn": "名称", "sv-se": "namn" }, "name"],
    [{ "pt-br": "caption", "es-es": "subtítulo", "zh-cn": "说明", "sv-se": "bildtext" }, "caption"],
    [{ "pt-br": "motivo", "es-es": "razón", "zh-cn": "reason", "sv-se": "orsak" }, "reason"],
    [{ "pt-br": "details", "es-es": "details", "zh-cn": "details", "sv-se": "information" }, "details"],
    [{ "pt-br": "index", "es-es": "índice", "zh-cn": "index", "sv-se": "index" }, "index"],
    [{ "fr-ca": "acteurUtilisateurLuid", "de-de": "actorUserLuid" }, "actorUserLuid"],
    [{ "fr-ca": "initialisationUserId", "de-de": "initiatingUserId" }, "initiatingUserId"],
    [{ "en-gb": "groupID", "de-de": "groupId", "ja-jp": "groupId" }, "groupId"],
    [{ "fr-fr": "motif", "pt-br": "motivo", "ja-jp": "reason" }, "reason"],
  ])("%j is %s", (row, name) => {
    expect(namesOf(oneRow(row))).toEqual([name]);
  });
});

describe("what no page proves is not guessed", () => {
  test.each([
    ["only translations are left", { "es-es": "subtítulo", "zh-cn": "说明", "sv-se": "bildtext" }],
    ["an English word that is the locale's own", { "sv-se": "information", "zh-cn": "说明" }],
    ["an English word that is the locale's own, among cognates", { "fr-fr": "motif", "pt-br": "motivo" }],
    ["a family that shares a word", { "pt-br": "nome", "it-it": "nome" }],
    ["one locale alone prints a phrase (case 14)", { "pt-br": "ID do token" }],
    ["one locale alone prints half a translation (case 14)", { "pt-br": "oldExplorerCapacidade" }],
    ["one locale alone prints a slip", { "en-gb": "groupID" }],
    ["two rivals stay possible", { "pt-br": "caption", "es-es": "heading" }],
  ])("%s", (_, row) => {
    const rows = namesOf(oneRow(row));
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every((name) => name.startsWith("["))).toBe(true);
  });
});

test("the source language is believed by itself", () => {
  expect(namesOf([printedPage("en-us", { events: { sign_in: ["quuxFrobnicator", "status", "userID"] } })])).toEqual([
    "quuxFrobnicator",
    "status",
    "userID",
  ]);
});

test("one locale alone: English identifiers are taken, a half-translated one is completed by its sibling", () => {
  const rows = ["newExplorerCapacity", "newViewerCapacity", "oldExplorerCapacidade", "oldViewerCapacity"];
  expect(namesOf([printedPage("pt-br", { events: { sign_in: rows } })])).toEqual([
    "newExplorerCapacity",
    "newViewerCapacity",
    "oldExplorerCapacity",
    "oldViewerCapacity",
  ]);
});

test("what a translation stood for in one event serves another, also in another scope", () => {
  const pages = [
    printedPage("pt-br", { events: { sign_out: ["nome: bool"] } }),
    printedPage("zh-cn", { events: { sign_out: ["name: bool"] } }),
    printedPage("pt-br", { scope: "tenant", events: { create_group: ["nome: bool"] } }),
  ];
  const tenant = compile(pages).releases[0]?.model.references.tenant;
  expect(tenant?.events[0]?.attributes[0]).toMatchObject({
    name: "name",
    printed: [{ locale: "pt-br", release: "current", as: "nome" }],
    evidence: { name: { by: ["memory:pt-br", "vocabulary", "lexicon"] } },
  });
});

test("a translation that stood for two names proves neither", () => {
  const pages = [
    printedPage("pt-br", { events: { a_b: ["nome"], c_d: ["nome"], sign_in: ["nome"] } }),
    printedPage("zh-cn", { events: { a_b: ["name"], c_d: ["title"], sign_in: ["名称"] } }),
  ];
  expect(namesOf(pages)).toEqual(["[nome]"]);
});

test("a one-word candidate that breaks the order of its table is not taken from one page alone", () => {
  const rows = ["actorUserId", "caption", "groupId", "groupLuid", "siteId", "userId"];
  const swap = (row: string): string => (row === "groupId" ? "translation" : row);
  expect(namesOf([printedPage("pt-br", { events: { sign_in: rows.map(swap) } })])).toEqual(
    rows.map((row) => (row === "groupId" ? "[translation]" : row)),
  );
});

test("pages of different age: a row that only the newer page has joins, and none is lost (case 17)", () => {
  const pages = [
    printedPage("pt-br", { events: { sign_in: ["groupId: inteiro", "nome: longo", "userId: inteiro"] } }),
    printedPage("zh-cn", {
      events: { sign_in: ["groupId: 整数", "groupLuid: 字符串", "name: 长整数", "userId: 整数"] },
    }),
  ];
  const event = compile(pages).releases[0]?.model.references.site?.events[0];
  expect(event?.attributes.map(({ name, seenIn }) => [name, seenIn.join(" ")])).toEqual([
    ["groupId", "pt-br zh-cn"],
    ["groupLuid", "zh-cn"],
    ["name", "pt-br zh-cn"],
    ["userId", "pt-br zh-cn"],
  ]);
});

test("an old and a new English name at one place are two attributes, never one", () => {
  const pages = [
    printedPage("pt-br", { events: { sign_in: ["impersonatedUserId", "userId"] } }),
    printedPage("zh-cn", { events: { sign_in: ["initiatingUserId", "userId"] } }),
  ];
  expect([...namesOf(pages)].sort()).toEqual(["impersonatedUserId", "initiatingUserId", "userId"]);
});

test("a translated heading is the event of the others", () => {
  const rows = ["groupId: inteiro", "userId: inteiro"];
  const pages = [
    printedPage("pt-br", { events: { definir_permissões: rows, sign_in: rows } }),
    printedPage("zh-cn", { events: { set_permissions: rows, sign_in: rows } }),
  ];
  const events = compile(pages).releases[0]?.model.references.site?.events;
  expect(events?.map(({ name, printed }) => [name, printed?.[0]?.as])).toEqual([
    ["set_permissions", "definir_permissões"],
    ["sign_in", undefined],
  ]);
});
