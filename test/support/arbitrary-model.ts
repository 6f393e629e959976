import fc from "fast-check";

import { modelId } from "../../generator/model/model-id.ts";
import {
  ATTRIBUTE_TYPES,
  type Attribute,
  type EventType,
  type Lifecycle,
  type Model,
  type PageReference,
  type PrintedName,
  type Reference,
  type ValueItem,
  type Values,
} from "../../generator/model/model.ts";
import { HOSTILE_NAMES } from "./hostile-model.ts";

/** The locales of which random models have pages. */
export const RANDOM_LOCALES = ["en-us", "ja-jp", "pt-br"] as const;

/** Few words, so that models that know nothing of each other share names, and some differ in case alone. */
const attributeNames = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.constantFrom("doorId", "doorID", "doorLuid", "doorName", "newName", "oldName", "wallName"),
  },
  { weight: 4, arbitrary: fc.constantFrom("doorState", "state", "eventTime", "eventtime", "count", "roofColour") },
  { weight: 2, arbitrary: fc.constantFrom(...HOSTILE_NAMES) },
);
const eventNames = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom("open_door", "shut_door", "Open_Door", "paint_door", "paint_wall") },
  { weight: 2, arbitrary: fc.constantFrom(...HOSTILE_NAMES) },
);
const texts = fc.oneof(fc.constantFrom("Who opened the door.", "Who shut it.", "Its colour."), fc.string());
const locales = fc.subarray([...RANDOM_LOCALES]);

/** A record without the fields that are undefined. */
const present = <T extends object>(record: { readonly [K in keyof T]: T[K] | undefined }): T =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as T;

const maybe = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.option(arbitrary, { nil: undefined, freq: 2 });

const lifecycles = fc
  .record({
    status: fc.constantFrom("active", "deprecated", "discontinued", "legacy"),
    since: maybe(fc.constantFrom("2024-10", "2025-01")),
    replacedBy: maybe(eventNames),
  })
  .map((parts) => present<Lifecycle>(parts));

const printedNames = fc.uniqueArray(
  fc.record<PrintedName>({
    locale: fc.constantFrom(...RANDOM_LOCALES),
    release: fc.constantFrom("current", "next"),
    as: fc.constantFrom("porta", "cor", "ドア", "nome", "doorId"),
  }),
  { selector: ({ locale, release }) => `${locale} ${release}`, maxLength: 4 },
);

const spellings = fc.oneof(
  fc.integer({ min: -2, max: 11 }),
  fc.constantFrom("open", "shut", "1", "", null, true, false, ...HOSTILE_NAMES.slice(0, 4)),
);
const valueItems = fc
  .record({ value: maybe(spellings), label: maybe(fc.constantFrom("Open", "Shut", "open", "")) })
  .filter(({ value, label }) => value !== undefined || label !== undefined)
  .map((parts) => present<ValueItem>(parts));
const values = fc
  .record({
    kind: fc.constantFrom("closed", "open", "examples", "codes", "bitmask", "range", "described"),
    items: maybe(fc.array(valueItems, { maxLength: 5 })),
    minimum: maybe(fc.integer()),
    maximum: maybe(fc.integer()),
  })
  .map((parts) => present<Values>(parts));

const evidence = fc
  .constantFrom(0.5, 0.99, 1)
  .map((confidence) => ({ name: { confidence, by: ["order"] }, type: { confidence, by: [] } }));

/** Random attributes: every field of the model is there in some. */
export const arbitraryAttribute = (): fc.Arbitrary<Attribute> =>
  fc
    .record<{ readonly [K in keyof Attribute]-?: Attribute[K] | undefined }>({
      name: attributeNames,
      type: fc.constantFrom(...ATTRIBUTE_TYPES),
      storage: maybe(fc.constantFrom("number", ...ATTRIBUTE_TYPES)),
      format: maybe(fc.constantFrom("date-time", "uuid", "ip", "email", "uri", "json", "comma-list")),
      unit: maybe(fc.constantFrom("milliseconds", "seconds", "bytes", "percent")),
      nullable: maybe(fc.boolean()),
      nullWhen: maybe(texts),
      presence: maybe(fc.constantFrom("always", "conditional")),
      absentWhen: maybe(texts),
      values: maybe(values),
      default: maybe(fc.oneof(fc.integer(), fc.boolean(), fc.constant("open"))),
      lifecycle: maybe(lifecycles),
      history: maybe(fc.constant({ firstSeen: "0123456789ab" })),
      observed: maybe(fc.record({ records: fc.nat() })),
      printed: maybe(printedNames),
      seenIn: locales,
      evidence,
      description: maybe(texts),
    })
    .map((parts) => present<Attribute>(parts));

const rows = (maxLength: number): fc.Arbitrary<readonly Attribute[]> =>
  fc.uniqueArray(arbitraryAttribute(), { selector: ({ name }) => name, maxLength });

/** Random events, with rows of their own. */
export const arbitraryEvent = (): fc.Arbitrary<EventType> =>
  fc
    .record<{ readonly [K in keyof EventType]-?: EventType[K] | undefined }>({
      name: eventNames,
      lifecycle: maybe(lifecycles),
      availability: maybe(fc.constantFrom("full", "partial-in-api")),
      seeAlso: maybe(fc.uniqueArray(eventNames, { maxLength: 3 })),
      theme: maybe(fc.constantFrom("doors", "walls")),
      description: maybe(texts),
      attributes: rows(5),
      printed: maybe(printedNames),
      seenIn: locales,
      history: maybe(fc.constant({ removedIn: "next" })),
    })
    .map((parts) => present<EventType>(parts));

/** A random page of one of the locales. */
export const arbitraryPage = (): fc.Arbitrary<PageReference> =>
  fc
    .record({
      locale: fc.constantFrom(...RANDOM_LOCALES),
      release: fc.constantFrom("current", "next"),
      url: maybe(fc.constantFrom("https://example.org/a", "https://example.org/b")),
      contentHash: maybe(fc.constantFrom("aaa", "bbb")),
    })
    .map((parts) => present<PageReference>(parts));

const references: fc.Arbitrary<Reference> = fc.record({
  documentedIn: fc.constantFrom("current", "next"),
  product: fc.constantFrom("cloud", "server"),
  pages: fc.uniqueArray(arbitraryPage(), { selector: ({ locale, release }) => `${locale} ${release}`, maxLength: 5 }),
  common: rows(4),
  events: fc.uniqueArray(arbitraryEvent(), { selector: ({ name }) => name, maxLength: 5 }),
});

/** Makes a model of references, with the id of its facts. */
export const modelOf = (release: string, of: Model["references"]): Model => ({
  modelVersion: 1,
  id: modelId(of),
  release,
  references: of,
});

/** Random models: with any of the scopes, all fields, and names out to break what is made of them. */
export const arbitraryModel = (): fc.Arbitrary<Model> =>
  fc
    .record({
      release: fc.constantFrom("current", "next"),
      site: fc.option(references, { nil: undefined, freq: 6 }),
      tenant: fc.option(references, { nil: undefined, freq: 2 }),
    })
    .map(({ release, site, tenant }) => modelOf(release, present<Model["references"]>({ site, tenant })));
