import { expect, test } from "vitest";

import { factRows } from "../../generator/explain/facts/fact-rows.ts";
import { printedValuesText, valuesInShort, valuesText } from "../../generator/explain/facts/values-text.ts";
import { otherReasons } from "../../generator/explain/reasons/other-reasons.ts";
import { fullAttribute, fullEvent } from "../support/full-model.ts";

test("every field of an attribute is shown", () => {
  expect(factRows(fullAttribute)).toEqual([
    ["type", "integer"],
    ["storage", "number"],
    ["format", "uuid"],
    ["unit", "bytes"],
    ["nullable", "yes"],
    ["null when", "no door is near"],
    ["presence", "conditional"],
    ["absent when", "the wall is closed"],
    ["values", "codes: 0 = Open, 1 = Shut"],
    ["default", "0"],
    ["lifecycle", "deprecated since 2024-10, replaced by set_doors"],
    ["history", "first seen 0123456789ab, removed in next, former types string"],
    ["observed", "types number, records 3, nulls 1, absent 0"],
    ["description", "State of the door."],
  ]);
});

test("every field of an event but its attributes is shown", () => {
  expect(factRows(fullEvent).map(([label]) => label)).toEqual([
    "lifecycle",
    "availability",
    "see also",
    "theme",
    "description",
    "history",
  ]);
});

test.each([
  [{ kind: "closed", items: [{ value: "on" }, { value: "off", label: "dark" }] }, "one of: on, off (dark)", "on | off"],
  [{ kind: "open", items: [{ value: "on" }] }, "among others: on", "on | ..."],
  [{ kind: "codes", items: [{ value: 0, label: "On" }, { value: 3 }] }, "codes: 0 = On, 3", "0 3"],
  [{ kind: "range", minimum: 1, maximum: 9 }, "from 1 to 9", "from 1 to 9"],
  [{ kind: "described" }, "told in words, their spelling on the wire is not shown", "(in words)"],
  [{ kind: "closed", items: [{ value: true, label: "Lit" }] }, "one of: true = Lit", "true"],
] as const)("values %j", (values, long, short) => {
  expect([valuesText(values), valuesInShort(values)]).toEqual([long, short]);
});

test("printed values keep the words of their page", () => {
  const location = { file: "a.md", start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
  const items = ["aberta", "fechada"].map((text) => ({ text, markup: "bold" as const, location }));
  expect(printedValuesText({ kind: "closed", items })).toBe("one of: aberta, fechada");
  expect(printedValuesText({ kind: "codes", items: [{ code: 2, label: "Aberta" }], etc: false })).toBe(
    "codes: 2 = Aberta",
  );
});

test("the evidence on values is told, a kind without a sentence as it is", () => {
  const evidence = { ...fullAttribute.evidence, values: { confidence: 0.9, by: ["stated:pt-br", "stars"] } };
  expect(otherReasons({ ...fullAttribute, evidence }, 80)).toEqual([
    "",
    "Why the values are these",
    "  stated:pt-br  the page's text states them",
    "  stars",
  ]);
});
