import type { PrintedAttribute, PrintedReference } from "../../generator/scrape/printed-reference.ts";

/** All that a page and its distilled page have in common: everything but prose and places. */
export function printedFacts({ common, events, irregularities, ...page }: PrintedReference): unknown {
  return {
    ...page,
    common: common.map(attribute),
    events: events.map((event) => ({
      name: event.name.text,
      lead: event.leadName?.text,
      commonOnly: event.commonOnly,
      facts: withoutPlaces(event.facts),
      attributes: event.attributes.map(attribute),
    })),
    irregularities: irregularities.map(({ kind }) => kind),
  };
}

function attribute({ name, type, facts }: PrintedAttribute): unknown {
  return [name.text, type?.text, withoutPlaces(facts)];
}

/** Facts, or a part of them, without the places at which they stand. */
export function withoutPlaces(facts: unknown): unknown {
  if (Array.isArray(facts)) return facts.map(withoutPlaces);
  if (typeof facts !== "object" || facts === null) return facts;
  return Object.fromEntries(
    Object.entries(facts).flatMap(([key, value]) => (key === "location" ? [] : [[key, withoutPlaces(value)]])),
  );
}
