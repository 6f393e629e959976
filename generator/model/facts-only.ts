import type { Attribute, EventType, Model, Reference, Scope } from "./model.ts";

/** What a model says of an attribute beside facts: words, evidence, pages, logs, and what earlier models say. */
const OF_ATTRIBUTE = ["history", "observed", "printed", "seenIn", "evidence", "description"] as const;
const OF_EVENT = ["history", "printed", "seenIn", "description", "theme"] as const;
const OF_REFERENCE = ["pages"] as const;

/** The facts of an attribute. */
export type AttributeFacts = Omit<Attribute, (typeof OF_ATTRIBUTE)[number]>;

/** The facts of an event. */
export type EventFacts = Omit<EventType, (typeof OF_EVENT)[number] | "attributes"> & {
  readonly attributes: readonly AttributeFacts[];
};

/** The facts of a scope. */
export type ReferenceFacts = Omit<Reference, (typeof OF_REFERENCE)[number] | "common" | "events"> & {
  readonly common: readonly AttributeFacts[];
  readonly events: readonly EventFacts[];
};

/** The facts of a model: what a file of `history/` holds. They make the same `id`. */
export type ModelFacts = Omit<Model, "references"> & {
  readonly references: { readonly [S in Scope]?: ReferenceFacts };
};

/**
 * Reduces a model to its facts: without pages, printed names, evidence, descriptions and themes. Events and attributes
 * stay in page order, since that is the order of columns.
 */
export function factsOnly({ references, ...rest }: Model): ModelFacts {
  const { site, tenant } = references;
  return {
    ...rest,
    references: {
      ...(site === undefined ? {} : { site: referenceFacts(site) }),
      ...(tenant === undefined ? {} : { tenant: referenceFacts(tenant) }),
    },
  };
}

/**
 * Makes a model of facts: no page and no locale is known of it, and it has no words.
 *
 * @param facts a whole model will do as well; it stays as it is
 */
export function modelOfFacts({ references, ...rest }: ModelFacts | Model): Model {
  const { site, tenant } = references;
  return {
    ...rest,
    references: {
      ...(site === undefined ? {} : { site: referenceOfFacts(site) }),
      ...(tenant === undefined ? {} : { tenant: referenceOfFacts(tenant) }),
    },
  };
}

function referenceFacts(reference: Reference): ReferenceFacts {
  const { common, events } = reference;
  return {
    ...without(reference, OF_REFERENCE),
    common: common.map(attributeFacts),
    events: events.map((event) => ({ ...without(event, OF_EVENT), attributes: event.attributes.map(attributeFacts) })),
  };
}

const attributeFacts = (attribute: Attribute): AttributeFacts => without(attribute, OF_ATTRIBUTE);

function without<T extends object, K extends keyof T & string>(value: T, keys: readonly K[]): Omit<T, K> {
  const left = Object.entries(value).filter(([key]) => !(keys as readonly string[]).includes(key));
  return Object.fromEntries(left) as unknown as Omit<T, K>;
}

const FROM_HISTORY = { confidence: 1, by: ["history"] } as const;

function referenceOfFacts(facts: ReferenceFacts | Reference): Reference {
  const { common, events } = facts;
  return {
    pages: [],
    ...facts,
    common: common.map(attributeOfFacts),
    events: events.map((event) => ({ seenIn: [], ...event, attributes: event.attributes.map(attributeOfFacts) })),
  };
}

function attributeOfFacts(facts: AttributeFacts | Attribute): Attribute {
  return { seenIn: [], evidence: { name: FROM_HISTORY, type: FROM_HISTORY }, ...facts };
}
