import type { Attribute, Format, StorageType, Values } from "../../model/model.ts";
import { factSentences, isDeprecated } from "./fact-sentences.ts";
import type { JsonScalar, JsonSchema, JsonType } from "./json-schema.ts";

const JSON_TYPES: { readonly [T in StorageType]: Exclude<JsonType, "null" | "object"> } = {
  string: "string",
  integer: "integer",
  long: "integer",
  float: "number",
  number: "number",
  boolean: "boolean",
};

/** The formats that JSON Schema knows; the others are told in the description. */
const JSON_FORMATS: { readonly [F in Format]?: string } = {
  "date-time": "date-time",
  uuid: "uuid",
  email: "email",
  uri: "uri",
};

/**
 * The schema of one attribute's value. What the pages don't state about null is read as nullable.
 *
 * @returns keywords of draft 2020-12 only, so that a strict validator needs no option
 */
export function attributeSchema(attribute: Attribute): JsonSchema {
  const type = JSON_TYPES[attribute.storage ?? attribute.type];
  const nullable = attribute.nullable !== false;
  const description = [attribute.description ?? "", ...factSentences(attribute)].filter((text) => text !== "");
  return {
    ...(description.length > 0 && { description: description.join("\n") }),
    ...(isDeprecated(attribute.lifecycle) && { deprecated: true }),
    type: nullable ? [type, "null"] : type,
    ...formatKeyword(attribute.format, type),
    ...valueKeywords(attribute.values, type, nullable),
    ...(attribute.default !== undefined && fits(attribute.default, type) && { default: attribute.default }),
  };
}

function formatKeyword(format: Format | undefined, type: JsonType): JsonSchema {
  const known = format === undefined || type !== "string" ? undefined : JSON_FORMATS[format];
  return known === undefined ? {} : { format: known };
}

/** Only a closed set with all spellings known, and a range, refuse a value; all others are told in the description. */
function valueKeywords(values: Values | undefined, type: JsonType, nullable: boolean): JsonSchema {
  if (values?.kind === "range" && (type === "integer" || type === "number")) {
    const { minimum, maximum } = values;
    return { ...(minimum !== undefined && { minimum }), ...(maximum !== undefined && { maximum }) };
  }
  const known = [...new Set(values?.items?.map(({ value }) => value))];
  if (values?.kind !== "closed" || known.length === 0) return {};
  const fitting = known.filter((value): value is string | number => value !== undefined && fits(value, type));
  return fitting.length < known.length ? {} : { enum: nullable ? [...fitting, null] : fitting };
}

function fits(value: JsonScalar, type: JsonType): boolean {
  return type === "integer" ? Number.isInteger(value) : typeof value === type;
}
