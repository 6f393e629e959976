import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { afterEach, beforeEach, expect, test } from "vitest";

import { compareFolder } from "../../generator/commands/output/compare-output.ts";
import { listTree } from "../../generator/commands/output/list-tree.ts";
import { replaceFolder } from "../../generator/commands/output/replace-folder.ts";

let root: string;
let out: string;
beforeEach(() => {
  root = mkdtempSync(join(realpathSync(tmpdir()), "replace-folder-"));
  out = join(root, "out");
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

const model = { path: "current/model.json", text: '{\n  "modelVersion": 1\n}\n' };
const tree = (text: string): readonly { path: string; text: string }[] => [model, { path: "current/a/b.txt", text }];
const b = (): string => readFileSync(join(out, "current/a/b.txt"), "utf8");

function put(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

test("a tree is written into a new folder, nested as deep as need be, and nothing lies beside it", async () => {
  out = join(root, "x/y/out");
  expect(await replaceFolder(out, tree("1\n"))).toEqual([
    { path: "current/a/b.txt", change: "added" },
    { path: "current/model.json", change: "added" },
  ]);
  expect(b()).toBe("1\n");
  expect(readdirSync(dirname(out))).toEqual(["out"]);
});

test("the earlier tree goes as a whole, and what is as it should be is not touched", async () => {
  await replaceFolder(out, [...tree("1\n"), { path: "next/model.json", text: model.text }]);
  expect(await replaceFolder(out, tree("2\n"))).toEqual([
    { path: "current/a/b.txt", change: "changed" },
    { path: "next/model.json", change: "removed" },
  ]);
  expect(listTree(out)).toEqual(["current/a/b.txt", "current/model.json"]);
  utimesSync(join(out, "current/a/b.txt"), 1, 1);
  expect(await replaceFolder(out, tree("2\n"))).toEqual([]);
  expect(compareFolder(out, tree("2\n"))).toEqual([]);
});

test("CRLF is no drift, but is written anew", async () => {
  await replaceFolder(out, tree("1\n2\n"));
  writeFileSync(join(out, "current/a/b.txt"), "1\r\n2\r\n");
  expect(compareFolder(out, tree("1\n2\n"))).toEqual([]);
  await replaceFolder(out, tree("1\n2\n"));
  expect(b()).toBe("1\n2\n");
});

test("a link in the output is drift, and is replaced without following it", async () => {
  await replaceFolder(out, tree("1\n"));
  put("elsewhere.txt", "1\n");
  rmSync(join(out, "current/a/b.txt"));
  symlinkSync(join(root, "elsewhere.txt"), join(out, "current/a/b.txt"));
  expect(compareFolder(out, tree("1\n"))).toEqual([{ path: "current/a/b.txt", change: "changed" }]);
  await replaceFolder(out, tree("2\n"));
  expect(readFileSync(join(root, "elsewhere.txt"), "utf8")).toBe("1\n");
});

test("an output folder that is a link stays a link", async () => {
  mkdirSync(join(root, "real"));
  symlinkSync(join(root, "real"), out);
  await replaceFolder(out, tree("1\n"));
  expect(listTree(join(root, "real"))).toEqual(["current/a/b.txt", "current/model.json"]);
});

test.each(["out/notes.txt", "out/current/package.json", "out/.ssh/id"])(
  "a folder that holds %s is not ours",
  async (path) => {
    put(path, "precious");
    await expect(replaceFolder(out, tree("1\n"))).rejects.toThrow(/which this command did not write/u);
    expect(readFileSync(join(root, path), "utf8")).toBe("precious");
    expect(readdirSync(root)).toEqual(["out"]);
  },
);

test.each([
  ["out", /is not a folder; name one that is empty or new$/u],
  ["out/below", /a part of the path is not a folder/u],
])("a file in the place of %s is refused", async (target, message) => {
  put("out", "precious");
  await expect(replaceFolder(join(root, target), tree("1\n"))).rejects.toThrow(message);
  expect(readFileSync(out, "utf8")).toBe("precious");
});

test("the root of the file system and a link to nothing are refused", async () => {
  await expect(replaceFolder("/", tree("1\n"))).rejects.toThrow("/: the root of a file system cannot be replaced");
  symlinkSync(join(root, "gone"), out);
  await expect(replaceFolder(out, tree("1\n"))).rejects.toThrow(/it is a link that leads nowhere/u);
});

test.each([
  ["../x", "it leads out of the output"],
  ["a/../../x", "it leads out of the output"],
  ["/etc/x", "it has an empty part"],
  ["C:/x", "it has characters that a file's name must not have"],
  ["a\\b", "it has characters that a file's name must not have"],
  ["a\u0000b", "it has characters that a file's name must not have"],
  ["a/nul.md", "Windows keeps that name for a device"],
  ["a/x. ", "a part ends in a dot or a blank"],
  ["a/".concat("é".repeat(128)), "a part is too long"],
  ["Current/x", 'it differs from "current" by case alone'],
  ["current/A/x", 'it differs from "current/a" by case alone'],
  ["current/a/b.txt", "it is written twice"],
  ["current/a", "it is a file and a folder"],
])("the path %j is refused before anything is written", async (path, cause) => {
  const files = [...tree("1\n"), { path, text: "" }];
  const message = `cannot write ${JSON.stringify(path)}: ${cause}; look for the name on the pages`;
  await expect(replaceFolder(out, files)).rejects.toThrow(message);
  expect(readdirSync(root)).toEqual([]);
});

/** No process has this number: it is above what Linux and macOS give out. */
const DEAD = "99999999";

test("a run that was killed while it made the new tree leaves the output as it was; its traces go", async () => {
  await replaceFolder(out, tree("1\n"));
  put(`.out.replacing-${DEAD}/new/current/a/b.txt`, "half");
  expect(b()).toBe("1\n");
  await replaceFolder(out, tree("1\n"));
  expect(readdirSync(root)).toEqual(["out"]);
});

test("a run that was killed between the two renames: the next one puts the earlier output back", async () => {
  put(`.out.replacing-${DEAD}/earlier/current/model.json`, model.text);
  put(`.out.replacing-${DEAD}/earlier/current/a/b.txt`, "1\n");
  put(`.out.replacing-${DEAD}/new/current/a/b.txt`, "2\n");
  await expect(replaceFolder(out, tree("1\n"))).resolves.toEqual([]);
  expect(readdirSync(root)).toEqual(["out"]);
});

test("a run that was killed after the swap: the new output stays", async () => {
  await replaceFolder(out, tree("2\n"));
  put(`.out.replacing-${String(process.pid)}/earlier/current/a/b.txt`, "1\n");
  await expect(replaceFolder(out, tree("2\n"))).resolves.toEqual([]);
  expect(readdirSync(root)).toEqual(["out"]);
});

test("two runs at once: the second one stops", async () => {
  put(`.out.replacing-${String(process.ppid)}/new/x`, "");
  await expect(replaceFolder(out, tree("1\n"))).rejects.toThrow(
    /another run is writing it \(process \d+\); wait for it$/u,
  );
  expect(existsSync(out)).toBe(false);
  expect(readdirSync(root)).toEqual([`.out.replacing-${String(process.ppid)}`]);
});
