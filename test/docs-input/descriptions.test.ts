import { expect, test } from "vitest";

import { isMeantFor } from "../../generator/reconcile/describe/project-describer.ts";
import { DESCRIPTIONS, EVENTS, MODELS, OCCURRENCES, THEMES, meaningOf, placeName } from "./read-own-words.ts";

test("every event and attribute is described, and the model has that very text", () => {
  const bare = OCCURRENCES.filter(({ scope, event, attribute }) => {
    const text =
      event === undefined
        ? DESCRIPTIONS.common.get(scope)?.get(attribute.name)?.text
        : meaningOf(attribute.name, event.name)?.text;
    return text === undefined || text !== attribute.description;
  });
  expect(bare.map(placeName)).toEqual([]);
  expect(
    EVENTS.filter(({ name, description }) => DESCRIPTIONS.events.get(name)?.text !== description || !description),
  ).toEqual([]);
});

test("no text is for an event or common attribute that there is not", () => {
  const events = new Set(EVENTS.map(({ name }) => name));
  expect([...DESCRIPTIONS.events.keys()].filter((name) => !events.has(name))).toEqual([]);
  const common = new Set(OCCURRENCES.filter(({ event }) => event === undefined).map(placeName));
  const described = [...DESCRIPTIONS.common].flatMap(([scope, names]) =>
    [...names.keys()].map((name) => `${scope} *.${name}`),
  );
  expect(described.filter((name) => !common.has(name))).toEqual([]);
});

test("no meaning of an attribute is for nothing, and none of the events that it names", () => {
  const idle: string[] = [];
  for (const [name, meanings] of DESCRIPTIONS.attributes) {
    const events = OCCURRENCES.flatMap(({ event, attribute }) =>
      attribute.name === name && event ? [event.name] : [],
    );
    for (const meaning of meanings) {
      const decided = events.filter((event) => meaningOf(name, event) === meaning);
      if (decided.length === 0) idle.push(`${name}: ${meaning.text}`);
      for (const pattern of meaning.events ?? []) {
        if (!decided.some((event) => isMeantFor({ events: [pattern] }, event))) idle.push(`${name}: ${pattern}`);
      }
    }
  }
  expect(idle).toEqual([]);
});

test("every event stands on one shelf, and no shelf has an event that there is not", () => {
  const shelved = THEMES.flatMap(({ key, events }) => events.map((event) => [event, key] as const));
  const themes = new Map(shelved);
  expect(themes.size).toBe(shelved.length);
  expect(EVENTS.filter(({ name, theme }) => theme === undefined || themes.get(name) !== theme)).toEqual([]);
  const events = new Set(EVENTS.map(({ name }) => name));
  expect([...themes.keys()].filter((event) => !events.has(event))).toEqual([]);
});

test("a release without pages of its own for a scope is described like the other", () => {
  expect(MODELS.map(({ references }) => Object.keys(references))).toEqual([
    ["site", "tenant"],
    ["site", "tenant"],
  ]);
});
