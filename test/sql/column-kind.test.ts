import { expect, test } from "vitest";

import type { Attribute } from "../../generator/model/model.ts";
import { columnKind, joinKinds, type ColumnKind } from "../../generator/sql/columns/column-kind.ts";
import { buildAttribute } from "../support/model-builder.ts";

test.each<[Partial<Attribute>, ColumnKind]>([
  [{ type: "string" }, "string"],
  [{ type: "integer" }, "integer"],
  [{ type: "integer", storage: "number" }, "number"],
  [{ format: "date-time" }, "date-time"],
  [{ format: "uuid" }, "uuid"],
  [{ format: "json" }, "string"],
  [{ name: "historicalQueueTime", type: "integer", format: "date-time" }, "integer"],
  [{ name: "eventTime" }, "string"],
])("%o is a column of kind %s", (attribute, kind) => {
  expect(columnKind(buildAttribute({ name: "a", ...attribute }))).toBe(kind);
});

test.each<[readonly [ColumnKind, ...ColumnKind[]], ColumnKind]>([
  [["uuid", "uuid"], "uuid"],
  [["integer", "long"], "long"],
  [["long", "number", "integer"], "number"],
  [["integer", "float"], "float"],
  [["integer", "string"], "string"],
  [["date-time", "string"], "string"],
  [["boolean", "integer"], "string"],
  [["uuid", "date-time"], "string"],
])("events that give %o share a column of kind %s", (kinds, kind) => {
  expect(joinKinds(kinds)).toBe(kind);
});
