import { expect, test } from "vitest";

import { describeDrift } from "../../generator/commands/output/describe-drift.ts";

test("drift is listed file by file, with the command that mends it", () => {
  const differences = [
    { path: "a", change: "added" },
    { path: "b\u001b", change: "changed" },
    { path: "c", change: "removed" },
  ] as const;
  expect(describeDrift("out", differences, "npx x")).toMatchInlineSnapshot(`
    "out is not up to date:
    + a (added)
    ~ b\\u001b (changed)
    - c (removed)
    To bring it up to date, run: npx x"
  `);
});

test("a long list is cut", () => {
  const many = Array.from({ length: 60 }, (_, index) => ({ path: String(index), change: "added" }) as const);
  expect(describeDrift("out", many, "npx x").split("\n").slice(-3)).toEqual([
    "+ 49 (added)",
    "… and 10 more",
    "To bring it up to date, run: npx x",
  ]);
});
