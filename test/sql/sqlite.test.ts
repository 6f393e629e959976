import { expect, test } from "vitest";

import { sqlite } from "../../generator/sql/dialects/sqlite.ts";

const column = { name: '"a"', type: "TEXT", required: false, comment: "" };

test("comments stand in the statement, after the comma", () => {
  const columns = [
    { ...column, comment: "it's; --" },
    { ...column, name: '"b"', required: true, comment: "last" },
  ];
  const [sql] = sqlite.createTable({ name: '"t"', columns, comment: "all", keys: { recordId: '"b"' } });
  expect(sql).toBe(
    'CREATE TABLE "t" ( -- all\n  "a" TEXT, -- it\'s; --\n  "b" TEXT NOT NULL PRIMARY KEY -- last\n) STRICT;',
  );
});

test("a thousand values that may be lost are no deeper than an expression may be", () => {
  const sql = sqlite.json.object(Array.from({ length: 1000 }, (_, index) => `m${String(index)}`));
  const depths = Array.from(sql).reduce<readonly [number, number]>(
    ([now, most], character) => {
      const next = now + (character === "(" ? 1 : character === ")" ? -1 : 0);
      return [next, Math.max(most, next)];
    },
    [0, 0],
  );
  expect(depths[0]).toBe(0);
  expect(depths[1]).toBeLessThan(20);
});
