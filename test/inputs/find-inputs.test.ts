import { expect, test } from "vitest";

import { demandPages, findInputs } from "../../generator/inputs/find-inputs.ts";
import type { DocsFolder } from "../../generator/inputs/input-file.ts";

function folder(given: string, files: { readonly [path: string]: string }): DocsFolder {
  return { given, files: Object.entries(files).map(([path, text]) => ({ path, bytes: Buffer.from(text) })) };
}

const project = folder("docs-input", { "README.md": "# Read me", "sources.yaml": "own", "overrides.yaml": "own" });
const paths = (folders: readonly DocsFolder[]): readonly string[] =>
  findInputs(folders, project).pages.map(({ path }) => path);

test("pages are told by their names and ordered by code units, whatever the order of the files", () => {
  const files = { "b/z.HTM": "", "a.txt": "", "B.md": "", "ä.html": "", "x.png": "", "y.json": "" };
  expect(paths([folder("d", files)])).toEqual(["B.md", "a.txt", "b/z.HTM", "ä.html"]);
});

test("with more than one folder, paths name the folder", () => {
  expect(paths([folder("one/", { "p.md": "" }), folder("two", { "p.md": "" })])).toEqual(["one/p.md", "two/p.md"]);
});

test("a README is no page unless it looks like one; any other file is, however broken", () => {
  const files = { "README.md": "# Hello", "x/Readme.txt": "---\ntitle: x\n---\n", "broken.md": "# Hello", "e.md": "" };
  expect(paths([folder("d", files)])).toEqual(["broken.md", "e.md", "x/Readme.txt"]);
});

test("hand-written files come from the project unless a folder holds them at its top", () => {
  const files = { "p.md": "", "overrides.yaml": "user", "deep/sources.yaml": "ignored" };
  const { handWritten } = findInputs([folder("d", files)], project);
  expect([...handWritten.values()].map(({ path, bytes }) => [path, Buffer.from(bytes).toString()])).toEqual([
    ["docs-input/sources.yaml", "own"],
    ["d/overrides.yaml", "user"],
  ]);
});

test("a folder may hold hand-written files alone beside one with pages", () => {
  expect(paths([folder("d", { "p.md": "" }), folder("mine", { "overrides.yaml": "" })])).toEqual(["d/p.md"]);
});

test.each([
  [[folder("d", {})], "d: no page found (.md, .txt, .htm or .html); name a folder that holds reference pages"],
  [[folder("d", { "README.md": "hi" })], /^d: no page found/u],
  [[folder("d", { "p.md": "" }), folder("e", { "x.png": "" })], /^e: no page found/u],
  [
    [folder("d", { "p.md": "", "overrides.yaml": "" }), folder("e", { "overrides.yaml": "" })],
    "overrides.yaml lies in d and e; remove all but one, the order of --docs must not decide",
  ],
])("folders without pages, or with two files of one name, are refused (%#)", (folders, message) => {
  expect(() => findInputs(folders, project)).toThrow(message);
});

test.each(["renames.yaml", "history/0001-3f2a17c09b11.json"])(
  "a folder of %s alone is fine where no page is needed",
  (path) => {
    const inputs = findInputs([folder("d", { [path]: "" }), folder("e", { "themes.yaml": "" })], project);
    expect(inputs.pages).toEqual([]);
    expect(() => demandPages(inputs)).toThrow(/^d, e: no page found/u);
    const page = findInputs([folder("d", { "p.md": "" })], project);
    expect(demandPages(page)).toBe(page.pages);
  },
);
