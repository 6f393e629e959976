import { expect, test } from "vitest";

import { emitCsv } from "../../../generator/emit/csv/emit-csv.ts";
import { DIALECTS } from "../../../generator/sql/dialects.ts";
import { buildAttribute, buildEvent, buildModel } from "../../support/model-builder.ts";

const model = buildModel({
  site: {
    common: [buildAttribute({ name: "siteLuid", nullable: false, presence: "always", format: "uuid" })],
    events: [
      buildEvent({
        name: "open_door",
        attributes: [buildAttribute({ name: "objSize", type: "integer", nullable: true, unit: "bytes" })],
      }),
      buildEvent({ name: "shut_door", attributes: [buildAttribute({ name: "eventType" })] }),
      buildEvent({ name: "no_door" }),
    ],
  },
  tenant: { common: [buildAttribute({ name: "eventType" })], events: [buildEvent({ name: "=cmd" })] },
});

const rowsOf = (naming: "snake" | "camel"): readonly (readonly string[])[] => {
  const [file] = emitCsv(model, { naming });
  expect(file?.path).toBe("attributes.csv");
  // No cell of this model is quoted but the type NUMBER(19,0).
  return (file?.text ?? "")
    .replaceAll(/"([^"]*)"/gu, (_, cell: string) => cell.replaceAll(",", ";"))
    .trimEnd()
    .split("\n")
    .map((line) => line.split(","));
};

test("one row an attribute, the common ones once; the column is the same in every dialect", () => {
  const [header = [], ...rows] = rowsOf("snake");
  expect(header.filter((name) => !name.endsWith("_type"))).toEqual([
    "scope",
    "event",
    "attribute",
    "type",
    "nullable",
    "column",
    "format",
    "unit",
    "values",
    "presence",
    "description",
  ]);
  expect(header.filter((name) => name.endsWith("_type"))).toEqual(DIALECTS.map(({ name }) => `${name}_type`));
  const shown = [
    "scope",
    "event",
    "attribute",
    "type",
    "nullable",
    "column",
    "duckdb_type",
    "format",
    "unit",
    "presence",
  ];
  expect(rows.map((row) => shown.map((name) => row[header.indexOf(name)]).join(" "))).toEqual([
    "site * siteLuid string false site_luid UUID uuid  always",
    "site open_door objSize integer true obj_size BIGINT  bytes ",
    "site shut_door eventType string true event_type_attribute VARCHAR   ",
    "tenant * eventType string true event_type VARCHAR   ",
  ]);
});

test("columns in camel case", () => {
  const [header = [], ...rows] = rowsOf("camel");
  expect(rows.map((row) => row[header.indexOf("column")])).toEqual([
    "siteLuid",
    "objSize",
    "eventTypeAttribute",
    "eventType",
  ]);
});
