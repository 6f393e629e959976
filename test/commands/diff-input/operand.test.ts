import { expect, test } from "vitest";

import { parseOperand } from "../../../generator/commands/diff-input/operand.ts";

const parse = (given: string) => parseOperand(given, (path) => path === "a@b");

test.each([
  ["current", { kind: "word", text: "current" }],
  ["next@pages", { release: "next", kind: "word", text: "pages" }],
  ["./current", { kind: "path", text: "./current" }],
  ["..", { kind: "path", text: ".." }],
  ["2026.1@C:\\pages", { release: "2026.1", kind: "path", text: "C:\\pages" }],
  ["model.json", { kind: "path", text: "model.json" }],
  ["a@b", { kind: "word", text: "a@b" }],
  ["node_modules/@x/model.json", { kind: "path", text: "node_modules/@x/model.json" }],
  ["git:HEAD@{1}", { kind: "git", text: "HEAD@{1}" }],
  ["next@git:v1", { release: "next", kind: "git", text: "v1" }],
  ["git:--output=x", { kind: "git", text: "--output=x" }],
])("%s", (given, operand) => {
  expect(parse(given)).toEqual({ given, ...operand });
});

test.each(["", " ", "git:", "next@git: "])("%j is nothing", (given) => {
  expect(() => parse(given)).toThrow(
    "name a release, a model.json, a folder of pages, the id of a model of history, or git:REV",
  );
});
