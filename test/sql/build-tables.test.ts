import { expect, test } from "vitest";

import { buildTables } from "../../generator/sql/columns/build-tables.ts";
import { postgres } from "../../generator/sql/dialects/postgres.ts";
import { buildAttribute, buildEvent, buildModel } from "../support/model-builder.ts";

const columnsOf = (model: Parameters<typeof buildTables>[0]) =>
  buildTables(model, "snake", postgres).map(({ name, columns }) => [name, columns.map((column) => column.name)]);

test("the kind of event goes first, then what is common, then the event's own, in page order", () => {
  const common = [buildAttribute({ name: "siteLuid" }), buildAttribute({ name: "eventTime" })];
  const attributes = [buildAttribute({ name: "objId" }), buildAttribute({ name: "eventType" })];
  const model = buildModel({ site: { common, events: [buildEvent({ name: "hist_view", attributes })] } });
  expect(columnsOf(model)).toEqual([
    ["hist_view", ["event_type", "site_luid", "event_time", "obj_id", "event_type_attribute"]],
  ]);
});

test("the common attribute eventType of tenant events is the kind of event itself", () => {
  const common = [buildAttribute({ name: "actorUserId" }), buildAttribute({ name: "eventType" })];
  const model = buildModel({ tenant: { common, events: [buildEvent({ name: "create_site" })] } });
  expect(columnsOf(model)).toEqual([["tenant_create_site", ["event_type", "actor_user_id"]]]);
});

test("an event's own attribute takes the place of the common one of its name", () => {
  const common = [buildAttribute({ name: "userId" }), buildAttribute({ name: "pod" })];
  const attributes = [buildAttribute({ name: "size" }), buildAttribute({ name: "userId", type: "integer" })];
  const model = buildModel({ site: { common, events: [buildEvent({ name: "e", attributes })] } });
  const [table] = buildTables(model, "snake", postgres);
  expect(table?.columns.map(({ name, type }) => `${name} ${type}`)).toEqual([
    "event_type TEXT",
    "user_id BIGINT",
    "pod TEXT",
    "size TEXT",
  ]);
});

test("every column of an attribute takes nulls, whatever the pages promise: a failed event may break any rule", () => {
  const attributes = [
    buildAttribute({ name: "open" }),
    buildAttribute({ name: "both", presence: "always", nullable: false }),
  ];
  const [table] = buildTables(
    buildModel({ site: { events: [buildEvent({ name: "e", attributes })] } }),
    "snake",
    postgres,
  );
  expect(table?.columns.filter(({ required }) => required).map(({ name }) => name)).toEqual(["event_type"]);
});
