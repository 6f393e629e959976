import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { overrideEntry } from "../../generator/inputs/override-entry.ts";
import { readOverrides } from "../../generator/inputs/read-overrides.ts";

const entry = (...lines: readonly string[]): string => `- ${["scope: tenant", ...lines].join("\n  ")}\n`;
const tail = ["locale: pt-br", 'printed: "ID do crachá"', "reason: made up"];
const badge = entry("event: print_badge", ...tail, "name: badgeId");

test("an entry is read with its place in the file", () => {
  expect(readOverrides("o.yaml", badge)).toEqual([
    {
      scope: "tenant",
      place: { kind: "events", events: ["print_badge"] },
      locale: "pt-br",
      printed: "ID do crachá",
      name: "badgeId",
      reason: "made up",
      location: { file: "o.yaml", start: { line: 1, column: 3 }, end: { line: 7, column: 1 } },
    },
  ]);
});

test.each([
  ["events: [a, b]", { kind: "events", events: ["a", "b"] }],
  ['event: "*"', { kind: "any-event" }],
  ["common: true", { kind: "common" }],
  ["heading: true", { kind: "heading" }],
])("%s says which rows are meant", (line, place) => {
  expect(readOverrides("o.yaml", entry(line, ...tail, "name: x"))).toMatchObject([{ place, name: "x" }]);
});

test("name and type of one row may be decided by two entries", () => {
  const type = entry("event: print_badge", ...tail, "type: long");
  expect(readOverrides("o.yaml", `${badge}${type}`)).toMatchObject([{ name: "badgeId" }, { type: "long" }]);
});

test.each(["", "[]\n", "# only a comment\n", "\uFEFF[]\r\n"])("%j holds no decision", (text) => {
  expect(readOverrides("o.yaml", text)).toEqual([]);
});

test("the committed file is valid", () => {
  const text = readFileSync(new URL("../../docs-input/overrides.yaml", import.meta.url), "utf8");
  expect(() => readOverrides("overrides.yaml", text)).not.toThrow();
});

test.each([
  [entry("evnt: a", ...tail), /^o\.yaml:2:3: unknown key "evnt"; did you mean "event"\? \(allowed: scope, event, /u],
  [entry("event: a", ...tail), /^o\.yaml:1:3: nothing is decided: give `name`, `type` or both$/u],
  [entry(...tail, "name: x"), /^o\.yaml:1:3: say which row this is by exactly one of event, events, common, heading$/u],
  [entry("event: a", "common: true", ...tail, "name: x"), /^o\.yaml:1:3: say which row this is by exactly one of /u],
  [entry("event: a", ...tail.slice(0, 2), "name: x"), /^o\.yaml:1:3: the key "reason" is missing$/u],
  [entry("event: a", ...tail, "type: strng"), /^o\.yaml:6:9: unknown value "strng"; did you mean "string"\?/u],
  [entry("event: a", ...tail, "name: two words"), /^o\.yaml:6:9: expected an identifier such as `actorUserId`$/u],
  [entry("heading: true", ...tail, "type: long"), /^o\.yaml:1:3: a heading has a name, but no type$/u],
  [entry("event: a", "event: b", ...tail), /^o\.yaml:3:3: this key stands twice in one entry; keep one of them$/u],
  [`${badge}${badge}`, /^o\.yaml:7:3: "ID do crachá" is already decided in line 1; keep one of the entries$/u],
  ["scope: tenant\n", /^o\.yaml:1:1: expected a list of entries, found an entry with keys$/u],
  ["- a: &x 1\n  b: *x\n", /^o\.yaml:1:9: anchors \(&\) and aliases \(\*\) are not allowed; write the value out$/u],
  ["- !!js/function x\n", /^o\.yaml:1:3: not readable as YAML: Unresolved tag/u],
  ["- a\n---\n- b\n", /^o\.yaml:2:1: a second document begins here; keep one \(no line `---`\)$/u],
  ["[".repeat(50_000), /^o\.yaml:1:\d+: nested too deeply$/u],
  [
    entry("event: a", "locale: pt-br", 'printed: "a\\u001b[31m"'),
    /control characters and line breaks are not allowed/u,
  ],
])("a faulty file is refused with place, cause and remedy (%#)", (text, message) => {
  expect(() => readOverrides("o.yaml", text)).toThrow(message);
});

test("every fault of a file is listed at once, up to ten", () => {
  const faulty = entry("event: a", ...tail).repeat(12);
  const lines = /(?:o\.yaml:\d+:3: nothing is decided[^\n]*\n){10}o\.yaml: 2 more$/u;
  expect(() => readOverrides("o.yaml", faulty)).toThrow(lines);
});

test.each([
  [{ kind: "common" }, "name", "x"],
  [{ kind: "any-event" }, "type", "long"],
  [{ kind: "events", events: ["a"] }, "name", "x"],
  [{ kind: "heading" }, "name", "x"],
] as const)("a ready entry needs only a decision and a reason (%j, %s)", (place, fact, decision) => {
  const row = { scope: "tenant", place, locale: "pt-br", printed: 'a: "b" # \\' } as const;
  const ready = overrideEntry({ ...row, fact });
  expect(() => readOverrides("o.yaml", ready)).toThrow(/expected a text, found an empty one|unknown value ""/u);
  const filled = ready.replace(`${fact}: ""`, `${fact}: ${decision}`).replace('reason: ""', "reason: y");
  expect(readOverrides("o.yaml", filled)).toMatchObject([{ ...row, [fact]: decision, reason: "y" }]);
});
