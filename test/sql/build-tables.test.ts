import { expect, test } from "vitest";

import { buildTables } from "../../generator/sql/columns/build-tables.ts";
import { buildAttribute, buildEvent, buildModel } from "../support/model-builder.ts";

const columnsOf = (model: Parameters<typeof buildTables>[0]) =>
  buildTables(model, { naming: "snake" }).map(({ name, columns }) => [name, columns.map((column) => column.name)]);

test("what is common goes first, then the event's own, in page order", () => {
  const common = [buildAttribute({ name: "siteLuid" }), buildAttribute({ name: "eventTime" })];
  const attributes = [buildAttribute({ name: "objId" }), buildAttribute({ name: "eventType" })];
  const model = buildModel({ site: { common, events: [buildEvent({ name: "hist_view", attributes })] } });
  expect(columnsOf(model)).toEqual([["hist_view", ["site_luid", "event_time", "obj_id", "event_type_attribute"]]]);
});

test("the common attribute eventType of tenant events is the kind of event itself", () => {
  const common = [buildAttribute({ name: "actorUserId" }), buildAttribute({ name: "eventType" })];
  const model = buildModel({ tenant: { common, events: [buildEvent({ name: "create_site" })] } });
  expect(columnsOf(model)).toEqual([["tenant_create_site", ["actor_user_id"]]]);
});

test("an event's own attribute takes the place of the common one of its name", () => {
  const common = [buildAttribute({ name: "userId" }), buildAttribute({ name: "pod" })];
  const attributes = [buildAttribute({ name: "size" }), buildAttribute({ name: "userId", type: "integer" })];
  const model = buildModel({ site: { common, events: [buildEvent({ name: "e", attributes })] } });
  const [table] = buildTables(model, { naming: "snake" });
  expect(table?.columns.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
    "user_id integer",
    "pod string",
    "size string",
  ]);
});

/** A page sorts rows by name: `late` is new in the second release, and stands in front of `pod`. */
test("a new attribute gets the last column, wherever the page has it", () => {
  const release = (...names: readonly string[]) =>
    buildModel({
      site: {
        common: names.map((name) => buildAttribute({ name })),
        events: [buildEvent({ name: "e", attributes: names.map((name) => buildAttribute({ name: `own_${name}` })) })],
      },
    });
  const [table] = buildTables(release("a", "late", "pod"), { naming: "snake", history: [release("a", "pod")] });
  expect(table?.columns.map(({ name }) => name)).toEqual(["a", "pod", "late", "own_a", "own_pod", "own_late"]);
});
