import fc from "fast-check";

import type { Attribute, Model, ValueItem, Values } from "../../generator/model/model.ts";
import { ATTRIBUTE_TYPES } from "../../generator/model/model.ts";
import { buildAttribute, buildEvent, buildModel } from "../support/model-builder.ts";

const anyItem: fc.Arbitrary<ValueItem> = fc.record(
  {
    value: fc.oneof(fc.string({ maxLength: 4 }), fc.integer({ min: -9, max: 99 }), fc.boolean(), fc.constant(null)),
    label: fc.string({ maxLength: 4 }),
  },
  { requiredKeys: [] },
);

/** Lists that fit some type and lists that fit none; ranges with two ends or one. */
const anyValues: fc.Arbitrary<Values> = fc.oneof(
  // Codes and flags are numbers: the vocabulary of the schemas says so.
  fc.record({
    kind: fc.constantFrom("codes", "bitmask"),
    items: fc.uniqueArray(fc.nat(40), { maxLength: 4 }).map((codes) => codes.map((value) => ({ value }))),
  }),
  fc.record({
    kind: fc.constantFrom("closed", "open", "examples", "described"),
    items: fc.oneof(
      fc.array(anyItem, { maxLength: 4 }),
      fc.uniqueArray(fc.record({ value: fc.string({ maxLength: 4 }) }), { maxLength: 4 }),
      fc.constantFrom([{ value: 1 }, { value: 2 }, { value: 8 }], [{ value: true }, { value: false }]),
    ),
  }),
  fc.tuple(fc.integer({ min: -50, max: 50 }), fc.nat(50), fc.nat(2)).map(([minimum, span, ends]): Values => {
    const maximum = minimum + span;
    return { kind: "range", ...(ends !== 1 && { minimum }), ...(ends !== 2 && { maximum }) };
  }),
);

const FORMATS = ["date-time", "uuid", "ip", "email", "uri", "json", "comma-list"] as const;

const anyAttribute = (name: string): fc.Arbitrary<Attribute> =>
  fc
    .record(
      {
        type: fc.constantFrom(...ATTRIBUTE_TYPES),
        storage: fc.constantFrom(...ATTRIBUTE_TYPES, "number" as const),
        nullable: fc.boolean(),
        presence: fc.constantFrom("always" as const, "conditional" as const),
        unit: fc.constantFrom("milliseconds" as const, "seconds" as const, "bytes" as const, "percent" as const),
        // Either or: no page lists the values of a text that has a format.
        facts: fc.oneof(
          anyValues.map((values) => ({ values })),
          fc.constantFrom(...FORMATS).map((format) => ({ format })),
        ),
      },
      { requiredKeys: [] },
    )
    .map(({ facts = {}, ...attribute }) => buildAttribute({ name, ...attribute, ...facts }));

const anyAttributes = (names: readonly string[]): fc.Arbitrary<readonly Attribute[]> =>
  fc.tuple(...names.map(anyAttribute));

/** A model with two site events; names that mean something to the maker, or to JavaScript, are among them. */
export const anyModel: fc.Arbitrary<Model> = fc
  .tuple(
    anyAttributes(["eventTime", "eventProcessedTime", "siteLuid", "eventOutcome"]),
    anyAttributes(["siteLuid", "userName", "eventType", "__proto__", "size"]),
    anyAttributes(["constructor", "objId", "toString"]),
  )
  .map(([common, first, second]) =>
    buildModel({
      site: {
        common,
        events: [
          buildEvent({ name: "open_door", attributes: first }),
          buildEvent({ name: "paint_door", attributes: second }),
        ],
      },
    }),
  );
