import { expect, test } from "vitest";

import { compareModels } from "../../generator/diff/compare-models.ts";
import type { EventType, Reference } from "../../generator/model/model.ts";
import { buildAttribute, buildEvent, buildModel, buildReference } from "../support/model-builder.ts";
import { changesBetween } from "./changes-between.ts";

const place = { scope: "site", event: "open_door" } as const;
const both = { from: place, to: place };

const changesOfEvent = (before: Partial<EventType>, after: Partial<EventType>) =>
  changesBetween(withEvent(before), withEvent(after));

const withEvent = (event: Partial<EventType>): Partial<Reference> => ({
  events: [buildEvent({ name: "open_door", ...event })],
});

test("an event that comes or leaves is one change, without its rows", () => {
  const event = buildEvent({ name: "paint_wall", attributes: [buildAttribute({ name: "colour" })] });
  const at = { scope: "site", event: "paint_wall" };
  expect(changesBetween({}, { events: [event] })).toEqual([{ kind: "event", to: at, after: event }]);
  expect(changesBetween({ events: [event] }, {})).toEqual([{ kind: "event", from: at, before: event }]);
});

test("an event that leaves in one release and returns in the next is reported both times (case 36)", () => {
  const event = buildEvent({ name: "paint_wall", attributes: [buildAttribute({ name: "colour" })] });
  const states = [[event], [], [event]].map((events) => ({ events }));
  const steps = states.slice(1).map((after, i) => changesBetween(states[i] ?? {}, after));
  expect(steps).toEqual([
    [{ kind: "event", from: { scope: "site", event: "paint_wall" }, before: event }],
    [{ kind: "event", to: { scope: "site", event: "paint_wall" }, after: event }],
  ]);
  expect(changesBetween(states[0] ?? {}, states[2] ?? {})).toEqual([]);
});

test("life cycle and availability are one change each", () => {
  const lifecycle = { status: "discontinued", since: "2024-10", replacedBy: "shut_door" } as const;
  expect(changesOfEvent({ availability: "full" }, { availability: "partial-in-api", lifecycle })).toEqual([
    { kind: "event.lifecycle", ...both, after: lifecycle },
    { kind: "event.availability", ...both, before: "full", after: "partial-in-api" },
  ]);
});

test("each event that the text refers to is a change, and their order is none", () => {
  expect(changesOfEvent({ seeAlso: ["b", "c", "a"] }, { seeAlso: ["d", "a", "c"] })).toEqual([
    { kind: "event.seeAlso", ...both, before: "b" },
    { kind: "event.seeAlso", ...both, after: "d" },
  ]);
});

test("theme and description are compared where both models have some", () => {
  const other = buildEvent({ name: "paint_wall", theme: "walls", description: "Someone paints." });
  const before = { events: [buildEvent({ name: "open_door", theme: "walls" }), other] };
  const after = { events: [buildEvent({ name: "open_door", theme: "doors", description: "Opens." }), other] };
  expect(changesBetween(before, after)).toEqual([
    { kind: "event.theme", ...both, before: "walls", after: "doors" },
    { kind: "event.description", ...both, after: "Opens." },
  ]);
  expect(changesOfEvent({}, { theme: "doors", description: "Opens." })).toEqual([]);
});

test("changes are in the order: scope, common attributes, events; by name in each", () => {
  const row = (name: string, type: "string" | "long") => buildAttribute({ name, type });
  const reference = (type: "string" | "long", product: Reference["product"]): Partial<Reference> => ({
    product,
    common: [row("wall", type), row("door", type)],
    events: ["shut_door", "open_door"].map((name) =>
      buildEvent({ name, attributes: [row("b", type), row("a", type)] }),
    ),
  });
  const changes = changesBetween(reference("string", "cloud"), reference("long", "server"));
  expect(changes.map(({ kind, to }) => [kind, to?.event, to?.attribute].join(" "))).toEqual([
    "scope.product  ",
    "attribute.type  door",
    "attribute.type  wall",
    "attribute.type open_door a",
    "attribute.type open_door b",
    "attribute.type shut_door a",
    "attribute.type shut_door b",
  ]);
});

test("a scope that comes or leaves is one change", () => {
  const reference = buildReference({ common: [buildAttribute({ name: "eventTime" })] });
  const [without, withTenant] = [buildModel({ site: {} }), buildModel({ site: {}, tenant: reference })];
  expect(compareModels(without, withTenant).changes).toEqual([
    { kind: "scope", to: { scope: "tenant" }, after: reference },
  ]);
  expect(compareModels(withTenant, without).changes).toEqual([
    { kind: "scope", from: { scope: "tenant" }, before: reference },
  ]);
});

test("the release that documents a scope is news only where one model borrows it", () => {
  const changes = (before: readonly [string, string], after: readonly [string, string]) => {
    const [was, is] = [before, after].map(([release, documentedIn]) => buildModel({ release, site: { documentedIn } }));
    return was && is && compareModels(was, is).changes;
  };
  expect(changes(["current", "current"], ["next", "next"])).toEqual([]);
  expect(changes(["current", "next"], ["next", "next"])).toEqual([]);
  expect(changes(["current", "next"], ["current", "current"])).toEqual([
    { kind: "scope.documentedIn", from: { scope: "site" }, to: { scope: "site" }, before: "next", after: "current" },
  ]);
});

test("a diff names the models it is of", () => {
  const diff = compareModels(buildModel({ id: "aaaaaaaaaaaa" }), buildModel({ id: "bbbbbbbbbbbb", release: "next" }));
  expect(diff).toEqual({
    from: { id: "aaaaaaaaaaaa", release: "current" },
    to: { id: "bbbbbbbbbbbb", release: "next" },
    changes: [],
  });
});
