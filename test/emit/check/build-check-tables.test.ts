import { expect, test } from "vitest";

import { buildCheckTables } from "../../../generator/emit/check/build-check-tables.ts";
import { tablesText } from "../../../generator/emit/check/tables-text.ts";
import { buildAttribute, buildEvent, buildModel } from "../../support/model-builder.ts";
import { VALUES_MODEL } from "../../support/values-model.ts";

test("each kind of attribute stands once; what the schemas assert, the strict ones too, stands with it", () => {
  const { attributes, scopes } = buildCheckTables(VALUES_MODEL);
  expect(attributes).toEqual([
    { name: "eventTime", type: "string", required: true, notNull: true, format: "date-time" },
    { name: "doorState", type: "integer", codes: [0, 1, 3] },
    { name: "outcome", type: "string", required: true, notNull: true, values: ["success", "failure"] },
    { name: "jobKind", type: "string", openValues: ["Paint", "Oil"] },
    { name: "method", type: "string" },
    { name: "dayMask", type: "integer", flags: 3 },
    { name: "priority", type: "integer", minimum: 0, maximum: 10 },
    { name: "objKind", type: "string" },
    { name: "isPrivate", type: "boolean" },
    { name: "paintTime", type: "integer" },
    { name: "revision", type: "number" },
    { name: "doorLuid", type: "string", format: "uuid" },
    { name: "sourceIp", type: "string", format: "ip" },
    { name: "details", type: "string", format: "json" },
    { name: "tags", type: "string" },
    { name: "createdAt", type: "string", format: "date-time" },
    { name: "oldOwner", type: "string" },
    { name: "doorState", type: "integer", codes: [0, 1] },
    // A string, so that its numeric code cannot be on the wire.
    { name: "paintCode", type: "string" },
  ]);
  expect(scopes).toEqual([
    {
      scope: "site",
      common: [0],
      events: [
        ["open_door", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]],
        ["set_doors", [1]],
        ["paint_door", [17, 18]],
      ],
    },
    { scope: "tenant", common: [], events: [["set_doors", []]] },
  ]);
});

test("the text of the tables: a line for each kind of attribute and each event", () => {
  const model = buildModel({
    site: {
      common: [buildAttribute({ name: "eventTime" })],
      events: [buildEvent({ name: "open\u2028door", attributes: [buildAttribute({ name: "\u202Edoor\u{E0001}" })] })],
    },
  });
  expect(tablesText(buildCheckTables(model))).toMatchInlineSnapshot(`
    "/** What is known of all events; \`check-tables.d.ts\` tells how to read it. */
    export const TABLES = {
      modelId: "0123456789ab",
      release: "current",
      attributes: [
        {"name":"eventTime","type":"string"},
        {"name":"\\u202edoor\\udb40\\udc01","type":"string"},
      ],
      scopes: [
        {
          scope: "site",
          common: [0],
          events: [
            ["open\\u2028door",[1]],
          ],
        },
      ],
    };
    "
  `);
  expect(tablesText(buildCheckTables(buildModel()))).toMatchInlineSnapshot(`
    "/** What is known of all events; \`check-tables.d.ts\` tells how to read it. */
    export const TABLES = {
      modelId: "0123456789ab",
      release: "current",
      attributes: [],
      scopes: [],
    };
    "
  `);
});
