import { expect, test } from "vitest";

import { tableNames } from "../../generator/sql/names/table-names.ts";
import { buildEvent, buildModel } from "../support/model-builder.ts";

function tablesOf(site: readonly string[], tenant: readonly string[]): readonly string[] {
  const events = (names: readonly string[]) => ({ events: names.map((name) => buildEvent({ name })) });
  const nameOf = tableNames(buildModel({ site: events(site), tenant: events(tenant) }));
  return [...site.map((name) => nameOf("site", name)), ...tenant.map((name) => nameOf("tenant", name))];
}

test("a site event's table is called like it, a tenant event's has a prefix", () => {
  expect(tablesOf(["login", "create_user"], ["create_user"])).toEqual(["login", "create_user", "tenant_create_user"]);
});

test("site events that look like the table of a tenant event make way", () => {
  expect(tablesOf(["tenant_a", "site_tenant_a", "site_a"], ["a", "site_tenant_a"])).toEqual([
    "site_tenant_a",
    "site_site_tenant_a",
    "site_a",
    "tenant_a",
    "tenant_site_tenant_a",
  ]);
});

test("events that differ by case or signs only get tables of their own, the plain one keeps its name", () => {
  const tables = tablesOf(["User", "user", "us er", "us-er"], []);
  expect(tables[1]).toBe("user");
  expect(new Set(tables.map((table) => table.toLowerCase())).size).toBe(4);
});

test("a name longer than an engine's limit for its view is shortened and marked", () => {
  const [first, second] = tablesOf([`${"long_".repeat(20)}a`, `${"long_".repeat(20)}b`], []);
  expect(first).toHaveLength(61);
  expect(second).toHaveLength(61);
  expect(first).not.toBe(second);
});

test("no event's table is called like the relations that stand beside the tables", () => {
  const [raw, wide, model] = tablesOf(["raw_site_log", "all_site_events", "activity_log_model"], []);
  expect([raw, wide, model].every((name) => /_[0-9a-f]{8}$/u.test(name ?? ""))).toBe(true);
});
