import { expect, test } from "vitest";

import { DIALECTS } from "../../../generator/sql/dialects.ts";
import { LATE_MODEL } from "./case-models.ts";
import { onEveryEngine } from "./on-every-engine.ts";
import { sqlFile } from "./sql-file.ts";

/** As many as DuckDB looks at before it decides what columns there are; others look at fewer. */
const BEFORE = 20_480;

const FOLDER = "pod=10az/siteLuid=11111111-2222-3333-4444-555555555555/y=2026/m=03/d=10/h=01";

const early = Array.from({ length: BEFORE }, (_, number) => `{"doorNumber":${String(number)}}\n`).join("");

const LOG = {
  [`${FOLDER}/eventType=open_door/a.txt`]: `${early}{"doorNumber":${String(BEFORE)},"eventOutcomeReason":"It is stuck."}\n`,
  [`${FOLDER}/eventType=shut_door/a.txt`]: '{"eventTime":"2026-03-10T00:41:38Z"}\n',
};

onEveryEngine({ model: LATE_MODEL, naming: "snake", log: LOG }, ({ engine, rows }) => {
  test.each(["v_open_door", "open_door"])("case 30: %s has the value that only the last record has", async (name) => {
    const { query, dialect, plain } = engine();
    const [relation, number, reason] = [name, "door_number", "event_outcome_reason"].map(dialect.quoteIdentifier) as [
      string,
      string,
      string,
    ];
    const counts = [`COUNT(*)`, `COUNT(${reason})`, `MAX(${number})`].map((count) => plain(count, "integer"));
    expect(
      await query(
        `SELECT ${counts.map((count, index) => `${count} AS c${String(index)}`).join(", ")} FROM ${relation}`,
      ),
    ).toEqual([{ c0: String(BEFORE + 1), c1: "1", c2: String(BEFORE) }]);
    expect(
      await query(
        `SELECT ${plain(number, "integer")} AS n, ${reason} AS r FROM ${relation} WHERE ${reason} IS NOT NULL`,
      ),
    ).toEqual([{ n: String(BEFORE), r: "It is stuck." }]);
  });

  test.each(["v_shut_door", "shut_door"])("case 30: %s has the column, though no record has a value", async (name) => {
    expect(await rows(name, { event_outcome_reason: "string" })).toEqual([{ event_outcome_reason: null }]);
  });
});

test.each(DIALECTS)("case 30: $name declares the column of each table and view, and infers none", ({ name }) => {
  const tables = sqlFile(name, "tables", LATE_MODEL);
  expect(tables.match(/^ {2}\Wevent_outcome_reason\W /gimu)).toHaveLength(2);
  expect(sqlFile(name, "views", LATE_MODEL).match(/ AS \W?event_outcome_reason\W?,$/gimu)).toHaveLength(2);
  expect(sqlFile(name, "wide", LATE_MODEL).match(/ AS \W?event_outcome_reason\W?,$/gimu)).toHaveLength(1);
  expect(sqlFile(name, "raw", LATE_MODEL)).not.toMatch(
    /auto_?detect(?! = false)|infer_?schema|read_json_auto|schema_of_json/iu,
  );
});
