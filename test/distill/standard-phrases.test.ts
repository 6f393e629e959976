import fc from "fast-check";
import { expect, test } from "vitest";
import { renderAttributeFacts, renderEventFacts } from "../../generator/distill/render-facts.ts";
import { renderHtml } from "../../generator/distill/render-html.ts";
import { renderMarkdown } from "../../generator/distill/render-markdown.ts";
import { LOCALES } from "../../generator/locales/locales.ts";
import { attributeFacts } from "../../generator/scrape/facts/attribute-facts.ts";
import { eventFacts } from "../../generator/scrape/facts/event-facts.ts";
import { FORMATS, UNITS } from "../../generator/scrape/fact-kinds.ts";
import { plainValue, printedValue } from "../../generator/scrape/facts/printed-item.ts";
import type {
  AttributeFacts,
  EventFacts,
  PrintedLifecycle,
  PrintedValue,
  PrintedValues,
} from "../../generator/scrape/printed-facts.ts";
import { cellFlow, textFlow } from "../scrape/facts/facts-of.ts";
import { withoutPlaces } from "./printed-facts.ts";

const SPEAKING = LOCALES.flatMap((locale) =>
  locale.phrases ? [[locale.tag, locale, locale.phrases.standard] as const] : [],
);
const location = { file: "", start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };

const word = fc.constantFrom(
  "on",
  "Off",
  "GET",
  "KEY_1",
  "a b",
  "não",
  "值",
  "<b>",
  "x & y",
  "éxito",
  "1.0",
  "a = b",
  "null",
);
const name = fc.constantFrom("lampId", "turn_knob", "actorLampId");
const value = fc.oneof(
  word.map((text): PrintedValue => plainValue(text, location)),
  fc
    .tuple(word, fc.constantFrom("code" as const, "bold" as const, "quoted" as const))
    .map(([text, markup]) => printedValue(text, markup, location)),
);
const code = fc.record({ code: fc.nat(1_000_000), label: word });
const values: fc.Arbitrary<PrintedValues> = fc.oneof(
  fc.record({
    kind: fc.constantFrom("closed" as const, "open" as const, "examples" as const),
    items: fc.array(value, { minLength: 1, maxLength: 4 }),
  }),
  fc.record({
    kind: fc.constantFrom("codes" as const, "bitmask" as const),
    items: fc.array(code, { minLength: 1, maxLength: 4 }),
    etc: fc.boolean(),
  }),
  fc.record(
    {
      kind: fc.constant("range" as const),
      minimum: fc.nat(9),
      maximum: fc.integer({ min: 10, max: 99 }),
      default: fc.nat(99),
    },
    { requiredKeys: ["kind", "minimum", "maximum"] },
  ),
);
const month = fc.constantFrom("2024-10", "2025-01");
const lifecycle: fc.Arbitrary<PrintedLifecycle> = fc.record(
  {
    status: fc.constantFrom("deprecated" as const, "discontinued" as const, "legacy" as const),
    since: month,
    replacedBy: fc.constantFrom("turn-knob", "définir"),
    location: fc.constant(location),
  },
  { requiredKeys: ["status", "location"] },
);
const condition = fc.record({ conditional: fc.boolean(), location: fc.constant(location) });
const facts: fc.Arbitrary<AttributeFacts> = fc.record(
  {
    values,
    meanings: fc.array(fc.record({ value: fc.constantFrom(true, false, null), label: word }), {
      minLength: 1,
      maxLength: 3,
    }),
    nullable: condition,
    absent: condition,
    unit: fc.constantFrom(...UNITS),
    formats: fc.subarray([...FORMATS], { minLength: 1 }),
    decimals: fc.constant(true),
    default: value,
    alwaysPresent: fc.uniqueArray(name, { minLength: 1 }),
    since: month,
    lifecycle,
  },
  { requiredKeys: [] },
);
const ofEvent: fc.Arbitrary<EventFacts> = fc.record(
  { lifecycle, partialInApi: fc.constant(true) },
  { requiredKeys: [] },
);

test.each(SPEAKING)("%s: what the phrases tell of an attribute is read from them", (_, locale, standard) => {
  fc.assert(
    fc.property(facts, (told) => {
      const flow = cellFlow(renderHtml(renderAttributeFacts(told, standard)));
      expect(withoutPlaces(attributeFacts(flow, locale, "knob", new Set()))).toEqual(withoutPlaces(told));
    }),
  );
});

test.each(SPEAKING)("%s: what the phrases tell of an event is read from them", (_, locale, standard) => {
  fc.assert(
    fc.property(ofEvent, (told) => {
      const flow = textFlow(renderMarkdown(renderEventFacts(told, standard)));
      expect(withoutPlaces(eventFacts(flow, locale, "a_b", "a_b", new Set()))).toEqual(withoutPlaces(told));
    }),
  );
});

test.each(SPEAKING)(
  "%s: no two phrases are alike, and none begins like another one with a colon",
  (_, __, standard) => {
    const phrases = Object.entries<string>({ ...standard }).flatMap(([key, phrase]) => (key === "etc" ? [] : [phrase]));
    expect(new Set(phrases).size).toBe(phrases.length);
    expect(phrases.filter((phrase) => /[:：]/u.test(phrase))).toEqual([]);
  },
);
