import { DuckDBInstance } from "@duckdb/node-api";
import { expect, test } from "vitest";

import { emitSql } from "../../../generator/emit/sql/emit-sql.ts";
import type { Model } from "../../../generator/model/model.ts";
import { buildAttribute, buildEvent, buildModel } from "../../support/model-builder.ts";
import { templates } from "../templates.ts";

const attributes = (names: readonly string[]) => names.map((name) => buildAttribute({ name }));

const release = (common: readonly string[], own: readonly string[]): Model =>
  buildModel({
    site: {
      common: attributes(common),
      events: [buildEvent({ name: "open_door", attributes: attributes(own) })],
    },
  });

/** Attributes come, become common, are common no more, and change by case. */
const RELEASES = [
  release(["pod", "siteLuid"], ["doorName", "lockID"]),
  release(["eventTime", "pod", "siteLuid"], ["doorColour", "doorName", "lockID"]),
  release(["doorName", "eventTime", "siteLuid"], ["doorColour", "lockId", "pod", "size"]),
];

test("a table that is made anew is as one that was brought forward by ADD COLUMN", async () => {
  const connection = await (await DuckDBInstance.create(":memory:")).connect();
  const columnsOf = async (schema: string): Promise<readonly string[]> => {
    const sql = `SELECT column_name FROM duckdb_columns() WHERE schema_name = '${schema}' AND table_name = 'open_door' ORDER BY column_index`;
    return (await connection.runAndReadAll(sql)).getRows().map(([name]) => String(name));
  };
  const makeTables = (schema: string, index: number) => {
    const files = emitSql(RELEASES[index] as Model, { naming: "snake", templates, history: RELEASES.slice(0, index) });
    const sql = files.find(({ path }) => path === "sql/duckdb/tables.sql")?.text ?? "";
    return connection.run(`CREATE SCHEMA ${schema}; SET schema = '${schema}'; ${sql}`);
  };

  await makeTables("kept", 0);
  for (const index of [1, 2]) {
    await makeTables(`anew_${String(index)}`, index);
    const anew = await columnsOf(`anew_${String(index)}`);
    const kept = await columnsOf("kept");
    for (const name of anew.filter((column) => !kept.includes(column))) {
      await connection.run(`ALTER TABLE kept.open_door ADD COLUMN ${name} VARCHAR`);
    }
    expect(await columnsOf("kept")).toEqual(anew);
  }
  expect(await columnsOf("kept")).toEqual([
    ...["event_type", "pod", "site_luid", "door_name", "lock_id", "unconverted", "record_id"],
    ...["event_time", "door_colour", "size"],
  ]);
  connection.closeSync();
});
