import { expect, test } from "vitest";

import type { Attribute, Reference } from "../../generator/model/model.ts";
import { buildAttribute, buildEvent } from "../support/model-builder.ts";
import { changesBetween } from "./changes-between.ts";

const place = { scope: "site", attribute: "siteLuid" } as const;
const time = buildAttribute({ name: "eventTime" });

/** A reference of some events, each with a row `eventTime`, and `siteLuid` where the test gives one. */
function reference(
  rows: Readonly<Record<string, Partial<Attribute> | undefined>>,
  common?: Partial<Attribute>,
): Partial<Reference> {
  const row = (more: Partial<Attribute>): Attribute => buildAttribute({ name: "siteLuid", ...more });
  return {
    common: common === undefined ? [] : [row(common)],
    events: Object.entries(rows).map(([name, more]) =>
      buildEvent({ name, attributes: more === undefined ? [time] : [time, row(more)] }),
    ),
  };
}

test("an attribute that leaves every event and comes to the common table is one move (case 32)", () => {
  const names = Array.from({ length: 226 }, (_, i) => `event_${String(i).padStart(3, "0")}`);
  const own = reference(Object.fromEntries(names.map((name) => [name, {}])));
  const common = reference(Object.fromEntries(names.map((name) => [name, undefined])), {});
  const move = { kind: "attribute.listedIn", from: place, to: place };
  expect(changesBetween(own, common)).toEqual([{ ...move, before: names, after: "common" }]);
  expect(changesBetween(common, own)).toEqual([{ ...move, before: "common", after: names }]);
});

test("what differs between the row of an event and the common one is a change beside the move", () => {
  const before = reference({ shut_door: { type: "integer" }, open_door: { unit: "bytes" } });
  const after = reference({ open_door: undefined, shut_door: undefined }, { unit: "bytes" });
  expect(changesBetween(before, after)).toEqual([
    { kind: "attribute.listedIn", from: place, to: place, before: ["open_door", "shut_door"], after: "common" },
    { kind: "attribute.type", from: { ...place, event: "shut_door" }, to: place, before: "integer", after: "string" },
    { kind: "attribute.unit", from: { ...place, event: "shut_door" }, to: place, after: "bytes" },
  ]);
  expect(changesBetween(after, before)).toEqual([
    { kind: "attribute.listedIn", from: place, to: place, before: "common", after: ["open_door", "shut_door"] },
    { kind: "attribute.type", from: place, to: { ...place, event: "shut_door" }, before: "string", after: "integer" },
    { kind: "attribute.unit", from: place, to: { ...place, event: "shut_door" }, before: "bytes" },
  ]);
});

test("an event that keeps its own row, comes or leaves is no part of a move", () => {
  const before = reference({ keep: {}, leave: {}, move: {} });
  const after = reference({ come: undefined, keep: {}, move: undefined }, {});
  const changes = changesBetween(before, after);
  expect(changes.map(({ kind, from, to }) => [kind, from?.event, to?.event])).toEqual([
    ["attribute.listedIn", undefined, undefined],
    ["event", undefined, "come"],
    ["event", "leave", undefined],
  ]);
  expect(changes[0]).toMatchObject({ before: ["move"], after: "common" });
});

test("an attribute that comes to the common table and left no event is new", () => {
  const row = buildAttribute({ name: "siteLuid" });
  expect(changesBetween(reference({ keep: {} }), reference({ keep: {} }, {}))).toEqual([
    { kind: "attribute", to: place, after: row },
  ]);
});

test("an attribute that leaves some events while the common table has it all along is gone from them", () => {
  const row = buildAttribute({ name: "siteLuid" });
  expect(changesBetween(reference({ open_door: {} }, {}), reference({ open_door: undefined }, {}))).toEqual([
    { kind: "attribute", from: { ...place, event: "open_door" }, before: row },
  ]);
});

test("a move is told by the names that events have in the model of the rows", () => {
  const renamed = changesBetween(reference({ open_door: {} }), reference({ Open_Door: undefined }, {}));
  const back = changesBetween(reference({ Open_Door: undefined }, {}), reference({ open_door: {} }));
  expect(renamed[0]).toEqual({
    kind: "attribute.listedIn",
    from: place,
    to: place,
    before: ["open_door"],
    after: "common",
  });
  expect(back[0]).toEqual({
    kind: "attribute.listedIn",
    from: place,
    to: place,
    before: "common",
    after: ["open_door"],
  });
  expect(renamed.slice(1).map(({ kind }) => kind)).toEqual(["event.name"]);
});
