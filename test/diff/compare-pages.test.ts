import { describe, expect, test } from "vitest";

import { compareModels } from "../../generator/diff/compare-models.ts";
import type { PageReference, Reference } from "../../generator/model/model.ts";
import { buildAttribute, buildEvent, buildModel } from "../support/model-builder.ts";
import { changesBetween } from "./changes-between.ts";

const page = (locale: string, more: Partial<PageReference> = {}): PageReference => ({
  locale,
  release: "current",
  ...more,
});
const onPage = (locale: string) => ({ scope: "site", locale });

test("a page that comes or leaves is one change, whatever its rows", () => {
  const row = (...seenIn: readonly string[]): Partial<Reference> => ({
    common: [buildAttribute({ name: "door", seenIn })],
    pages: seenIn.map((locale) => page(locale)),
  });
  expect(changesBetween(row("en-us", "pt-br"), row("en-us", "ja-jp"))).toEqual([
    { kind: "page", to: onPage("ja-jp"), after: page("ja-jp") },
    { kind: "page", from: onPage("pt-br"), before: page("pt-br") },
  ]);
});

test("address and hash of a page are facets; its release is not compared", () => {
  const before = { pages: [page("en-us", { url: "https://example.org/a", contentHash: "aaa" })] };
  const after = { pages: [page("en-us", { url: "https://example.org/b", contentHash: "bbb", release: "next" })] };
  const at = { from: onPage("en-us"), to: onPage("en-us") };
  expect(changesBetween(before, after)).toEqual([
    { kind: "page.url", ...at, before: "https://example.org/a", after: "https://example.org/b" },
    { kind: "page.contentHash", ...at, before: "aaa", after: "bbb" },
  ]);
});

test("of two pages of a locale, the one of the release that documents the scope is compared", () => {
  const pages = [page("en-us", { contentHash: "aaa" }), page("en-us", { contentHash: "bbb", release: "next" })];
  const printed = [
    { locale: "en-us", release: "current", as: "Door" },
    { locale: "en-us", release: "next", as: "DOOR" },
  ];
  const site = { pages, common: [buildAttribute({ name: "door", printed })] };
  const before = buildModel({ site });
  const after = buildModel({ release: "next", site: { ...site, documentedIn: "next" } });
  const row = { scope: "site", attribute: "door", locale: "en-us" };
  expect(compareModels(before, after).changes).toEqual([
    { kind: "page.contentHash", from: onPage("en-us"), to: onPage("en-us"), before: "aaa", after: "bbb" },
    { kind: "attribute.printed", from: row, to: row, before: "Door", after: "DOOR" },
  ]);
});

describe("what pages print and lack", () => {
  const pages = [page("en-us"), page("pt-br")];
  const row = { scope: "site", event: "open_door", attribute: "door", locale: "pt-br" };
  const event = { scope: "site", event: "open_door", locale: "pt-br" };
  const printed = (as: string) => [{ locale: "pt-br", release: "current", as }];
  const all = ["en-us", "pt-br"];
  const reference = (rowSeenIn: readonly string[], eventSeenIn: readonly string[] = all): Partial<Reference> => ({
    pages,
    events: [
      buildEvent({
        name: "open_door",
        seenIn: eventSeenIn,
        attributes: [buildAttribute({ name: "door", seenIn: rowSeenIn })],
      }),
    ],
  });

  test("another text in the place of a name is a change", () => {
    const named = (event: string, attribute: string): Partial<Reference> => ({
      pages,
      events: [
        buildEvent({
          name: "open_door",
          printed: printed(event),
          attributes: [buildAttribute({ name: "door", printed: printed(attribute) })],
        }),
      ],
    });
    expect(changesBetween(named("abrir", "porta"), named("abre", "portas"))).toEqual([
      { kind: "event.printed", from: event, to: event, before: "abrir", after: "abre" },
      { kind: "attribute.printed", from: row, to: row, before: "porta", after: "portas" },
    ]);
    const without = {
      pages,
      events: [buildEvent({ name: "open_door", attributes: [buildAttribute({ name: "door" })] })],
    };
    expect(changesBetween(named("abrir", "porta"), without)).toEqual([
      { kind: "event.printed", from: event, to: event, before: "abrir" },
      { kind: "attribute.printed", from: row, to: row, before: "porta" },
    ]);
  });

  test("a row that a page lacks is a change", () => {
    const change = { kind: "attribute.missingIn", from: row, to: row };
    expect(changesBetween(reference(all), reference(["en-us"]))).toEqual([{ ...change, after: true }]);
    expect(changesBetween(reference(["en-us"]), reference(all))).toEqual([{ ...change, before: true }]);
  });

  test("an event that a page lacks is a change, its rows are none", () => {
    expect(changesBetween(reference(all), reference(["en-us"], ["en-us"]))).toEqual([
      { kind: "event.missingIn", from: event, to: event, after: true },
    ]);
  });

  test("a locale of which one model alone has a page tells nothing", () => {
    const before = reference(all);
    expect(
      changesBetween({ ...before, pages: [page("en-us")] }, { ...reference(["en-us"]), pages: [page("en-us")] }),
    ).toEqual([]);
  });
});

test("a model without pages, as of history, says nothing of pages, printed names and coverage", () => {
  const row = { name: "door", printed: [{ locale: "en-us", release: "current", as: "Door" }] };
  const full = { pages: [page("en-us", { contentHash: "aaa" })], common: [buildAttribute(row)] };
  const facts = { pages: [], common: [buildAttribute({ name: "door", seenIn: [] })] };
  expect(changesBetween(facts, full)).toEqual([]);
  expect(changesBetween(full, facts)).toEqual([]);
});
