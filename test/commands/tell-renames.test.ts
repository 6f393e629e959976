import { expect, test } from "vitest";

import { tellRenames } from "../../generator/commands/tell-renames.ts";
import { compareModels } from "../../generator/diff/compare-models.ts";
import { readRenames } from "../../generator/inputs/read-renames.ts";
import { buildAttribute, buildEvent, buildModel } from "../support/model-builder.ts";

const rows = (...names: readonly string[]) => names.map((name) => buildAttribute({ name }));
const model = (id: string, event: string, ...names: readonly string[]) =>
  buildModel({ id, site: { events: [buildEvent({ name: event, attributes: rows(...names) })] } });

const OLDEST = model("000000000001", "open", "tint");
const BEFORE = model("000000000002", "open", "hue", "size");
const AFTER = model("000000000003", "open", "color", "size", "width");

/** What is told of entries, each a line of the file. */
function told(...entries: readonly string[]): readonly string[] {
  const text = entries.map((entry) => `- { scope: site, ${entry}, reason: Told so. }\n`).join("");
  const renames = readRenames("r.yaml", text);
  const { changes } = compareModels(BEFORE, AFTER, { renames });
  return tellRenames(renames.entries, { compared: [BEFORE, AFTER], history: [OLDEST], changes });
}

test("a decision that counts, or is about other models, is no fault", () => {
  expect(told("event: open, from: hue, to: color, verdict: same", "from: tint, to: hue, verdict: same")).toEqual([]);
  expect(told("from: hue, to: color, verdict: different", "from: size, to: width, verdict: different")).toEqual([]);
});

test("a name that no model has, or not in that event", () => {
  expect(told("from: hue, to: colour, verdict: same", "event: shut, from: hue, to: color, verdict: different")).toEqual(
    [
      'r.yaml:1:3: no site has "colour" in any model; mend or remove the entry',
      'r.yaml:2:3: no site event "shut" has "hue" in any model; mend or remove the entry',
    ],
  );
});

test("two later names of one thing, and two former ones, confirm nothing", () => {
  const entries = ["from: hue, to: color, verdict: same", "from: hue, to: width, verdict: same"] as const;
  expect(told(...entries)).toEqual([
    'r.yaml:2:3: "hue" is said to be "width", and in line 1 to be "color"; remove one of the entries',
  ]);
  expect(told("from: hue, to: color, verdict: same", "from: tint, to: color, verdict: same")).toEqual([
    'r.yaml:2:3: "color" is said to be "tint", and in line 1 to be "hue"; remove one of the entries',
  ]);
});

test("two names for one thing that a model uses side by side", () => {
  expect(told("from: size, to: width, verdict: same")).toEqual([
    'r.yaml:1:3: model 000000000003 has both "size" and "width"; they are not the same, remove the entry',
  ]);
});
