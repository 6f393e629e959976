import { expect, test } from "vitest";

import { csvText } from "../../../generator/emit/csv/csv-text.ts";

test("cells are quoted where they must be, lines end with LF", () => {
  expect(
    csvText([
      ["a", "b,c", 'd"e'],
      ["f\ng", "", "h i"],
    ]),
  ).toBe('a,"b,c","d""e"\n"f\ng",,h i\n');
});

test.each([
  ["=1+1", "'=1+1"],
  ["+x", "'+x"],
  ["-x", "'-x"],
  ["@x", "'@x"],
  ["\tx", "'\tx"],
  ["\rx", `"'\rx"`],
  ['=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
  ["a=1", "a=1"],
])("%j does not run as a formula", (cell, written) => {
  expect(csvText([[cell]])).toBe(`${written}\n`);
});
