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
      attributes: event.attributes.map(attribute),
    })),
    irregularities: irregularities.map(({ kind }) => kind),
  };
}

function attribute({ name, type }: PrintedAttribute): unknown {
  return [name.text, type?.text];
}
