import type { Attribute, Format, StorageType } from "../../model/model.ts";
import { exampleValue } from "../../samples/values/example-value.ts";
import {
  attributeLifecycleSentence,
  conditionSentences,
  defaultSentence,
  formatSentence,
  isDeprecated,
  storageSentence,
  unitSentence,
} from "../fact-sentences.ts";
import { BACKTICK_WORDING } from "../fact-wording.ts";
import { valuesSentence } from "../value-sentences.ts";
import { attributeExtensions } from "./extension-keywords.ts";
import type { JsonSchema, JsonType } from "./json-schema.ts";
import { strictValueKeywords } from "./strict-values.ts";
import { fitsType, valueKeywords } from "./value-keywords.ts";

const JSON_TYPES: { readonly [T in StorageType]: Exclude<JsonType, "null" | "object"> } = {
  string: "string",
  integer: "integer",
  long: "integer",
  float: "number",
  number: "number",
  boolean: "boolean",
};

/** What JSON Schema has words of its own for. JSON within a text is no `format` there, but content. */
const FORMAT_KEYWORDS: { readonly [F in Format]: JsonSchema } = {
  "date-time": { format: "date-time" },
  uuid: { format: "uuid" },
  email: { format: "email" },
  // Records may hold a path alone: `uri` would refuse what has no scheme.
  uri: { format: "uri-reference" },
  ip: { "x-format": "ip" },
  json: { contentMediaType: "application/json" },
  "comma-list": { "x-format": "comma-list" },
};

/**
 * The schema of one attribute's value. What the pages don't state about null is read as nullable. What machines read in
 * keywords is told once more in the description, which is what people are shown.
 *
 * @param keywordsOf - what is written of the documented values
 * @returns keywords of draft 2020-12 and of our own vocabulary
 */
export function attributeSchema(attribute: Attribute, keywordsOf = valueKeywords): JsonSchema {
  const type = JSON_TYPES[attribute.storage ?? attribute.type];
  const nullable = attribute.nullable !== false;
  const description = descriptionOf(attribute, type);
  return {
    ...(description !== "" && { description }),
    ...(isDeprecated(attribute.lifecycle) && { deprecated: true }),
    type: nullable ? [type, "null"] : type,
    ...(attribute.format !== undefined && type === "string" && FORMAT_KEYWORDS[attribute.format]),
    ...exampleKeyword(attribute, type),
    ...keywordsOf(attribute.values, type, nullable),
    ...(attribute.default !== undefined && fitsType(attribute.default, type) && { default: attribute.default }),
    ...attributeExtensions(attribute),
  };
}

/** The schema of one attribute's value that refuses the values the reference lacks, where it claims to list them. */
export const strictAttributeSchema = (attribute: Attribute): JsonSchema =>
  attributeSchema(attribute, strictValueKeywords);

/**
 * An example where type, format and values don't tell what a value looks like: texts whose format has no keyword, and
 * sums of flags. For all others it would say little a thousand times; the event's example shows each.
 */
function exampleKeyword(attribute: Attribute, type: JsonType): JsonSchema {
  const { format, values } = attribute;
  const isFormatted = type === "string" && format !== undefined && FORMAT_KEYWORDS[format].format === undefined;
  const isSum = type === "integer" && values?.kind === "bitmask" && values.items !== undefined;
  return isFormatted || isSum ? { examples: [exampleValue(attribute)] } : {};
}

// A format and a default that have a keyword are shown by every tool; the sentence would be there a thousand times.
function descriptionOf(attribute: Attribute, type: JsonType): string {
  const { description = "", format, unit, values, lifecycle } = attribute;
  const hasKeyword = format !== undefined && FORMAT_KEYWORDS[format].format !== undefined;
  return [
    description,
    storageSentence(attribute),
    type === "string" && !hasKeyword ? formatSentence(format) : "",
    unitSentence(unit),
    valuesSentence(values, BACKTICK_WORDING),
    attribute.default !== undefined && !fitsType(attribute.default, type)
      ? defaultSentence(attribute, BACKTICK_WORDING)
      : "",
    ...conditionSentences(attribute, BACKTICK_WORDING),
    attributeLifecycleSentence(lifecycle, BACKTICK_WORDING),
  ]
    .filter((sentence) => sentence !== "")
    .join("\n");
}
