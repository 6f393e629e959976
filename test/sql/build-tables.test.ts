import { expect, test } from "vitest";

import type { Model } from "../../generator/model/model.ts";
import { buildTables } from "../../generator/sql/columns/build-tables.ts";
import { buildWideTables } from "../../generator/sql/columns/build-wide-tables.ts";
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

/** A model of one site event with these common attributes and own ones. */
const release = (common: readonly string[], own: readonly string[]) =>
  buildModel({
    site: {
      common: common.map((name) => buildAttribute({ name })),
      events: [buildEvent({ name: "e", attributes: own.map((name) => buildAttribute({ name })) })],
    },
  });

const keysOf = (history: readonly Model[], model: Model) => {
  const [table] = buildTables(model, { naming: "snake", history });
  return table?.columns.map(({ key }) => key);
};

/** A page sorts rows by name: `late` is new in the second release, and stands in front of `pod`. */
test("a new attribute gets the last column, wherever the page has it; a common one too", () => {
  const earlier = release(["a", "pod"], ["ownA", "ownPod"]);
  const later = release(["a", "late", "pod"], ["ownA", "ownLate", "ownPod"]);
  expect(keysOf([earlier], later)).toEqual(["a", "pod", "ownA", "ownPod", "late", "ownLate"]);
});

test("the columns of each release come after those of the releases before it", () => {
  const releases = [
    release(["c"], ["m"]),
    release(["b", "c"], ["m"]),
    release(["b", "c"], ["l", "m"]),
    release(["a", "b", "c"], ["k", "l", "m"]),
  ] as const;
  const [first, second, third, fourth] = releases;
  expect(keysOf([first, second, third], fourth)).toEqual(["c", "m", "b", "l", "a", "k"]);
  expect(keysOf([first, third], fourth)).toEqual(["c", "m", "b", "l", "a", "k"]);
  expect(keysOf([third, first], fourth)).toEqual(["b", "c", "l", "m", "a", "k"]);
});

test("an attribute that becomes common keeps its place, and one that no longer is", () => {
  expect(keysOf([release(["a", "b"], ["m", "n"])], release(["b", "m"], ["a", "n"]))).toEqual(["a", "b", "m", "n"]);
});

test("an attribute that changes by case alone keeps its place", () => {
  expect(keysOf([release(["a"], ["groupID", "n"])], release(["a"], ["groupId", "n"]))).toEqual(["a", "groupId", "n"]);
  const back = [release(["a"], ["groupID", "n"]), release(["a"], ["groupId", "n"])];
  expect(keysOf(back, release(["a"], ["m", "groupID", "n"]))).toEqual(["a", "groupID", "n", "m"]);
});

test("attributes that differ by case alone are two where an event has both", () => {
  const both = release([], ["username", "a", "userName"]);
  expect(keysOf([release([], ["userName", "z"])], both)).toEqual(["userName", "username", "a"]);
  expect(keysOf([both], release([], ["userName", "username", "a"]))).toEqual(["username", "a", "userName"]);
});

test("an attribute that leaves and returns has its place again", () => {
  const history = [release([], ["a", "b", "c"]), release([], ["a", "c"])];
  expect(keysOf(history, release([], ["a", "b", "c", "d"]))).toEqual(["a", "b", "c", "d"]);
});

test("of an event that is new, and of one of the other scope, history says nothing", () => {
  const tenant = buildModel({ tenant: release(["z", "a"], ["y"]).references.site ?? {} });
  const other = buildModel({
    site: { events: [buildEvent({ name: "f", attributes: [buildAttribute({ name: "y" })] })] },
  });
  expect(keysOf([tenant, other], release(["a", "z"], ["y"]))).toEqual(["a", "z", "y"]);
});

test("a table tells how many of its columns it had from the first release on", () => {
  const originalOf = (history: readonly Model[], model: Model) =>
    buildTables(model, { naming: "snake", history })[0]?.original;
  const [first, second] = [release(["b"], ["m", "n"]), release(["a", "b"], ["m", "n"])];
  expect(originalOf([], first)).toBe(3);
  expect(originalOf([first], second)).toBe(3);
  expect(originalOf([first, second], release(["a", "b"], ["N", "o"]))).toBe(2);
});

test("a new event brings its columns last into the view of all events", () => {
  const events = (...names: readonly string[]) =>
    buildModel({
      site: {
        common: [buildAttribute({ name: "pod" })],
        events: names.map((name) => buildEvent({ name, attributes: [buildAttribute({ name: `${name}Id` })] })),
      },
    });
  const wideKeys = (history: readonly Model[], model: Model) =>
    buildWideTables(buildTables(model, { naming: "snake", history }), history)[0]?.columns.map(({ key }) => key);
  const [earlier, later] = [events("b", "d"), events("a", "b", "c", "d")];
  expect(wideKeys([], earlier)).toEqual(["pod", "bId", "dId"]);
  expect(wideKeys([earlier], later)).toEqual(["pod", "bId", "dId", "aId", "cId"]);
  expect(wideKeys([earlier, later], events("a", "b", "b2", "c"))).toEqual(["pod", "bId", "aId", "cId", "b2Id"]);
});
