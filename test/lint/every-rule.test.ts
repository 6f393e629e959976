import { expect, test } from "vitest";

import { RULES } from "../../generator/lint/rules.ts";
import { lintPages } from "./lint-pages.ts";
import { CLEAN, RULE_FIXTURES } from "./rule-fixtures.ts";

test("every rule has a fixture, and every fixture a rule", () => {
  expect(Object.keys(RULE_FIXTURES)).toEqual(RULES.map(({ id }) => id));
});

test.each(Object.entries(RULE_FIXTURES))("%s finds what its fixture has", (ruleId, { pages, ...beside }) => {
  const found = lintPages(pages, beside).filter((finding) => finding.ruleId === ruleId);
  expect(found).not.toEqual([]);
  for (const { locations, subject } of found) {
    expect(locations).not.toEqual([]);
    expect(subject?.page).toMatch(/^(?:current [a-z-]+ site|pt-br site overrides)$/u);
  }
});

test("clean pages give no finding", () => {
  expect(lintPages(CLEAN)).toEqual([]);
});

test.each(RULES.map((rule) => [rule.id, rule] as const))("%s says what it is for", (id, { purpose, explanation }) => {
  expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/u);
  expect(purpose).toMatch(/^Checks that .+\.$/u);
  expect(explanation).toMatch(/^[A-Z].+\.$/u);
  expect(explanation).not.toContain("\n");
});

test("ids are unique", () => {
  expect(new Set(RULES.map(({ id }) => id)).size).toBe(RULES.length);
});
