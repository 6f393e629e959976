import { describe, expect, test } from "vitest";

import type { Rename } from "../../generator/inputs/renames.ts";
import type { Attribute, EventType, Reference } from "../../generator/model/model.ts";
import { buildAttribute, buildEvent } from "../support/model-builder.ts";
import { changesBetween, withRows } from "./changes-between.ts";

type Row = Partial<Attribute> & Pick<Attribute, "name">;

const at = (attribute: string) => ({ scope: "site", event: "open_door", attribute });

const decide = (...entries: readonly Omit<Rename, "scope" | "reason">[]) => ({
  renames: { entries: entries.map((entry) => ({ scope: "site" as const, reason: "told", ...entry })) },
});

/** What became of a row between neighbours, in short: `name -> name`, `- name` and `+ name`. */
const shorten = (changes: ReturnType<typeof changesBetween>): readonly string[] =>
  changes.map(({ kind, from, to, confidence, by }) => {
    const [was, is] = [from, to].map((place) => place?.attribute ?? place?.event);
    if (kind.endsWith(".name")) return `${String(was)} -> ${String(is)} ${String(confidence)} ${String(by)}`;
    if (was === undefined) return `+ ${String(is)}`;
    return is === undefined ? `- ${was}` : `${kind} of ${is}`;
  });

const between = (...rows: readonly Row[]): Partial<Reference> =>
  withRows({ name: "aisle" }, ...rows, { name: "window" });

describe("a change of case (case 33)", () => {
  test("is one change, and sure", () => {
    const change = { kind: "attribute.name", before: "groupID", after: "groupId", confidence: 1, by: ["case"] };
    expect(changesBetween(withRows({ name: "groupID" }), withRows({ name: "groupId" }))).toEqual([
      { ...change, from: at("groupID"), to: at("groupId") },
    ]);
  });

  test("of the common table, and of an event", () => {
    const common = (name: string, event: string) => ({
      common: [buildAttribute({ name })],
      events: [buildEvent({ name: event, attributes: [buildAttribute({ name: "door" })] })],
    });
    expect(shorten(changesBetween(common("groupID", "Open_Door"), common("groupId", "open_door")))).toEqual([
      "groupID -> groupId 1 case",
      "Open_Door -> open_door 1 case",
    ]);
  });

  test("what else changed is compared as usual, by both names", () => {
    const before = withRows({ name: "groupID", type: "integer" });
    expect(changesBetween(before, withRows({ name: "groupId", type: "long" }))[1]).toEqual({
      kind: "attribute.type",
      from: at("groupID"),
      to: at("groupId"),
      before: "integer",
      after: "long",
    });
  });

  test("is not seen where several names differ in case", () => {
    const changes = changesBetween(withRows({ name: "doorid" }, { name: "doorID" }), withRows({ name: "doorId" }));
    expect(shorten(changes)).toEqual(["- doorID", "+ doorId", "- doorid"]);
  });

  test("can be denied", () => {
    const denied = decide({ from: "groupID", to: "groupId", verdict: "different" });
    expect(shorten(changesBetween(withRows({ name: "groupID" }), withRows({ name: "groupId" }), denied))).toEqual([
      "- groupID",
      "+ groupId",
    ]);
  });
});

describe("a likely rename", () => {
  test("a page that both models rest on prints the same: the name was decided anew", () => {
    const printed = [{ locale: "pt-br", release: "current", as: "motivo" }];
    const reference = (name: string) => ({
      ...between({ name, printed, seenIn: ["en-us", "pt-br"] }),
      pages: ["en-us", "pt-br"].map((locale) => ({ locale, release: "current" })),
    });
    expect(shorten(changesBetween(reference("cause"), reference("reason")))).toEqual([
      "cause -> reason 0.84 printed:pt-br,position,type",
    ]);
  });

  test("the same documented values in the same place", () => {
    const row = (name: string) =>
      between({ name, values: { kind: "closed", items: [{ value: "ajar" }, { value: "shut" }] } });
    expect(shorten(changesBetween(row("doorState"), row("doorStatus")))).toEqual([
      "doorState -> doorStatus 0.82 values,name,position,type",
    ]);
  });

  test("an abbreviation is written out in the same place", () => {
    expect(shorten(changesBetween(between({ name: "authResult" }), between({ name: "authenticationResult" })))).toEqual(
      ["authResult -> authenticationResult 0.71 name,position,type"],
    );
  });

  test("a slip of the pen is corrected", () => {
    const changes = changesBetween(between({ name: "intiatingUserId" }), between({ name: "initiatingUserId" }));
    expect(shorten(changes)).toEqual(["intiatingUserId -> initiatingUserId 0.74 name,position,type"]);
  });

  test("our own description of both is the same, in the same place", () => {
    const row = (name: string) => between({ name, description: "Colour of the door, as painted." });
    expect(shorten(changesBetween(row("paint"), row("colour")))).toEqual([
      "paint -> colour 0.75 description,position,type",
    ]);
  });

  test("what changed at the same time is compared as usual", () => {
    const row = (name: string, type: Attribute["type"]) => between({ name, type, unit: "bytes", description: "Size." });
    const changes = changesBetween(row("doorSize", "integer"), row("doorSizeInBytes", "long"));
    expect(changes.map(({ kind, from, to }) => [kind, from?.attribute, to?.attribute])).toEqual([
      ["attribute.name", "doorSize", "doorSizeInBytes"],
      ["attribute.type", "doorSize", "doorSizeInBytes"],
    ]);
  });

  test.each<readonly [string, readonly Row[], readonly Row[], readonly string[]]>([
    ["the place and the type alone", [{ name: "lock" }], [{ name: "latch" }], ["+ latch", "- lock"]],
    ["names that share half of their words", [{ name: "oldName" }], [{ name: "newName" }], ["+ newName", "- oldName"]],
    [
      "another type",
      [{ name: "authResult", type: "boolean" }],
      [{ name: "authenticationResult" }],
      ["- authResult", "+ authenticationResult"],
    ],
    [
      "other values",
      [{ name: "authResult", values: { kind: "closed", items: [{ value: "ok" }] } }],
      [{ name: "authenticationResult", values: { kind: "closed", items: [{ value: "success" }] } }],
      ["- authResult", "+ authenticationResult"],
    ],
    [
      "two that are as likely",
      [{ name: "authResult" }],
      [{ name: "authenticationResult" }, { name: "authorizationResult" }],
      ["- authResult", "+ authenticationResult", "+ authorizationResult"],
    ],
    [
      "words that the same model uses side by side elsewhere",
      [{ name: "authResult" }, { name: "wallAuth" }, { name: "wallAuthentication" }],
      [{ name: "authenticationResult" }, { name: "wallAuth" }, { name: "wallAuthentication" }],
      ["- authResult", "+ authenticationResult"],
    ],
  ])("is not made of %s", (_, before, after, expected) => {
    expect(shorten(changesBetween(between(...before), between(...after)))).toEqual(expected);
  });

  test("can be denied, for the scope or for an event", () => {
    const [before, after] = [between({ name: "authResult" }), between({ name: "authenticationResult" })];
    const different = { from: "authResult", to: "authenticationResult", verdict: "different" } as const;
    const apart = ["- authResult", "+ authenticationResult"];
    expect(shorten(changesBetween(before, after, decide(different)))).toEqual(apart);
    expect(shorten(changesBetween(before, after, decide({ ...different, event: "open_door" })))).toEqual(apart);
    expect(shorten(changesBetween(before, after, decide({ ...different, event: "shut_door" })))).toHaveLength(1);
    expect(shorten(changesBetween(after, before, decide(different)))).toEqual([
      "+ authResult",
      "- authenticationResult",
    ]);
  });
});

describe("a confirmed rename", () => {
  const [before, after] = [withRows({ name: "lock" }), withRows({ name: "roof", type: "long" })];
  const same = { from: "lock", to: "roof", verdict: "same" } as const;

  test("is one change, and sure, whatever the evidence; in either direction", () => {
    expect(shorten(changesBetween(before, after, decide(same)))).toEqual([
      "lock -> roof 1 confirmed",
      "attribute.type of roof",
    ]);
    expect(shorten(changesBetween(after, before, decide(same)))[0]).toBe("roof -> lock 1 confirmed");
  });

  test("a decision on an event goes before one on the scope, and does not hold elsewhere", () => {
    const general = { ...same, verdict: "different" } as const;
    const special = { ...same, event: "open_door" };
    expect(shorten(changesBetween(before, after, decide(special, general)))[0]).toBe("lock -> roof 1 confirmed");
    expect(shorten(changesBetween(before, after, decide({ ...same, event: "shut_door" })))).toEqual([
      "- lock",
      "+ roof",
    ]);
  });

  test("of an event; its rows are then compared by both names", () => {
    const event = (name: string, ...rows: readonly string[]) => ({
      events: [buildEvent({ name, attributes: rows.map((row) => buildAttribute({ name: row })) })],
    });
    const confirmed = decide({ from: "open_door", to: "unlock", verdict: "same" });
    const changes = changesBetween(event("open_door", "door", "lock"), event("unlock", "door"), confirmed);
    expect(changes).toEqual([
      {
        kind: "event.name",
        from: { scope: "site", event: "open_door" },
        to: { scope: "site", event: "unlock" },
        before: "open_door",
        after: "unlock",
        confidence: 1,
        by: ["confirmed"],
      },
      { kind: "attribute", from: at("lock"), before: buildAttribute({ name: "lock" }) },
    ]);
  });

  test("says nothing where both models have a name", () => {
    const rows = withRows({ name: "lock" }, { name: "roof" });
    expect(shorten(changesBetween(rows, withRows({ name: "roof" }), decide(same)))).toEqual(["- lock"]);
  });
});

describe("a likely rename of an event", () => {
  const event = (name: string, rows: readonly string[], more: Partial<EventType> = {}): EventType =>
    buildEvent({ name, attributes: rows.map((row) => buildAttribute({ name: row })), ...more });
  const rows = ["door", "hinge", "lock", "wall"];

  test("many rows in common and a like name", () => {
    const others = [event("aisle", ["floor"]), event("zoo", ["floor"])];
    const before = { events: [...others, event("open_door", rows)] };
    const after = { events: [...others, event("open_front_door", [...rows, "side"])] };
    expect(shorten(changesBetween(before, after))).toEqual([
      "open_door -> open_front_door 0.8 attributes,name,position",
      "+ side",
    ]);
  });

  test("is not made of the same rows where the words are told apart elsewhere", () => {
    const others = [event("open_gate", ["gate"]), event("shut_gate", ["gate"])];
    const before = { events: [...others, event("open_door", rows)] };
    const after = { events: [...others, event("shut_door", rows)] };
    expect(shorten(changesBetween(before, after))).toEqual(["- open_door", "+ shut_door"]);
  });

  test("is not made of a like name with other rows", () => {
    const before = { events: [event("open_door", ["door", "hinge"])] };
    const after = { events: [event("open_doors", ["gate", "lock"])] };
    expect(shorten(changesBetween(before, after))).toEqual(["- open_door", "+ open_doors"]);
  });
});
