import { beforeAll, expect, test } from "vitest";

import type { ChangeRule } from "../../generator/diff/change-rule.ts";
import { CHANGE_RULES } from "../../generator/diff/change-rules.ts";
import { schemaEffect } from "./promises/schema-effect.ts";
import { sourceEffects, type SourceEffect } from "./promises/source-effects.ts";
import { storageEffect } from "./promises/storage-effect.ts";
import { RULE_FIXTURES } from "./rules/rule-fixtures.ts";

const RULES = new Map(CHANGE_RULES.map((rule) => [rule.id, rule]));
const FIXTURES = Object.entries(RULE_FIXTURES).map(
  ([id, fixture]) => [id, fixture, RULES.get(id) as ChangeRule] as const,
);

/** A promise that is kept is kept, whether the rule says so or has no word about it. */
const brokenBy = (level: string | undefined): string =>
  level === "breaking" || level === "dangerous" ? level : "none";

let sources: ReadonlyMap<string, SourceEffect>;
beforeAll(async () => {
  sources = await sourceEffects(RULE_FIXTURES);
});

test.each(FIXTURES)("%s does to records what it says of SCHEMA", (_, { before, after }, { promises }) => {
  expect(schemaEffect(before, after)).toBe(brokenBy(promises.SCHEMA));
  if (promises.SCHEMA === undefined) expect(schemaEffect(after, before)).toBe("none");
});

test.each(FIXTURES)("%s does to programs what it says of SOURCE", (id, _, { promises }) => {
  const { reading, readingBigints, exhaustive } = sources.get(id) as SourceEffect;
  const isTouched = [...readingBigints, ...exhaustive].length > 0;
  expect(reading.length > 0 ? "breaking" : isTouched ? "dangerous" : "none").toBe(brokenBy(promises.SOURCE));
});

test.each(FIXTURES)("%s does to tables what it says of STORAGE", (_, { before, after }, { kind, promises }) => {
  const isRenamed = kind === "event.name" || kind === "attribute.name";
  expect(storageEffect(before, after, isRenamed)).toBe(brokenBy(promises.STORAGE));
});
