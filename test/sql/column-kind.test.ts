import { expect, test } from "vitest";

import type { Attribute } from "../../generator/model/model.ts";
import { columnType } from "../../generator/sql/columns/column-type.ts";
import { DIALECTS } from "../../generator/sql/dialects.ts";
import { buildAttribute } from "../support/model-builder.ts";

test.each<[Partial<Attribute>, Readonly<Record<string, string>>]>([
  [{ type: "string" }, { duckdb: "VARCHAR", postgres: "TEXT" }],
  [{ type: "integer" }, { duckdb: "BIGINT", postgres: "BIGINT" }],
  [{ type: "long" }, { duckdb: "BIGINT", postgres: "BIGINT" }],
  [{ type: "float" }, { duckdb: "DOUBLE", postgres: "DOUBLE PRECISION" }],
  [{ type: "boolean" }, { duckdb: "BOOLEAN", postgres: "BOOLEAN" }],
  [
    { type: "integer", storage: "number" },
    { duckdb: "DECIMAL(38,10)", postgres: "NUMERIC" },
  ],
  [{ format: "date-time" }, { duckdb: "TIMESTAMP WITH TIME ZONE", postgres: "TEXT" }],
  [{ format: "uuid" }, { duckdb: "UUID", postgres: "UUID" }],
  [{ format: "json" }, { duckdb: "VARCHAR", postgres: "TEXT" }],
  [
    { name: "historicalQueueTime", type: "integer", format: "date-time" },
    { duckdb: "BIGINT", postgres: "BIGINT" },
  ],
  [{ name: "eventTime" }, { duckdb: "VARCHAR", postgres: "TEXT" }],
])("%o", (attribute, types) => {
  const found = DIALECTS.map((dialect) => [
    dialect.name,
    columnType(buildAttribute({ name: "a", ...attribute }), dialect),
  ]);
  expect(Object.fromEntries(found)).toEqual(types);
});
