import { expect, test } from "vitest";
import { foldWord } from "../../generator/locales/fold-word.ts";
import { LOCALES, localeByTag } from "../../generator/locales/locales.ts";
import { ATTRIBUTE_TYPES } from "../../generator/model/model.ts";

test("the fifteen locales stand in the order of their tags", () => {
  expect(LOCALES.map(({ tag }) => tag).join(" ")).toBe(
    "de-de en-gb en-us es-es fr-ca fr-fr it-it ja-jp ko-kr nl-nl pt-br sv-se th-th zh-cn zh-tw",
  );
});

test("the source language is en-us alone", () => {
  expect(LOCALES.filter(({ source }) => source).map(({ tag }) => tag)).toEqual(["en-us"]);
});

test.each(LOCALES.map((locale) => [locale.tag, locale] as const))("%s names each column once", (tag, locale) => {
  const { name, type, description } = locale.headers;
  const words = [...name, ...type, ...description].map(foldWord);
  expect(words.length).toBeGreaterThanOrEqual(3);
  expect(new Set(words).size).toBe(words.length);
  expect(localeByTag(tag)).toBe(locale);
});

test.each(LOCALES.map((locale) => [locale.tag, locale] as const))("%s has one type for each type word", (_, locale) => {
  const words = ATTRIBUTE_TYPES.flatMap((type) => (locale.types[type] ?? []).map(foldWord));
  expect(new Set(words).size).toBe(words.length);
  expect(words).not.toContain("sring");
});

test("a script of its own tells that a Latin word was left alone", () => {
  expect(LOCALES.filter(({ latinScript }) => !latinScript).map(({ tag }) => tag)).toEqual([
    "ja-jp",
    "ko-kr",
    "th-th",
    "zh-cn",
    "zh-tw",
  ]);
});

test("an unknown tag is a bug of the caller", () => {
  expect(() => localeByTag("xx-xx")).toThrow("no locale data for xx-xx");
});

test("words are folded to one form", () => {
  expect(foldWord(" Nom\u00a0d\u2019ATTRIBUT ")).toBe("nom d'attribut");
  expect(foldWord("Descric\u0327a\u0303o")).toBe("descrição");
});

const PHRASES = LOCALES.flatMap(({ tag, phrases }) => (phrases ? [[tag, phrases] as const] : []));

test("a locale has phrases where enough of it is known", () => {
  expect(LOCALES.filter(({ phrases }) => phrases === undefined).map(({ tag }) => tag)).toEqual(["th-th"]);
});

test.each(PHRASES)(
  "%s says a thing in each of its phrases, and none twice in a list",
  (_, { standard, units, formats, ranges, ...lists }) => {
    const all = [...Object.values(lists), ...Object.values(units), ...Object.values(formats), Object.values(standard)];
    for (const list of all) {
      const folded = list.map(foldWord);
      expect(folded).not.toContain("");
      expect(new Set(folded).size).toBe(folded.length);
    }
    expect(ranges.every(([, between]) => between !== "")).toBe(true);
  },
);
