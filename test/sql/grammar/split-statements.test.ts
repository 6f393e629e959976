import { expect, test } from "vitest";

import { splitStatements } from "./split-statements.ts";
import { SMALL_MODEL } from "./small-model.ts";
import { kindOf, oneOfEachKind, statementsOf } from "./statements-of.ts";

const split = (sql: string, escapes = false): readonly string[] =>
  splitStatements(sql, { backslash: () => escapes, brackets: true });

test("statements end at semicolons that stand in nothing", () => {
  const sql = "-- a;\nSELECT ';''', \"b;\", `c;`, [d;] -- e;\n/* f; */;\nSELECT $x$;$x$;\n\nSELECT 3";
  expect(split(sql)).toEqual(["SELECT ';''', \"b;\", `c;`, [d;] -- e;\n/* f; */", "SELECT $x$;$x$", "SELECT 3"]);
});

test("a backslash hides a quote only where the engine has it so", () => {
  expect(split("A '\\';'; B", true)).toEqual(["A '\\';'", "B"]);
  expect(split("A '\\'; B")).toEqual(["A '\\'", "B"]);
});

test("a batch ends at GO on a line of its own", () => {
  expect(split("A GO B\nGO\nC\nGO")).toEqual(["A GO B", "C"]);
});

test("what does not end is told", () => {
  expect(() => split("SELECT 'a")).toThrow("a quote does not end: 'a");
});

test("each kind of statement of a file is taken once", () => {
  const kinds = oneOfEachKind(statementsOf("duckdb", SMALL_MODEL)).map(kindOf);
  expect(kinds).toContain("tables.sql CREATE TABLE");
  expect(kinds).toContain("load.sql INSERT INTO");
  expect(new Set(kinds).size).toBe(kinds.length);
});
