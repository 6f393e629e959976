import fc from "fast-check";
import { expect, test } from "vitest";

import type { ChangeRule } from "../../generator/diff/change-rule.ts";
import { RULES_BY_KIND } from "../../generator/diff/change-rules.ts";
import type { Change, ChangeKind } from "../../generator/diff/change.ts";
import { compareModels } from "../../generator/diff/compare-models.ts";
import { judgeChanges } from "../../generator/diff/judge-changes.ts";
import type { JudgedChange } from "../../generator/diff/judged-change.ts";
import type { Promised } from "../../generator/diff/promise.ts";
import { verdictOf } from "../../generator/diff/verdict.ts";
import { arbitraryModels } from "../support/arbitrary-edit.ts";
import { RULE_FIXTURES } from "./rules/rule-fixtures.ts";
import type { RuleFixture } from "./rules/fixtures/rule-fixture.ts";

/** What the fixtures of some rules find, side by side. */
function judgedOf(ruleIds: readonly string[], promises?: readonly Promised[]): readonly JudgedChange[] {
  const changes = ruleIds.flatMap((id) => {
    const { before, after } = RULE_FIXTURES[id] as RuleFixture;
    return compareModels(before, after).changes;
  });
  const side = { id: "0123456789ab", release: "current" };
  return judgeChanges({ from: side, to: side, changes }, promises);
}

const levels = (judged: readonly JudgedChange[]) => judged.map(({ rule, level }) => [rule.id, level]);

test.each(Object.entries(RULES_BY_KIND))("the last rule about %s takes whatever the others leave", (kind, rules) => {
  expect(rules.at(-1)?.takes({ kind: kind as ChangeKind } as Change)).toBe(true);
});

test("a change has the worst level among the promises that were asked for", () => {
  const ids = ["attribute-type-to-decimal", "event-removed", "attribute-unit-replaced"];
  expect(levels(judgedOf(ids))).toEqual(ids.map((id) => [id, "breaking"]));
  expect(levels(judgedOf(ids, ["SCHEMA"]))).toEqual([
    ["attribute-type-to-decimal", "compatible"],
    ["event-removed", "dangerous"],
  ]);
  expect(levels(judgedOf(ids, ["DOCS", "SCHEMA"]))).toEqual([
    ["attribute-type-to-decimal", "compatible"],
    ["event-removed", "dangerous"],
    ["attribute-unit-replaced", "breaking"],
  ]);
});

test("the verdict is the version bump for each promise", () => {
  const none = { SOURCE: "none", SCHEMA: "none", STORAGE: "none", DOCS: "none" };
  expect(verdictOf([])).toEqual(none);
  expect(verdictOf(judgedOf(["page-content-changed"]))).toEqual({ ...none, DOCS: "patch" });
  expect(verdictOf(judgedOf(["closed-value-added", "page-content-changed"]))).toEqual({
    ...{ SOURCE: "minor", SCHEMA: "minor", STORAGE: "none", DOCS: "patch" },
  });
  expect(verdictOf(judgedOf(["attribute-type-to-decimal", "event-added"]))).toEqual({
    ...{ SOURCE: "minor", SCHEMA: "minor", STORAGE: "major", DOCS: "none" },
  });
});

test("of any two models, each change is told, and a mirror takes it back", () => {
  fc.assert(
    fc.property(arbitraryModels(), ([before, after]) => {
      const judged = judgeChanges(compareModels(before, after));
      const back = judgeChanges(compareModels(after, before));
      expect(back.map(({ rule }) => rule.id).toSorted()).toEqual(judged.map(({ rule }) => mirrorOf(rule)).toSorted());
      expect(judged.filter(({ message }) => /undefined|\[object|^$/u.test(message))).toEqual([]);
      expect(new Set(judged.map(({ fingerprint }) => fingerprint)).size).toBe(judged.length);
    }),
    { numRuns: 300 },
  );
});

const mirrorOf = ({ mirror }: ChangeRule): string => (typeof mirror === "string" ? mirror : "none");
