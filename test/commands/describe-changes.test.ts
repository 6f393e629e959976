import { expect, test } from "vitest";

import { type ChangeGrounds, describeChanges } from "../../generator/commands/describe-changes.ts";
import { modelOfFacts, factsOnly } from "../../generator/model/facts-only.ts";
import { buildAttribute, buildEvent, buildModel } from "../support/model-builder.ts";

const release = (id: string, name: string, ...attributes: readonly string[]) =>
  buildModel({
    id,
    release: name,
    site: {
      events: [buildEvent({ name: "open_door", attributes: attributes.map((a) => buildAttribute({ name: a })) })],
    },
  });

const CURRENT = release("bbbbbbbbbbbb", "current", "alpha", "omega");
const NEXT = release("cccccccccccc", "next", "alpha");
const OLD = modelOfFacts(factsOnly(release("aaaaaaaaaaaa", "current", "alpha")));
const GROUNDS: ChangeGrounds = {
  defaultRelease: "current",
  releases: [CURRENT, NEXT],
  history: [OLD],
  hasHistory: true,
  renames: { entries: [] },
};
const titles = (parts: readonly string[]) => parts.map((part) => part.split("\n")[0]);

test("the default release is compared with the others, and history goes on to it", () => {
  const { releases, history } = describeChanges(CURRENT, GROUNDS);
  expect(titles(releases)).toEqual(["## Changes from `current` to `next`"]);
  expect(releases[0]).toContain("## Breaking\n\n- site `open_door`, `omega`: attribute removed (`string`)");
  expect(titles(history)).toEqual(["## From model `aaaaaaaaaaaa` to `bbbbbbbbbbbb`"]);
  expect(history[0]).toContain("- site `open_door`, `omega`: attribute added (`string`)");
});

test("another release is compared with the default one, and is no part of its history", () => {
  const { releases, history } = describeChanges(NEXT, GROUNDS);
  expect(titles(releases)).toEqual(["## Changes from `current` to `next`"]);
  expect(history).toEqual([]);
});

test("a model that ends its history already is not there twice; the newest step is first", () => {
  const ended = { ...GROUNDS, history: [OLD, CURRENT, NEXT, CURRENT] };
  expect(titles(describeChanges(CURRENT, ended).history)).toEqual([
    "## From model `cccccccccccc` to `bbbbbbbbbbbb`",
    "## From model `bbbbbbbbbbbb` to `cccccccccccc`",
    "## From model `aaaaaaaaaaaa` to `bbbbbbbbbbbb`",
  ]);
});

test("a history that the project lends does not lead to pages of the user's own", () => {
  const lent = { ...GROUNDS, hasHistory: false, releases: [CURRENT] };
  expect(describeChanges(CURRENT, lent)).toEqual({ releases: [], history: [] });
});
