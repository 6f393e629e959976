import { expect, test } from "vitest";

import { columnNames } from "../../generator/sql/names/column-names.ts";
import type { Naming } from "../../generator/sql/names/naming.ts";
import { buildAttribute, buildEvent, buildModel } from "../support/model-builder.ts";

function columnsOf(names: readonly string[], naming: Naming = "snake") {
  const attributes = names.map((name) => buildAttribute({ name }));
  const model = buildModel({ site: { events: [buildEvent({ name: "e", attributes })] } });
  return Object.fromEntries(columnNames(model, naming).byAttribute);
}

test("snake case is the same for an attribute whatever others there are", () => {
  expect(columnsOf(["userName", "username"])).toEqual({ userName: "user_name", username: "username" });
});

test("camel case keeps the name, and marks the second of two that an engine would fold together", () => {
  expect(columnsOf(["username", "userName"], "camel")).toEqual({ userName: "userName", username: "username_16f78a7d" });
  expect(columnsOf(["username"], "camel")).toEqual({ username: "username" });
});

test("the attribute eventType leaves event_type to the kind of event, and keeps its name against a namesake", () => {
  expect(columnsOf(["eventType", "eventTypeAttribute", "event_type"])).toEqual({
    eventType: "event_type_attribute",
    eventTypeAttribute: "event_type_attribute_8cd7301c",
    event_type: "event_type_a9fa98d1",
  });
  expect(columnsOf(["eventType"], "camel")).toEqual({ eventType: "eventTypeAttribute" });
});

test("a well-formed name keeps its column when an ill-formed one comes beside it", () => {
  expect(columnsOf(["groupID"])).toEqual({ groupID: "group_id" });
  const both = columnsOf(["groupID", "groupId"]);
  expect(both).toEqual({ groupID: "group_id_c2045f08", groupId: "group_id" });
});

test("a name is marked only where another one competes for it: no relation has attributes of both scopes", () => {
  const scopesOf = (site: readonly string[], tenant: readonly string[]) => {
    const common = (names: readonly string[]) => ({ common: names.map((name) => buildAttribute({ name })) });
    const model = buildModel({ site: common(site), tenant: common(tenant) });
    return Object.fromEntries(columnNames(model, "snake").byAttribute);
  };
  expect(scopesOf(["SiteName"], ["siteName"])).toEqual({ SiteName: "site_name", siteName: "site_name" });
  expect(scopesOf(["SiteName", "siteName"], ["siteName"])).toEqual({
    SiteName: "site_name_dd35c4e1",
    siteName: "site_name",
  });
  // One that loses its name in one scope has the other one in both.
  expect(scopesOf(["SiteName"], ["siteName", "SiteName"])).toEqual({
    SiteName: "site_name_dd35c4e1",
    siteName: "site_name",
  });
});

test("a name that some engine would cut is shortened and marked, in all of them", () => {
  const long = `old${"Explorer".repeat(8)}Capacity`;
  const other = `old${"Explorer".repeat(8)}Limit`;
  const columns = columnsOf([long, other]);
  expect(Object.values(columns).map((column) => column.length)).toEqual([63, 63]);
  expect(new Set(Object.values(columns)).size).toBe(2);
  expect(columnsOf([long])[long]).toBe(columns[long]);
});

test("what an engine keeps for itself is never the name of a column, nor what the relations have anyway", () => {
  expect(columnsOf(["xmin"])).toEqual({ xmin: "xmin_eafb2f50" });
  expect(
    Object.values(columnsOf(["record", "unconverted", "recordId"])).every((name) => /_[0-9a-f]{8}$/u.test(name)),
  ).toBe(true);
});

test("names of nothing but signs still get columns, each its own", () => {
  const columns = Object.values(columnsOf(['"', "';--", "\n", "名称"]));
  expect(columns.every((column) => /^attribute_[0-9a-f]{8}$/.test(column))).toBe(true);
  expect(new Set(columns).size).toBe(4);
});

test("the order of attributes does not matter", () => {
  const names = ["username", "userName", "user_name", "UserName", "groupID", "GroupID"];
  expect(columnsOf(names.toReversed(), "camel")).toEqual(columnsOf(names, "camel"));
  expect(columnsOf(names.toReversed())).toEqual(columnsOf(names));
});

test("a name made up to meet a marked one is refused", () => {
  expect(() => columnsOf(["username", "userName", "username_16f78a7d"], "camel")).toThrow(
    /"username" and "username_16f78a7d" would both be called "username_16f78a7d"/,
  );
});
