import { expect, test } from "vitest";
import { localeByTag } from "../../generator/locales/locales.ts";
import { readTypeWord } from "../../generator/locales/type-word.ts";

const read = (tag: string, word: string): string | undefined => {
  const reading = readTypeWord(localeByTag(tag), word);
  return reading && `${reading.type} by ${reading.by}: ${reading.meant}`;
};

test("a word of the page's own locale is read, whatever its case and white space", () => {
  expect(read("pt-br", "cadeia de caracteres")).toBe("string by locale: cadeia de caracteres");
  expect(read("pt-br", " Cadeia\u00a0de \n caracteres")).toBe("string by locale: cadeia de caracteres");
  expect(read("nl-nl", "geheel getal")).toBe("integer by locale: geheel getal");
  expect(read("fr-fr", "chai\u0302ne")).toBe("string by locale: chaîne");
});

test("bool and boolean are one type (case 1)", () => {
  expect(read("en-us", "bool")).toBe("boolean by locale: bool");
  expect(read("en-us", "boolean")).toBe("boolean by locale: boolean");
  expect(read("sv-se", "bool")).toBe("boolean by locale: bool");
});

test("an English word that was left untranslated is read on any page", () => {
  expect(read("ja-jp", "boolean")).toBe("boolean by english: boolean");
  expect(read("zh-tw", "Long")).toBe("long by english: long");
  expect(read("de-de", "int")).toBe("integer by english: int");
});

test("a word of another locale is read where all locales that have it agree", () => {
  expect(read("pt-br", "cadena")).toBe("string by other-locale: cadena");
  expect(read("zh-cn", "整數")).toBe("integer by other-locale: 整數");
});

test("a misprint is read by closeness (case 1)", () => {
  expect(read("pt-br", "sring")).toBe("string by closeness: string");
  expect(read("sv-se", "sring")).toBe("string by closeness: string");
  expect(read("pt-br", "cadeia de caractres")).toBe("string by closeness: cadeia de caracteres");
  expect(read("es-es", "enetro")).toBe("integer by closeness: entero");
});

test("nothing is read into a word that is close to nothing, too short, or in a script of one-character words", () => {
  expect(read("pt-br", "objeto")).toBeUndefined();
  expect(read("en-us", "in")).toBeUndefined();
  expect(read("en-us", "")).toBeUndefined();
  expect(read("zh-cn", "字符率")).toBeUndefined();
  expect(read("ja-jp", "実数")).toBeUndefined();
});

test("Thai sara am is the same word composed and decomposed", () => {
  const composed = "\u0e08\u0e33\u0e19\u0e27\u0e19\u0e40\u0e15\u0e47\u0e21";
  expect(read("th-th", composed)).toBe(`integer by locale: ${composed}`);
  expect(read("th-th", composed.normalize("NFKC"))).toBe(`integer by locale: ${composed}`);
});
