import { beforeAll, expect, test } from "vitest";

import type { Override, OverridePlace } from "../../generator/inputs/override.ts";
import { LOCALES } from "../../generator/locales/locales.ts";
import type { Lexicon } from "../../generator/reconcile/lexicon/lexicon.ts";
import { loadLexicon } from "../../generator/reconcile/lexicon/load-lexicon.ts";
import { reconcile, type Reconciliation } from "../../generator/reconcile/reconcile.ts";
import type { PrintedReference } from "../../generator/scrape/printed-reference.ts";
import { printedPage } from "../support/printed-builder.ts";

let lexicon: Lexicon;
beforeAll(async () => {
  lexicon = await loadLexicon(LOCALES);
});

const location = { file: "overrides.yaml", start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };

function decide(printed: string, said: Partial<Override>, place: OverridePlace = { kind: "any-event" }): Override {
  return { scope: "site", place, locale: "pt-br", printed, reason: "made up", location, ...said };
}

function compile(pages: readonly PrintedReference[], overrides: readonly Override[]): Reconciliation {
  return reconcile(pages, {
    wording: [],
    lexicon,
    overrides,
    sources: { defaultRelease: "current", releases: [{ name: "current" }] },
  });
}

function attributesOf({ releases }: Reconciliation): readonly string[] {
  const site = releases[0]?.model.references.site;
  return (site?.events ?? []).flatMap(({ name, attributes }) => attributes.map((a) => `${name}.${a.name} ${a.type}`));
}

const page = printedPage("pt-br", {
  events: { sign_in: ["ID do token: bool", "userId: bool"], sign_out: ["ID do token: bool"] },
});

test("a decision on any event decides all its rows, and is needed", () => {
  const result = compile([page], [decide("ID do token", { name: "tokenId" })]);
  expect(attributesOf(result)).toEqual([
    "sign_in.tokenId boolean",
    "sign_in.userId boolean",
    "sign_out.tokenId boolean",
  ]);
  expect(result.overrides.map(({ verdict }) => verdict)).toEqual(["needed"]);
});

test("a decision on one event serves the others as a translation, so a second one is redundant", () => {
  const entries = ["sign_in", "sign_out"].map((event) =>
    decide("ID do token", { name: "tokenId" }, { kind: "events", events: [event] }),
  );
  expect(attributesOf(compile([page], entries.slice(0, 1)))).toContain("sign_out.tokenId boolean");
  expect(compile([page], entries).overrides.map(({ verdict }) => verdict)).toEqual(["redundant", "redundant"]);
});

test("what is said of a certain event goes before what is said of any", () => {
  const entries = [
    decide("ID do token", { name: "tokenId" }),
    decide("ID do token", { name: "sessionTokenId" }, { kind: "events", events: ["sign_out"] }),
  ];
  expect(attributesOf(compile([page], entries))).toEqual([
    "sign_in.tokenId boolean",
    "sign_in.userId boolean",
    "sign_out.sessionTokenId boolean",
  ]);
});

test("a decision that another page proves is redundant; one that matches nothing is unused", () => {
  const other = printedPage("zh-cn", { events: { sign_in: ["tokenId: 布尔值", "userId: 布尔值"] } });
  const entries = [decide("ID do token", { name: "tokenId" }), decide("Nome do site", { name: "siteName" })];
  expect(compile([page, other], entries).overrides.map(({ verdict }) => verdict)).toEqual(["redundant", "unused"]);
});

test("a decision on a type, and on a heading", () => {
  const untyped = printedPage("pt-br", { events: { definir_permissões: ["userId: identificador"] } });
  const entries = [
    decide("userId", { type: "string" }),
    decide("definir_permissões", { name: "set_permissions" }, { kind: "heading" }),
  ];
  const result = compile([untyped], entries);
  expect(attributesOf(result)).toEqual(["set_permissions.userId string"]);
  expect(result.overrides.map(({ verdict }) => verdict)).toEqual(["needed", "needed"]);
});

test("without a decision the rows are unresolved, with what pages print and where", () => {
  expect(compile([page], []).releases[0]?.unresolved).toMatchObject([
    { release: "current", scope: "site", event: "sign_in", row: 1, fact: "name", cells: [{ text: "ID do token" }] },
    { release: "current", scope: "site", event: "sign_out", row: 1, fact: "name" },
  ]);
});
