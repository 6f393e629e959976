import type { Attribute, EventType, Model, Reference } from "../../generator/model/model.ts";

/** All fields of `T`, none left out: a new field of the model does not compile here until it is filled. */
type Full<T> = { readonly [K in keyof T]-?: T[K] };

const lifecycle = { status: "deprecated", since: "2024-10", replacedBy: "set_doors" } as const;
const history = { firstSeen: "0123456789ab", removedIn: "next", formerTypes: ["string"] } as const;
const printed = [{ locale: "pt-br", release: "current", as: "razao" }] as const;

/** An attribute with every field filled. */
export const fullAttribute: Full<Attribute> = {
  name: "doorState",
  type: "integer",
  storage: "number",
  format: "uuid",
  unit: "bytes",
  nullable: true,
  nullWhen: "no door is near",
  presence: "conditional",
  absentWhen: "the wall is closed",
  values: {
    kind: "codes",
    items: [
      { value: 0, label: "Open" },
      { value: 1, label: "Shut" },
    ],
    minimum: 0,
    maximum: 9,
  },
  default: 0,
  lifecycle,
  history,
  observed: { types: ["number"], records: 3, nulls: 1, absent: 0 },
  printed,
  seenIn: ["en-us", "pt-br"],
  evidence: {
    name: { confidence: 1, by: ["attested:en-us"] },
    type: { confidence: 0.9, by: ["word"] },
    values: { confidence: 0.5, by: ["order"] },
  },
  description: "State of the door.",
};

/** An event with every field filled. */
export const fullEvent: Full<EventType> = {
  name: "open_door",
  lifecycle,
  availability: "partial-in-api",
  seeAlso: ["close_door", "set_doors"],
  theme: "doors",
  description: "Someone opens a door.",
  attributes: [fullAttribute],
  printed,
  seenIn: ["en-us"],
  history,
};

/** A reference with every field filled. */
export const fullReference: Full<Reference> = {
  documentedIn: "current",
  product: "cloud",
  pages: [{ locale: "en-us", release: "current", url: "https://example.org/doors", contentHash: "abc" }],
  common: [{ ...fullAttribute, name: "doorLuid" }],
  events: [fullEvent],
};

/** A model in which every field of the contract is filled. */
export const fullModel: Full<Model> = {
  modelVersion: 1,
  id: "0123456789ab",
  release: "current",
  references: { site: fullReference, tenant: fullReference },
};
