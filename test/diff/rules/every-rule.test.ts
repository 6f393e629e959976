import { expect, test } from "vitest";

import { CHANGE_LEVELS } from "../../../generator/diff/change-level.ts";
import type { ChangeRule } from "../../../generator/diff/change-rule.ts";
import { CHANGE_RULES } from "../../../generator/diff/change-rules.ts";
import { compareModels } from "../../../generator/diff/compare-models.ts";
import { judgeChanges } from "../../../generator/diff/judge-changes.ts";
import { RULE_FIXTURES } from "./rule-fixtures.ts";

const BY_ID = new Map(CHANGE_RULES.map((rule) => [rule.id, rule]));
const EACH_RULE = CHANGE_RULES.map((rule) => [rule.id, rule] as const);
/** How evidence is weighed is not for rules to say. */
const SURENESS = / \(\d+ % sure: [^)]+\)/u;
const EACH_FIXTURE = Object.entries(RULE_FIXTURES);

test("every rule has a fixture, every fixture a rule, and ids are unique", () => {
  const ids = CHANGE_RULES.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(Object.keys(RULE_FIXTURES).toSorted()).toEqual(ids.toSorted());
});

test.each(EACH_FIXTURE)("%s finds what its fixture has, and no other rule does", (id, fixture) => {
  const judged = judgeChanges(compareModels(fixture.before, fixture.after));
  expect(judged.map(({ rule }) => rule.id)).toEqual(judged.map(() => id));
  expect(judged.map(({ level }) => level)).toEqual(judged.map(() => fixture.level));
  expect(judged.map(({ message }) => message.replace(SURENESS, " (likely)"))).toEqual(fixture.messages);
  expect(judged).not.toEqual([]);
});

test.each(EACH_FIXTURE)("the mirror of %s takes its change back", (id, { before, after }) => {
  const { mirror } = BY_ID.get(id) as ChangeRule;
  if (typeof mirror !== "string") return;
  const back = judgeChanges(compareModels(after, before));
  expect(new Set(back.map(({ rule }) => rule.id))).toEqual(new Set([mirror]));
});

test.each(EACH_RULE)("%s has a mirror that has it, or says why it has none", (id, { mirror }) => {
  if (typeof mirror === "string") expect(BY_ID.get(mirror)?.mirror).toBe(id);
  else expect(mirror.waiver).toMatch(/^[A-Z].+\.$/u);
});

test("a rule that another takes for its mirror needs no waiver", () => {
  const mirrors = new Set(CHANGE_RULES.map(({ mirror }) => mirror));
  const waived = CHANGE_RULES.filter(({ mirror }) => typeof mirror !== "string");
  expect(waived.filter(({ id }) => mirrors.has(id))).toEqual([]);
});

test.each(EACH_RULE)("%s says what it is for, and what it touches", (id, { purpose, explanation, promises, level }) => {
  expect(id).toMatch(/^[a-z]+(?:-[a-z]+)+$/u);
  expect(purpose).toMatch(/^Checks that .+\.$/u);
  expect(explanation).toMatch(/^[A-Z].+\.$/u);
  expect(explanation).not.toContain("\n");
  const levels = Object.values(promises);
  expect(level).toBe(CHANGE_LEVELS.find((each) => levels.includes(each)));
});
