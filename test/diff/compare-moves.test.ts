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

const named = (name: string, more: Partial<Attribute> = {}): Attribute => buildAttribute({ name, ...more });

/** Each event with a row `eventTime` and one of a name; or with a common one. */
function called(rows: Readonly<Record<string, string | undefined>>, common?: Attribute): Partial<Reference> {
  return {
    common: common === undefined ? [] : [common],
    events: Object.entries(rows).map(([name, row]) =>
      buildEvent({ name, attributes: row === undefined ? [time] : [time, named(row)] }),
    ),
  };
}

test("a move whose name changes its case is one move and one change of case, both ways", () => {
  const own = called({ open_door: "siteName", shut_door: "siteName" });
  const common = called({ open_door: undefined, shut_door: undefined }, named("SiteName"));
  const [was, is] = [
    { scope: "site", attribute: "siteName" } as const,
    { scope: "site", attribute: "SiteName" } as const,
  ];
  const tables = ["open_door", "shut_door"];
  const sure = { kind: "attribute.name", confidence: 1, by: ["case"] };
  expect(changesBetween(own, common)).toEqual([
    { kind: "attribute.listedIn", from: was, to: is, before: tables, after: "common" },
    { ...sure, from: was, to: is, before: "siteName", after: "SiteName" },
  ]);
  expect(changesBetween(common, own)).toEqual([
    { kind: "attribute.listedIn", from: is, to: was, before: "common", after: tables },
    { ...sure, from: is, to: was, before: "SiteName", after: "siteName" },
  ]);
});

const inShort = (changes: ReturnType<typeof changesBetween>): readonly string[] =>
  changes.map(({ kind, from, to, by = [] }) =>
    [kind, from?.event, from?.attribute, "->", to?.event, to?.attribute, ...by]
      .filter((part) => part !== undefined)
      .join(" "),
  );

test("a move that is a likely rename, or a confirmed one, is one move and one rename", () => {
  const size = { type: "long", unit: "bytes", description: "Size of the object." } as const;
  const own = { events: [buildEvent({ name: "run", attributes: [named("objSize", size)] })] };
  const common = { common: [named("objectSize", size)], events: [buildEvent({ name: "run" })] };
  expect(inShort(changesBetween(own, common))).toEqual([
    "attribute.listedIn objSize -> objectSize",
    "attribute.name objSize -> objectSize description name unit type",
  ]);
  const decide = (verdict: "same" | "different", event?: string) =>
    ({
      renames: {
        entries: [
          {
            scope: "site",
            from: "objSize",
            to: "objectSize",
            verdict,
            reason: "told",
            ...(event !== undefined && { event }),
          },
        ],
      },
    }) as const;
  for (const event of [undefined, "run"]) {
    expect(inShort(changesBetween(own, common, decide("same", event)))[1]).toBe(
      "attribute.name objSize -> objectSize confirmed",
    );
    expect(inShort(changesBetween(own, common, decide("different", event)))).toEqual([
      "attribute -> objectSize",
      "attribute run objSize ->",
    ]);
  }
  expect(inShort(changesBetween(own, common, decide("same", "other")))[1]).not.toContain("confirmed");
});

test("some events may have had the common name before", () => {
  const own = called({ a: "siteName", b: "SiteName", c: "siteName" });
  const common = called({ a: undefined, b: undefined, c: undefined }, named("SiteName"));
  expect(changesBetween(own, common).map(({ kind, before }) => [kind, before])).toEqual([
    ["attribute.listedIn", ["b"]],
    ["attribute.listedIn", ["a", "c"]],
    ["attribute.name", "siteName"],
  ]);
});

test.each<readonly [string, Partial<Reference>, Partial<Reference>]>([
  [
    "a name that an event keeps beside it",
    called({ a: "siteName", b: "siteName" }),
    called({ a: undefined, b: "siteName" }, named("SiteName")),
  ],
  [
    "two names of other case",
    called({ a: "siteName", b: "sitename" }),
    called({ a: undefined, b: undefined }, named("SiteName")),
  ],
  [
    "a row of an event that had both",
    {
      events: [
        buildEvent({ name: "a", attributes: [named("siteName"), named("SiteName")] }),
        buildEvent({ name: "b" }),
      ],
    },
    { common: [named("SiteName")], events: [buildEvent({ name: "a" }), buildEvent({ name: "b" })] },
  ],
])("%s is no former name of a common row", (_, before, after) => {
  const names = [...changesBetween(before, after), ...changesBetween(after, before)].filter(
    ({ kind }) => kind === "attribute.name",
  );
  expect(names).toEqual([]);
});

test("what a human decided of a move goes before what is likely in a table", () => {
  const text = { description: "Name of the place." };
  const before = { events: [buildEvent({ name: "a", attributes: [named("place", text)] })] };
  const after = {
    common: [named("location")],
    events: [buildEvent({ name: "a", attributes: [named("placeName", text)] })],
  };
  expect(inShort(changesBetween(before, after))).toContain(
    "attribute.name a place -> a placeName description name type",
  );
  const entries = [{ scope: "site", from: "place", to: "location", verdict: "same", reason: "told" }] as const;
  const decided = inShort(changesBetween(before, after, { renames: { entries } }));
  expect(decided).toContain("attribute.name place -> location confirmed");
  expect(decided).toContain("attribute -> a placeName");
});
