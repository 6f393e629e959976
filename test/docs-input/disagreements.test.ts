import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { compilePages } from "../../generator/commands/compile-pages.ts";
import { readDisagreements } from "../../generator/inputs/read-disagreements.ts";
import { meaningDiffers } from "../../generator/lint/rules/meaning-differs.ts";
import { DOCS_INPUT } from "../support/page-folders.ts";

const FILE = "disagreements.yaml";
const { entries, pagesRead } = readDisagreements(FILE, readFileSync(join(DOCS_INPUT, FILE), "utf8"));
const compiled = await compilePages([DOCS_INPUT], DOCS_INPUT);

test.each(entries.map((entry) => [`${entry.attribute ?? "the event"} of ${String(entry.events ?? "all")}`, entry]))(
  "%s is printed by every page that is said to differ",
  (_, entry) => {
    const found = meaningDiffers.find({ ...compiled, disagreements: { pagesRead, entries: [entry] } });
    const locales = new Set(found.map(({ subject }) => subject?.page?.split(" ")[1]));
    expect(found).not.toEqual([]);
    expect([...locales].toSorted()).toEqual((entry.locales ?? [...locales]).toSorted());
  },
);

test("the committed pages are those that were read", () => {
  expect([...pagesRead].toSorted()).toEqual(compiled.pages.map(({ contentHash }) => contentHash).toSorted());
});
