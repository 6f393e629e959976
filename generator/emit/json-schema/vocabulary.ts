import { SCHEMA_KEYWORD_MEANINGS } from "../schema-keyword-meanings.ts";
import type { ExtensionKeywords } from "./extension-keywords.ts";

/** The schema of what may stand beside one of our keywords. */
interface ValueSchema {
  readonly type: string;
  readonly [keyword: string]: unknown;
}

type Keyword = keyof ExtensionKeywords;

const TEXT: ValueSchema = { type: "string", minLength: 1 };

const labelled = (value: object): ValueSchema => ({
  type: "array",
  minItems: 1,
  items: { type: "object", properties: { value, label: { type: "string" } }, additionalProperties: false },
});

const listOf = (items: object): ValueSchema => ({ type: "array", items });

const ANY_SCALAR = { type: ["string", "number", "boolean", "null"] };

const VALUES: { readonly [K in Keyword]-?: ValueSchema } = {
  "x-unit": TEXT,
  "x-format": TEXT,
  "x-storage": TEXT,
  "x-codes": labelled({ type: "number" }),
  "x-bitmask": labelled({ type: "number" }),
  "x-extensible-enum": listOf({ type: ["string", "number"] }),
  "x-described-values": listOf({ type: "string" }),
  "x-labels": labelled(ANY_SCALAR),
  "x-null-when": TEXT,
  "x-absent-when": TEXT,
  "x-lifecycle": {
    type: "object",
    properties: {
      status: { enum: ["active", "deprecated", "discontinued", "legacy"] },
      since: { type: "string", pattern: "^[0-9]{4}-[0-9]{2}$" },
      replacedBy: { type: "string" },
    },
    required: ["status"],
    additionalProperties: false,
  },
  "x-availability": TEXT,
  "x-see-also": listOf({ type: "string" }),
};

const MEANINGS: { readonly [K in Keyword]-?: string } = SCHEMA_KEYWORD_MEANINGS;

/**
 * Our keywords as `json-schema/vocabulary.json` has them. Each entry is a keyword definition as ajv takes it, so that a
 * strict validator needs one line, `ajv.addVocabulary(vocabulary)`, and checks what stands beside the keywords too;
 * others read the names and descriptions.
 */
export const VOCABULARY = (Object.keys(MEANINGS) as readonly Keyword[]).map((keyword) => ({
  keyword,
  metaSchema: { description: MEANINGS[keyword], ...VALUES[keyword] },
}));
