import { readdirSync, readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { EVIDENCE_SENTENCES, evidenceSentence } from "../../generator/explain/reasons/evidence-sentence.ts";
import { WEIGHTS } from "../../generator/reconcile/names/name-evidence.ts";

const FOLDER = new URL("../../generator/reconcile/names/", import.meta.url);

/** The kinds that the sources of name decisions give, as they stand in their text. */
function kindsInSources(): readonly string[] {
  const text = readdirSync(FOLDER)
    .map((file) => readFileSync(new URL(file, FOLDER), "utf8"))
    .join("\n");
  const kinds = [...text.matchAll(/\bby(?::| =) ["`](\w+)/gu)].map(([, kind]) => kind ?? "");
  return [...new Set(kinds)].sort((a, b) => (a < b ? -1 : 1));
}

test("every kind of evidence on a name has a sentence, and no sentence is without a kind", () => {
  expect([...EVIDENCE_SENTENCES.keys()].sort((a, b) => (a < b ? -1 : 1))).toEqual(kindsInSources());
});

test.each([
  ["attested:en-us", WEIGHTS.source, "the source language prints it"],
  ["attested:zh-cn", WEIGHTS.otherScript, "a page in another script left it in Latin letters"],
  ["attested:pt-br", WEIGHTS.family, "a page of a romance language prints it"],
  ["attested:es-es", WEIGHTS.sameFamily, "a further page of a romance language prints it"],
  ["attested:sv-se", 0, "the page prints it, but it may be a word of the page's own language"],
  ["lexicon", WEIGHTS.lexicon, "all of its words are English"],
  ["lexicon", WEIGHTS.foreign / 2, "not all of its words are English"],
  ["order", WEIGHTS.order, "in order between its sure neighbours"],
  ["order", WEIGHTS.orderBroken, "out of order among its sure neighbours"],
])("%s of %d: %s", (by, weight, sentence) => {
  expect(evidenceSentence({ by, weight })).toBe(sentence);
});

test("an unknown kind is a bug", () => {
  expect(() => evidenceSentence({ by: "stars", weight: 1 })).toThrow("no sentence for evidence stars");
});
