import type { ExtensionKeywords } from "./extension-keywords.ts";

/** What one of our keywords means, and the schema of what may stand beside it. */
interface KeywordSchema {
  readonly description: string;
  readonly type: string;
  readonly [keyword: string]: unknown;
}

const text = (description: string): KeywordSchema => ({ description, type: "string", minLength: 1 });

const labelled = (description: string, value: object): KeywordSchema => ({
  description,
  type: "array",
  minItems: 1,
  items: { type: "object", properties: { value, label: { type: "string" } }, additionalProperties: false },
});

const ANY_SCALAR = { type: ["string", "number", "boolean", "null"] };

const KEYWORDS: { readonly [K in keyof Required<ExtensionKeywords>]: KeywordSchema } = {
  "x-unit": text("What a number counts: milliseconds, seconds, bytes or percent."),
  "x-format": text("A format that has no keyword of its own: ip (version 4 or 6), comma-list."),
  "x-storage": text("What the attribute holds, where that is not the documented type; `type` follows it."),
  "x-codes": labelled("The documented codes and what they mean. The list has gaps and grows: another code is valid.", {
    type: "number",
  }),
  "x-bitmask": labelled("Documented numbers that add up, and what each of them means.", { type: "number" }),
  "x-extensible-enum": {
    description: "Documented values, besides which others occur.",
    type: "array",
    items: { type: ["string", "number"] },
  },
  "x-described-values": {
    description: "What the values are, in words: their spelling on the wire is unknown, and so may be the words.",
    type: "array",
    items: { type: "string" },
  },
  "x-labels": labelled("What documented values mean.", ANY_SCALAR),
  "x-null-when": text("When the value is null."),
  "x-absent-when": text("When the attribute is left out."),
  "x-lifecycle": {
    description: "Where it is in its life: status, the month since when, the event that takes its place.",
    type: "object",
    properties: {
      status: { enum: ["active", "deprecated", "discontinued", "legacy"] },
      since: { type: "string", pattern: "^[0-9]{4}-[0-9]{2}$" },
      replacedBy: { type: "string" },
    },
    required: ["status"],
    additionalProperties: false,
  },
  "x-availability": text("`partial-in-api`: the REST API gives part of the data, files in a bucket hold all of it."),
  "x-see-also": {
    description: "Names of events that the event's text refers to.",
    type: "array",
    items: { type: "string" },
  },
};

/**
 * Our keywords as `json-schema/vocabulary.json` has them. Each entry is a keyword definition as ajv takes it, so that a
 * strict validator needs one line, `ajv.addVocabulary(vocabulary)`, and checks what stands beside the keywords too;
 * others read the names and descriptions.
 */
export const VOCABULARY = Object.entries(KEYWORDS).map(([keyword, metaSchema]) => ({ keyword, metaSchema }));
