import { expect, test } from "vitest";

import { coveredText, findingsOf, pageFile } from "./lint-pages.ts";

const found = (locale: string, rows: readonly string[]): readonly unknown[] => {
  const pages = [pageFile(locale, { events: { sign_in: rows } })];
  return findingsOf("odd-type-word", pages).map((finding) => [coveredText(pages, finding), finding.subject?.expected]);
};

test("a word that is nearly one that is known", () => {
  expect(found("en-us", ["a: sring", "b"])).toEqual([["sring", "string"]]);
});

test("another word than the page has elsewhere for the type, though the locale knows both", () => {
  expect(found("pt-br", ["a: booliano", "b: bool", "c: Booliano"])).toEqual([["bool", "booliano"]]);
  expect(found("pt-br", ["a: bool", "b: bool", "c: booliano"])).toEqual([["booliano", "bool"]]);
});

test("of two that are equally frequent the shorter is the odd one", () => {
  expect(found("en-us", ["a: boolean", "b: bool"])).toEqual([["bool", "boolean"]]);
});

test("one word for each type is fine, in English too", () => {
  expect(found("pt-br", ["a: bool", "b: integer", "c: cadeia de caracteres"])).toEqual([]);
});
