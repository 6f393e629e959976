import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { afterEach, beforeEach, expect, test } from "vitest";

import { readDocs } from "../../generator/inputs/read-docs.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "read-docs-"));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

function write(path: string, text = "x"): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const read = (...given: readonly string[]): readonly (readonly string[])[] =>
  readDocs(given.map((path) => join(root, path))).folders.map(({ files }) => files.map(({ path }) => path));

test("files are found flat and nested; hidden folders, node_modules and other kinds of file are passed over", () => {
  for (const path of ["d/p.md", "d/a/b/q.htm", "d/.git/x.md", "d/node_modules/y/README.md", "d/i.png"]) write(path);
  write("d/sources.yaml", "bytes as they are\r\n");
  expect(read("d")).toEqual([["a/b/q.htm", "p.md", "sources.yaml"]]);
  expect(readDocs([join(root, "d")]).folders[0]?.files[2]?.bytes.toString()).toBe("bytes as they are\r\n");
});

test("a single file stands for a folder, whatever its name", () => {
  write("d/p.md");
  write("d/image.png");
  expect(read("d/p.md", "d/image.png")).toEqual([["p.md"], ["image.png"]]);
});

test("what two folders share is read once", () => {
  write("d/p.md");
  write("d/sub/q.md");
  expect(read("d", "d/sub", "d")).toEqual([["p.md", "sub/q.md"]]);
});

test("links are followed within the folder, not out of it, and loops end", () => {
  write("d/.data/p.md");
  write("out/secret.md");
  symlinkSync(join(root, "d/.data/p.md"), join(root, "d/p.md"));
  symlinkSync(join(root, "d"), join(root, "d/loop"));
  symlinkSync(join(root, "out/secret.md"), join(root, "d/secret.md"));
  symlinkSync(join(root, "d"), join(root, "link-to-d"));
  expect(read("d")).toEqual([["p.md"]]);
  expect(read("link-to-d")).toEqual([["p.md"]]);
  expect(readDocs([join(root, "d")]).leftOut).toEqual([
    `${root}/d/loop: a link to a folder`,
    `${root}/d/secret.md: a link that leaves the folder`,
  ]);
});

test("a missing path is refused; a pipe and a link to nothing are not read", () => {
  expect(() => read("none")).toThrow(`${root}/none: not found; give the path of a folder of pages`);
  mkdirSync(join(root, "d"));
  execFileSync("mkfifo", [join(root, "d/pipe.md")]);
  symlinkSync(join(root, "gone.md"), join(root, "d/p.md"));
  expect(read("d")).toEqual([[]]);
  expect(readDocs([join(root, "d")]).leftOut).toEqual([`${root}/d/p.md: a link that leads nowhere`]);
});
