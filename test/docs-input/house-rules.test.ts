import { expect, test } from "vitest";

import { loadLexicon } from "../../generator/reconcile/lexicon/load-lexicon.ts";
import { splitWords } from "../../generator/reconcile/names/split-words.ts";
import { DESCRIPTIONS, EVENTS, MODELS, OCCURRENCES, THEMES, placeName } from "./read-own-words.ts";

/** In characters: what still reads well in an editor's tooltip and fits into the comments of every engine. */
const LONGEST = { attribute: 160, event: 240, theme: 160 } as const;

const attributeTexts = [
  ...[...DESCRIPTIONS.common.values()].flatMap((names) => [...names.values()]),
  ...[...DESCRIPTIONS.attributes.values()].flat(),
].map(({ text }) => text);
const eventTexts = [...DESCRIPTIONS.events.values()].map(({ text }) => text);
const themeTexts = THEMES.map(({ description }) => description);
const texts = [...eventTexts, ...attributeTexts, ...themeTexts];

test("texts are short", () => {
  const tooLong = (list: readonly string[], longest: number): readonly string[] =>
    list.filter((text) => text.length > longest);
  expect(tooLong(attributeTexts, LONGEST.attribute)).toEqual([]);
  expect(tooLong(eventTexts, LONGEST.event)).toEqual([]);
  expect(tooLong(themeTexts, LONGEST.theme)).toEqual([]);
});

test("a text is one or more whole sentences in plain ASCII on one line", () => {
  expect(texts.filter((text) => !/^[A-Z`][\x20-\x7e]*[^\s.]\.$/u.test(text))).toEqual([]);
  expect(texts.filter((text) => / {2}|\s$|\.\./u.test(text))).toEqual([]);
  expect(texts.filter((text) => (text.match(/`/gu) ?? []).length % 2 !== 0)).toEqual([]);
});

test("a text begins with what it tells, not with itself", () => {
  expect(
    texts.filter((text) => /^(?:This|The (?:name|ID|LUID|value|attribute)|Indicates|Specifies)\b/u.test(text)),
  ).toEqual([]);
});

test("code spans are names of the model, documented values, or names of the REST API", () => {
  const known = new Set([
    ...EVENTS.map(({ name }) => name),
    ...OCCURRENCES.flatMap(({ attribute }) => [
      attribute.name,
      ...(attribute.values?.items ?? []).map(({ value }) => String(value)),
    ]),
    ...REST_API,
    ...WIRE_VALUES,
  ]);
  const spans = texts.flatMap((text) => [...text.matchAll(/`([^`]+)`/gu)].map(([, span = ""]) => span));
  expect([...new Set(spans)].filter((span) => !known.has(span))).toEqual([]);
});

/** What Tableau's REST API calls things that a record joins with. */
const REST_API = ["id", "contentUrl", "parentProjectId", "useRemoteQueryAgent"];
/** Values that a page tells of in the text of another attribute. */
const WIRE_VALUES = ["active", "unspecified"];

test("words are American English, those of the reconciler's dictionary and glossary", async () => {
  const { isEnglish } = await loadLexicon([]);
  const words = texts.flatMap((text) => text.replaceAll(/`[^`]+`|'s/gu, " ").match(/[A-Za-z]+/gu) ?? []);
  const unknown = [...new Set(words)].filter((word) => !isEnglish(word.toLowerCase()) && !TERMS.has(word));
  expect(unknown).toEqual([]);
});

/** Names and terms of the field that stand in texts, but in no identifier. */
const TERMS = new Set(
  "Allowlist ASCII JWTs OpenID Salesforce Sunday Unix URIs WebRTC XFF decrypted iss passcode twb".split(" "),
);

test("what the model holds as a fact is not told a second time", () => {
  const told = OCCURRENCES.filter(
    ({ attribute: { description = "", unit, lifecycle, values, absentWhen, nullWhen } }) => {
      const words = description.toLowerCase();
      const listed = (values?.items ?? []).filter(
        ({ value }) => typeof value === "string" && description.includes(value),
      );
      return (
        (unit !== undefined && words.includes(unit)) ||
        (lifecycle !== undefined && /deprecated|discontinued|legacy/u.test(words)) ||
        (listed.length > 1 && values?.kind === "closed") ||
        (absentWhen !== undefined && /\b(?:absent|left out)\b/u.test(words)) ||
        (nullWhen !== undefined && /\bnull\b/u.test(words))
      );
    },
  );
  expect([...new Set(told.map(placeName))]).toEqual([]);
  expect(EVENTS.filter(({ description = "" }) => /deprecated|discontinued/iu.test(description))).toEqual([]);
});

test("no two events have one text, nor two attributes that stand in one record", () => {
  expect(eventTexts.length).toBe(new Set(eventTexts).size);
  const doubles = MODELS.flatMap(({ references }) =>
    Object.values(references).flatMap(({ common, events }) =>
      events.flatMap(({ name, attributes }) => {
        const said = [...common, ...attributes].map(({ description }) => description);
        return said.filter((text, index) => said.indexOf(text) !== index).map((text) => `${name}: ${text ?? ""}`);
      }),
    ),
  );
  expect(doubles).toEqual([]);
});

test("an attribute's meanings differ in more than case and punctuation", () => {
  const plain = (text: string): string => splitWords(text).join(" ");
  const alike = [...DESCRIPTIONS.attributes].filter(
    ([, meanings]) => new Set(meanings.map(({ text }) => plain(text))).size < meanings.length,
  );
  expect(alike.map(([name]) => name)).toEqual([]);
});
