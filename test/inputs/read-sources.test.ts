import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { readSources } from "../../generator/inputs/read-sources.ts";

const read = (text: string): unknown => readSources("sources.yaml", text);

test("the default release and the fallbacks are read in the order of the file", () => {
  expect(read("defaultRelease: b\nreleases:\n  b:\n    fallback: a\n  a:\n")).toEqual({
    defaultRelease: "b",
    releases: [{ name: "b", fallback: "a" }, { name: "a" }],
  });
});

test("the committed file names current as the default, and each release as the other's fallback", () => {
  const file = new URL("../../docs-input/sources.yaml", import.meta.url);
  expect(read(readFileSync(file, "utf8"))).toEqual({
    defaultRelease: "current",
    releases: [
      { name: "current", fallback: "next" },
      { name: "next", fallback: "current" },
    ],
  });
});

test.each([
  ["defaultRelease: a\nreleases:\n  b: {}\n", 'sources.yaml:1:17: "a" is not among the releases (b)'],
  ["defaultRelease: a\nreleases:\n  a:\n    fallback: c\n", 'sources.yaml:4:15: "c" is not among the releases (a)'],
  [
    "defaultRelease: a\nreleases:\n  a: {falback: a}\n",
    'sources.yaml:3:7: unknown key "falback"; did you mean "fallback"? (allowed: fallback)',
  ],
  ["releases: {a: {}}\n", 'sources.yaml:1:1: the key "defaultRelease" is missing'],
  [
    "defaultRelease: ../x\nreleases: {a: }\n",
    "sources.yaml:1:17: expected a release name such as `current` or `2026.1`",
  ],
  ["defaultRelease: 2026.1\nreleases: {}\n", "sources.yaml:1:17: expected a text, found 2026.1; put it in quotes"],
  ["", "sources.yaml:1:1: expected an entry with the keys defaultRelease, releases, found nothing"],
])("%j is refused", (text, message) => {
  expect(() => read(text)).toThrow(expect.objectContaining({ name: "UserError", exitCode: 3, message }));
});
