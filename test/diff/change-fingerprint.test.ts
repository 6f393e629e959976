import { expect, test } from "vitest";

import { compareModels } from "../../generator/diff/compare-models.ts";
import { judgeChanges } from "../../generator/diff/judge-changes.ts";
import type { Attribute, Model } from "../../generator/model/model.ts";
import { buildAttribute, buildEvent, buildModel } from "../support/model-builder.ts";

const doorId = (more: Partial<Attribute> = {}) => buildAttribute({ name: "doorId", type: "integer", ...more });
const door = (...attributes: readonly Attribute[]): Model =>
  buildModel({ site: { events: [buildEvent({ name: "open_door", attributes })] } });

const fingerprints = (before: Model, after: Model): readonly string[] =>
  judgeChanges(compareModels(before, after)).map(({ fingerprint }) => fingerprint);

const RETYPED = fingerprints(door(doorId()), door(doorId({ type: "string" })));

test("a fingerprint has 16 hex digits", () => {
  expect(RETYPED).toEqual([expect.stringMatching(/^[0-9a-f]{16}$/u)]);
});

test("other changes, in other things or in the same, leave it as it is", () => {
  const weight = buildAttribute({ name: "weight", type: "long" });
  const more = { type: "string", nullable: false, description: "Which door it is." } as const;
  expect(fingerprints(door(doorId(), weight), door(doorId(more)))).toEqual(expect.arrayContaining([...RETYPED]));
});

test("what comes is known by its name, whatever else there is to it", () => {
  const plain = fingerprints(door(), door(doorId()));
  expect(fingerprints(door(), door(doorId({ nullable: false, description: "Which door it is." })))).toEqual(plain);
  expect(fingerprints(door(), door(doorId({ name: "doorKey" })))).not.toEqual(plain);
  expect(fingerprints(door(doorId()), door())).not.toEqual(plain);
});

test("another change of the same fact is another", () => {
  expect(fingerprints(door(doorId()), door(doorId({ type: "boolean" })))).not.toEqual(RETYPED);
  const [longText] = fingerprints(door(doorId({ type: "long" })), door(doorId({ type: "string" })));
  expect([longText]).not.toEqual(RETYPED);
});

test("the promises that are picked, and how sure a rename is, are no part of it", () => {
  const state = buildAttribute({ name: "doorState" });
  const size = (name: string) => door(state, buildAttribute({ name, type: "long", unit: "bytes" }));
  const diff = compareModels(size("doorSize"), size("doorSizes"));
  const [renamed] = judgeChanges(diff);
  const surer = { ...diff, changes: diff.changes.map((change) => ({ ...change, confidence: 1, by: ["confirmed"] })) };
  expect(renamed?.rule.id).toBe("attribute-renamed");
  expect(judgeChanges(surer)[0]?.fingerprint).toBe(renamed?.fingerprint);
  expect(judgeChanges(diff, ["SOURCE"])[0]?.fingerprint).toBe(renamed?.fingerprint);
});
