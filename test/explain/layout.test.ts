import { expect, test } from "vitest";

import { displayWidth } from "../../generator/explain/layout/display-width.ts";
import { textTable } from "../../generator/explain/layout/text-table.ts";
import { wrapText } from "../../generator/explain/layout/wrap-text.ts";

test.each([
  ["abc", 3],
  ["字符", 4],
  ["문자", 4],
  ["สตริง", 4],
  ["e\u0301", 1],
])("%j takes %d columns", (text, width) => {
  expect(displayWidth(text)).toBe(width);
});

test("columns line up whatever their script; the last one is broken at spaces", () => {
  const rows = [
    ["字符", "one two three four five"],
    ["a", "six"],
  ];
  expect(textTable(rows, 24)).toEqual(["  字符  one two three", "        four five", "  a     six"]);
});

test("a last column without room is not broken", () => {
  expect(textTable([["a name that is long", "one two"]], 24)).toEqual(["  a name that is long  one two"]);
});

test("a long word stays whole", () => {
  expect(wrapText("a/long/path b c", 5)).toEqual(["a/long/path", "b c"]);
});
