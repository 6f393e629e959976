import fc from "fast-check";
import { expect, test } from "vitest";

import { applyDiff } from "../../generator/diff/apply-diff.ts";
import { APPLIERS } from "../../generator/diff/apply/appliers.ts";
import type { Change } from "../../generator/diff/change.ts";
import { compareModels } from "../../generator/diff/compare-models.ts";
import type { Rename, Renames } from "../../generator/inputs/renames.ts";
import { SCOPES, type Model } from "../../generator/model/model.ts";
import { arbitraryEdit, arbitraryModels, arbitraryShuffle } from "../support/arbitrary-edit.ts";
import { arbitraryModel } from "../support/arbitrary-model.ts";
import { canonical, comparedPart } from "../support/compared-part.ts";

const RUNS = { numRuns: 300 };

const KINDS = Object.keys({ ...APPLIERS, scope: true });

const names = ({ references }: Model): readonly string[] =>
  Object.values(references).flatMap(({ common, events }) => [
    ...common.map(({ name }) => name),
    ...events.flatMap(({ name, attributes }) => [name, ...attributes.map((attribute) => attribute.name)]),
  ]);

/** Two models, and what a human decided of some of their names. */
const cases = arbitraryModels().chain(([before, after]) => {
  const [was, is] = [names(before), names(after)];
  const renames: fc.Arbitrary<Renames> =
    was.length === 0 || is.length === 0
      ? fc.constant({ entries: [] })
      : fc.record({
          entries: fc.array(
            fc.record<Rename>({
              scope: fc.constantFrom(...SCOPES),
              from: fc.constantFrom(...was),
              to: fc.constantFrom(...is),
              verdict: fc.constantFrom("same", "different"),
              reason: fc.constant("told"),
            }),
            { maxLength: 3 },
          ),
        });
  return fc.record({ before: fc.constant(before), after: fc.constant(after), renames });
});

test("a model has changed in nothing from itself, whatever its order", () => {
  fc.assert(
    fc.property(
      arbitraryModel().chain((model) => fc.tuple(fc.constant(model), arbitraryShuffle(model))),
      ([model, shuffled]) => {
        expect(compareModels(model, model).changes).toEqual([]);
        expect(compareModels(model, shuffled).changes).toEqual([]);
      },
    ),
    RUNS,
  );
});

test("what changed, brought about, gives the other model", () => {
  fc.assert(
    fc.property(cases, ({ before, after, renames }) => {
      const applied = applyDiff(before, compareModels(before, after, { renames }));
      const pair = [before, after] as const;
      expect(canonical(comparedPart(applied, pair))).toBe(canonical(comparedPart(after, pair)));
      expect([applied.id, applied.release]).toEqual([after.id, after.release]);
    }),
    RUNS,
  );
});

test("two models that differ in what is compared have changes, and each change is of something", () => {
  fc.assert(
    fc.property(cases, ({ before, after }) => {
      const { changes } = compareModels(before, after);
      const pair = [before, after] as const;
      const isSame = canonical(comparedPart(before, pair)) === canonical(comparedPart(after, pair));
      expect(changes.length === 0).toBe(isSame);
      expect(changes.filter((change) => canonical(change.before) === canonical(change.after))).toEqual([]);
      expect(new Set(changes.map((change) => JSON.stringify(change))).size).toBe(changes.length);
    }),
    RUNS,
  );
});

test("each change has its mirror", () => {
  fc.assert(
    fc.property(cases, ({ before, after, renames }) => {
      const there = compareModels(before, after, { renames }).changes.map(mirror);
      const back = compareModels(after, before, { renames }).changes;
      expect(there.map(canonical).sort(byText)).toEqual(back.map(canonical).sort(byText));
    }),
    RUNS,
  );
});

test("the order of lists changes nothing", () => {
  const shuffledCases = arbitraryModel().chain((before) =>
    arbitraryEdit(before).chain((after) =>
      fc.record({
        models: fc.constant([before, after] as const),
        others: fc.tuple(arbitraryShuffle(before), arbitraryShuffle(after)),
      }),
    ),
  );
  fc.assert(
    fc.property(shuffledCases, ({ models, others }) => {
      const changes = compareModels(...others).changes.map(canonical);
      expect(changes).toEqual(compareModels(...models).changes.map(canonical));
    }),
    RUNS,
  );
});

test("random models differ in every kind of change, and in what is recognised", () => {
  const changes = fc
    .sample(arbitraryModels(), { seed: 1, numRuns: 1500 })
    .flatMap(([before, after]) => compareModels(before, after).changes);
  expect(KINDS.filter((kind) => !changes.some((change) => change.kind === kind))).toEqual([]);
  const reasons = new Set(changes.flatMap((change) => change.by ?? []));
  expect([...reasons].sort(byText)).toEqual([
    "attributes",
    "case",
    "description",
    "format",
    "name",
    "position",
    "printed:en-us",
    "printed:ja-jp",
    "printed:pt-br",
    "type",
    "unit",
    "values",
  ]);
});

test("random models have moves by another name, both ways, by case, by evidence and by a decision", () => {
  const reasonsOf = ([before, after]: readonly [Model, Model], renames: Renames): readonly string[] => {
    const { changes } = compareModels(before, after, { renames });
    const moves = changes.filter(
      ({ kind, from, to }) => kind === "attribute.listedIn" && from?.attribute !== to?.attribute,
    );
    return moves.flatMap(({ from, to, after: listedIn }) =>
      changes
        .filter((change) => change.kind === "attribute.name" && change.from === from && change.to === to)
        .map(
          ({ by = [] }) =>
            `${listedIn === "common" ? "gathered" : "spread"} by ${isSure(by) ? String(by) : "evidence"}`,
        ),
    );
  };
  const found = fc
    .sample(cases, { seed: 1, numRuns: 3000 })
    .flatMap(({ before, after, renames }) => reasonsOf([before, after], renames));
  expect([...new Set(found)].sort(byText)).toEqual([
    "gathered by case",
    "gathered by confirmed",
    "gathered by evidence",
    "spread by case",
    "spread by confirmed",
    "spread by evidence",
  ]);
});

const isSure = (by: readonly string[]): boolean => by.includes("case") || by.includes("confirmed");

const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

const mirror = ({ from, to, before, after, ...rest }: Change): unknown => ({
  ...rest,
  ...(to && { from: to }),
  ...(from && { to: from }),
  ...(after !== undefined && { before: after }),
  ...(before !== undefined && { after: before }),
});
