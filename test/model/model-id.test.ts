import { expect, test } from "vitest";
import { modelId } from "../../generator/model/model-id.ts";
import type { Attribute, EventType, Reference } from "../../generator/model/model.ts";
import { fullAttribute, fullEvent, fullReference } from "../support/full-model.ts";

const idOf = (reference: Partial<Reference>): string => modelId({ site: { ...fullReference, ...reference } });
const idOfEvent = (event: Partial<EventType>): string => idOf({ events: [{ ...fullEvent, ...event }] });
const idOfAttribute = (attribute: Partial<Attribute>): string =>
  idOfEvent({ attributes: [{ ...fullAttribute, ...attribute }] });

const without = <T extends object>(value: T, ...keys: readonly (keyof T)[]): Partial<T> =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key as keyof T))) as Partial<T>;

const ID = idOf({});

test("an id is 12 hex digits and always the same", () => {
  expect(ID).toMatchInlineSnapshot(`"f60b183e998a"`);
  expect(modelId({})).toMatchInlineSnapshot(`"4f53cda18c2b"`);
});

test("wording, pages and evidence do not count", () => {
  const attribute = {
    ...without(fullAttribute, "history", "observed", "printed", "description", "nullWhen", "absentWhen"),
    seenIn: [],
    evidence: { name: { confidence: 0, by: [] }, type: { confidence: 0, by: [] } },
  } as Partial<Attribute> as Attribute;
  const event = {
    ...without(fullEvent, "theme", "description", "printed", "history"),
    attributes: [attribute],
    seenIn: [],
  };
  const reference = { ...fullReference, documentedIn: "next", pages: [], events: [event as EventType] };
  expect(modelId({ site: reference })).toBe(ID);
});

test("the order of keys, rows, events, values and references does not count", () => {
  const other = { ...fullAttribute, name: "aa" };
  const third = { ...fullEvent, name: "close_door" };
  const items = fullAttribute.values.items ?? [];
  const backwards = Object.fromEntries(Object.entries(fullAttribute).reverse()) as unknown as Attribute;
  const forth = { ...fullEvent, attributes: [fullAttribute, other] };
  const back = { ...fullEvent, attributes: [other, backwards], seeAlso: ["set_doors", "close_door"] };
  expect(idOf({ events: [back, third] })).toBe(idOf({ events: [third, forth] }));
  expect(idOfAttribute({ values: { maximum: 9, minimum: 0, kind: "codes", items: items.toReversed() } })).toBe(ID);
  expect(idOf({ common: [fullAttribute, other] })).toBe(idOf({ common: [other, fullAttribute] }));
});

test.each([
  { name: "doorStatus" },
  { type: "long" },
  { storage: "float" },
  { format: "ip" },
  { unit: "percent" },
  { nullable: false },
  { presence: "always" },
  { values: { kind: "closed" } },
  { default: "0" },
  { default: false },
  { lifecycle: { status: "active" } },
] as const satisfies readonly Partial<Attribute>[])("a fact of an attribute counts: %j", (change) => {
  expect(idOfAttribute(change)).not.toBe(ID);
});

test.each([
  { kind: "open" },
  { minimum: 1 },
  { maximum: 8 },
  {
    items: [
      { value: "0", label: "Open" },
      { value: 1, label: "Shut" },
    ],
  },
  {
    items: [
      { value: 0, label: "Ajar" },
      { value: 1, label: "Shut" },
    ],
  },
  { items: [{ value: 0, label: "Open" }] },
] as const)("a fact of a value set counts: %j", (change) => {
  expect(idOfAttribute({ values: { ...fullAttribute.values, kind: "codes", ...change } })).not.toBe(ID);
});

test.each([
  { name: "open_gate" },
  { lifecycle: { status: "deprecated", since: "2024-10" } },
  { lifecycle: { status: "deprecated", since: "2024-11", replacedBy: "set_doors" } },
  { availability: "full" },
  { seeAlso: ["close_door"] },
  { attributes: [] },
] as const satisfies readonly Partial<EventType>[])("a fact of an event counts: %j", (change) => {
  expect(idOfEvent(change)).not.toBe(ID);
});

test("scope, product and common attributes count", () => {
  const ids = [ID, idOf({ product: "server" }), idOf({ common: [] }), modelId({ tenant: fullReference }), modelId({})];
  expect(new Set(ids).size).toBe(ids.length);
});

test("a field that is left out is not one that is false", () => {
  expect(idOfAttribute({ nullable: false })).not.toBe(
    idOf({ events: [{ ...fullEvent, attributes: [without(fullAttribute, "nullable") as Attribute] }] }),
  );
});
