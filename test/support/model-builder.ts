import type { Attribute, EventType, Model, Reference, Scope } from "../../generator/model/model.ts";

const SURE = { confidence: 1, by: ["attested:en-us"] } as const;

/** An attribute for a test: a string that one English page documents, and whatever the test says beside that. */
export const buildAttribute = (attribute: Partial<Attribute> & Pick<Attribute, "name">): Attribute => ({
  type: "string",
  seenIn: ["en-us"],
  evidence: { name: SURE, type: SURE },
  ...attribute,
});

/** An event for a test; without own attributes unless the test gives some. */
export const buildEvent = (event: Partial<EventType> & Pick<EventType, "name">): EventType => ({
  attributes: [],
  seenIn: ["en-us"],
  ...event,
});

/** A reference for a test: of the cloud product, from one English page, without events unless the test gives some. */
export const buildReference = (reference: Partial<Reference> = {}): Reference => ({
  documentedIn: "current",
  product: "cloud",
  pages: [{ locale: "en-us", release: "current" }],
  common: [],
  events: [],
  ...reference,
});

/** What a test may say of a model: top-level fields, and of each scope as much of the reference as it cares for. */
export interface ModelSketch {
  readonly id?: string;
  readonly release?: string;
  readonly site?: Partial<Reference>;
  readonly tenant?: Partial<Reference>;
}

/**
 * A model for a test. A scope the sketch does not name is absent.
 *
 * @example buildModel({ site: { events: [buildEvent({ name: "login", attributes: [buildAttribute({ name: "reason" })] })] } })
 */
export function buildModel(sketch: ModelSketch = {}): Model {
  const referenceOf = (scope: Scope): { readonly [S in Scope]?: Reference } => {
    const reference = sketch[scope];
    return reference === undefined ? {} : { [scope]: buildReference(reference) };
  };
  return {
    modelVersion: 1,
    id: sketch.id ?? "0123456789ab",
    release: sketch.release ?? "current",
    references: { ...referenceOf("site"), ...referenceOf("tenant") },
  };
}
