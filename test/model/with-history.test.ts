import { expect, test } from "vitest";

import { nameChanges } from "../../generator/diff/name-changes.ts";
import { modelId } from "../../generator/model/model-id.ts";
import type { Attribute, Model } from "../../generator/model/model.ts";
import { withHistory } from "../../generator/model/with-history.ts";
import { buildAttribute, buildEvent, buildModel } from "../support/model-builder.ts";

interface Tables {
  readonly [event: string]: readonly Partial<Attribute>[];
}

/** A model of an id; `common` is the table of all events. */
function model(id: string, { common = [], ...events }: Tables): Model {
  const attributes = (rows: readonly Partial<Attribute>[]) => rows.map((row) => buildAttribute({ name: "a", ...row }));
  return buildModel({
    id,
    site: {
      common: attributes(common),
      events: Object.entries(events).map(([name, rows]) => buildEvent({ name, attributes: attributes(rows) })),
    },
  });
}

/** What is told of each event and attribute; what nothing is told of is left out. */
function told(line: readonly Model[], present = line.at(-1)): object {
  if (present === undefined) return {};
  const { common = [], events = [] } = withHistory(present, line, nameChanges).references.site ?? {};
  const entries = [
    ...common.map(({ name, history }) => [`common.${name}`, history] as const),
    ...events.flatMap(({ name, history, attributes }) => [
      [name, history] as const,
      ...attributes.map((attribute) => [`${name}.${attribute.name}`, attribute.history] as const),
    ]),
  ];
  return Object.fromEntries(entries.filter(([, history]) => history !== undefined));
}

test("of the first model nothing is new", () => {
  expect(told([model("1", { open: [{}] })])).toEqual({});
  expect(told([], model("1", { open: [{}] }))).toEqual({});
});

test("since is the first model that has it, where that is not the oldest", () => {
  const line = [
    model("1", { open: [{}] }),
    model("2", { open: [{}, { name: "b" }], shut: [] }),
    model("3", { open: [{ name: "b" }], shut: [] }),
  ];
  expect(told(line)).toEqual({ "open.b": { firstSeen: "2" }, shut: { firstSeen: "2" } });
});

test("what left and came back tells where it was missing, the last time", () => {
  const has = { open: [{}] };
  const line = [model("1", has), model("2", {}), model("3", has), model("4", {}), model("5", {}), model("6", has)];
  expect(told(line)).toEqual({ open: { removedIn: "4" }, "open.a": { removedIn: "4" } });
});

test("former types stand in their order, each once, without the present one", () => {
  const types = ["integer", "long", "integer", "string", "float", "string"] as const;
  const line = types.map((type, i) => model(String(i), { open: [{ type }] }));
  expect(told(line)).toEqual({ "open.a": { formerTypes: ["integer", "long", "float"] } });
});

test("a row that moves to the common table, or from it, is not new", () => {
  const [apart, common] = [
    model("1", { open: [{ type: "long" }], shut: [] }),
    model("2", { common: [{}], open: [], shut: [] }),
  ];
  expect(told([apart, common])).toEqual({ "common.a": { formerTypes: ["long"] } });
  expect(told([common, apart])).toEqual({ "open.a": { formerTypes: ["string"] } });
});

test("a model that is not of the line is told only what the line knows", () => {
  expect(told([model("1", {}), model("2", { open: [] })], model("9", { open: [{}], own: [] }))).toEqual({
    open: { firstSeen: "2" },
  });
});

test("a scope that came is new as a whole; the id stays", () => {
  const present = buildModel({ id: "2", tenant: { events: [buildEvent({ name: "open" })] } });
  const after = withHistory(present, [buildModel({ id: "1", site: {} }), present]);
  expect(after.references.tenant?.events[0]?.history).toEqual({ firstSeen: "2" });
  expect(modelId(after.references)).toBe(modelId(present.references));
});

test("what goes by another name is not new: by case, by evidence, by a move, step by step", () => {
  const line = [
    model("1", { Open: [{ name: "groupID", type: "long" }], shut: [{ name: "siteName" }] }),
    model("2", { open: [{ name: "groupId" }], shut: [{ name: "siteName" }] }),
    model("3", { common: [{ name: "SiteName" }], open: [{ name: "groupId" }], shut: [] }),
    model("4", { common: [{ name: "SiteName" }], open: [{ name: "groupID" }], shut: [{ name: "latch" }] }),
  ];
  expect(told(line)).toEqual({ "open.groupID": { formerTypes: ["long"] }, "shut.latch": { firstSeen: "4" } });
  expect(told(line.slice(0, 3), line[3])).toEqual({ "open.groupID": { formerTypes: ["long"] } });
  expect(told(line.toReversed())).toEqual({ "Open.groupID": { formerTypes: ["string"] } });
});

test("a name that comes back is that of the thing that had it; without decisions on names, another name is another thing", () => {
  const line = [model("1", { open: [{ name: "groupID" }] }), model("2", { open: [{ name: "groupId" }] })];
  expect(withHistory(line[1] as Model, line).references.site?.events[0]?.attributes[0]?.history).toEqual({
    firstSeen: "2",
  });
  const back = [...line, model("3", { open: [{ name: "groupID" }] })];
  expect(told(back)).toEqual({});
});
