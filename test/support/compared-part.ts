import type { Attribute, EventType, Model, PageReference, Reference, Values } from "../../generator/model/model.ts";

/** A value with the keys of objects and the items of lists in one order, so that equal ones have equal text. */
export const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).sort(compare).join()}]`;
  if (typeof value !== "object" || value === null) return value === undefined ? "undefined" : JSON.stringify(value);
  const parts = Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`);
  return `{${parts.sort(compare).join()}}`;
};

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** All of a model that a comparison of two models looks at; both of them are needed to tell. */
export function comparedPart(model: Model, pair: readonly [Model, Model]): unknown {
  return Object.entries(model.references).map(([scope, reference]) => {
    const both = pair.map(({ references }) => references[scope as keyof typeof references]);
    const [before, after] = both;
    if (before === undefined || after === undefined) return { scope, reference };
    return { scope, ...referencePart(reference, [before, after], pair) };
  });
}

function referencePart(reference: Reference, both: readonly [Reference, Reference], pair: readonly [Model, Model]) {
  const areOwn = both.every(({ documentedIn }, i) => documentedIn === pair[i]?.release);
  const tell = wordsOfBoth(pair);
  const pages = mainPages(reference);
  const shared = [...mainPages(both[0]).keys()].filter((locale) => mainPages(both[1]).has(locale));
  const isAlone = (locale: string): boolean => both.every((one) => loneIn(one)(locale));
  const others = new Set(placesIn(both[1]));
  const known = new Set(placesIn(both[0]).filter((place) => others.has(place)));
  const context = { tell, pages, locales: shared, isAlone, known, isLone: loneIn(reference) };
  return {
    product: reference.product,
    documentedIn: areOwn || both[0].documentedIn === both[1].documentedIn ? "" : reference.documentedIn,
    pages: both.every(({ pages: { length } }) => length > 0)
      ? [...pages.values()].map(({ locale, url, contentHash }) => ({ locale, url, contentHash }))
      : [],
    common: reference.common.map((row) => rowPart(row, placeOf("common", row.name), shared, context)),
    events: reference.events.map((event) => eventPart(event, context)),
  };
}

interface Context {
  readonly tell: ReturnType<typeof wordsOfBoth>;
  /** The pages of the model by which it is compared. */
  readonly pages: ReadonlyMap<string, PageReference>;
  /** Whether the model has no second page of a locale. */
  readonly isLone: (locale: string) => boolean;
  readonly locales: readonly string[];
  readonly isAlone: (locale: string) => boolean;
  /** The places of things that both models have. */
  readonly known: ReadonlySet<string>;
}

const placeOf = (...names: readonly string[]): string => JSON.stringify(names);

const placesIn = ({ common, events }: Reference): readonly string[] => [
  ...common.map(({ name }) => placeOf("common", name)),
  ...events.flatMap((event) => [
    placeOf("event", event.name),
    ...event.attributes.map(({ name }) => placeOf("event", event.name, name)),
  ]),
];

function eventPart(event: EventType, context: Context): unknown {
  const around = context.locales.filter((locale) => event.seenIn.includes(locale));
  const { name, lifecycle, availability, seeAlso = [], theme, description } = event;
  return {
    ...{ name, lifecycle, availability, seeAlso },
    theme: context.tell.themes ? theme : "",
    description: context.tell.descriptions ? description : "",
    attributes: event.attributes.map((row) => rowPart(row, placeOf("event", name, row.name), around, context)),
    ...onPages(event, placeOf("event", name), context.locales, context),
  };
}

function rowPart(row: Attribute, place: string, around: readonly string[], context: Context): unknown {
  const { name, type, storage, format, unit, nullable, presence, default: usual, lifecycle, values } = row;
  return {
    ...{ name, type, storage, format, unit, nullable, presence, usual, lifecycle },
    values: values && valuesPart(values),
    conditions: context.tell.conditions ? [`null ${String(row.nullWhen)}`, `absent ${String(row.absentWhen)}`] : [],
    description: context.tell.descriptions ? row.description : "",
    ...onPages(row, place, around, context),
  };
}

const valuesPart = ({ kind, items = [], minimum, maximum }: Values) => ({
  ...{ kind, minimum, maximum },
  items: [...new Set(items.map(canonical))],
});

/**
 * What pages print and lack. Where a locale has a second page, of another release, a model does not say which page is the one
 * of a thing that the other model does not have.
 */
function onPages(thing: Attribute | EventType, place: string, around: readonly string[], context: Context) {
  const { locales, isAlone, known } = context;
  const printed = locales
    .filter((locale) => isAlone(locale) || known.has(place))
    .map((locale) => ({ locale, as: printedOn(locale, thing, context) }));
  return { printed, missing: around.filter((locale) => !thing.seenIn.includes(locale)) };
}

function printedOn(locale: string, { printed = [] }: Attribute | EventType, context: Context): string | undefined {
  const release = context.pages.get(locale)?.release;
  return printed
    .filter((name) => name.locale === locale && (context.isLone(locale) || name.release === release))
    .map(({ as }) => as)
    .sort(compare)[0];
}

const loneIn =
  ({ pages }: Reference) =>
  (locale: string): boolean =>
    pages.filter((page) => page.locale === locale).length === 1;

function mainPages({ pages, documentedIn }: Reference): ReadonlyMap<string, PageReference> {
  const rank = ({ release }: PageReference): string => `${release === documentedIn ? 0 : 1} ${release}`;
  const sorted = pages.toSorted((one, other) => compare(rank(other), rank(one)));
  return new Map(sorted.map((page) => [page.locale, page]));
}

function wordsOfBoth(pair: readonly [Model, Model]) {
  const both = (tells: (model: Model) => boolean): boolean => pair.every(tells);
  const events = (model: Model) => Object.values(model.references).flatMap((reference) => reference.events);
  const rows = (model: Model) => [
    ...Object.values(model.references).flatMap(({ common }) => common),
    ...events(model).flatMap(({ attributes }) => attributes),
  ];
  const pages = (model: Model) => Object.values(model.references).flatMap((reference) => reference.pages);
  return {
    themes: both((model) => events(model).some(({ theme }) => theme !== undefined)),
    descriptions: both((model) => [...events(model), ...rows(model)].some((one) => one.description !== undefined)),
    conditions: both(
      (model) =>
        pages(model).length > 0 ||
        rows(model).some((row) => row.nullWhen !== undefined || row.absentWhen !== undefined),
    ),
  };
}
