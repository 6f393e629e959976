import type { Conversions, JsonAccess } from "../dialect.ts";
import { quoteWithSingleQuotes } from "./standard-sql.ts";

/** More elements in one array or list of arguments than Trino compiles. */
const MAXIMUM_ELEMENTS = 200;

/** A key as a JSONPath of Trino, in which only `"` and `\` are escaped. */
function path(key: string): string {
  const isPlain = /^[A-Za-z_]\w*$/.test(key);
  return quoteWithSingleQuotes(isPlain ? `$.${key}` : `$["${key.replaceAll(/["\\]/g, "\\$&")}"]`);
}

// Of a text, not of a JSON value: json_parse would take numbers through DOUBLE.
const scalar = (record: string, key: string): string => `json_extract_scalar(${record}, ${path(key)})`;
const document = (record: string, key: string): string => `json_format(json_extract(${record}, ${path(key)}))`;

/**
 * JSON in Trino, which Athena shares. `json_extract_scalar` is NULL for objects and lists, whose text is their JSON; numbers
 * come out of it as they are written. `json_extract` takes numbers with a point through DOUBLE.
 */
export const trinoJson: JsonAccess = {
  open: () => ({
    fields: (record) => record,
    text: (fields, key) => `COALESCE(${scalar(fields, key)}, NULLIF(${document(fields, key)}, 'null'))`,
  }),
  fragment: (record, key) => {
    const json = document(record, key);
    return `IF(substr(${json}, 1, 1) BETWEEN '-' AND '9', ${scalar(record, key)}, ${json})`;
  },
  object: (members) => `NULLIF('{' || array_join(${arrayOf(members)}, ',') || '}', '{}')`,
};

/** An array of any length. */
function arrayOf(items: readonly string[]): string {
  const parts = Array.from({ length: Math.ceil(items.length / MAXIMUM_ELEMENTS) }, (_, index) =>
    items.slice(index * MAXIMUM_ELEMENTS, (index + 1) * MAXIMUM_ELEMENTS),
  );
  return parts.map((part) => `ARRAY[\n    ${part.join(",\n    ")}\n  ]`).join(" || ");
}

/** A value where the text has a form, to its very end: `$` would let a line break pass. */
export const whereLike = (text: string, pattern: string, value: string): string =>
  `CASE WHEN regexp_like(${text}, '\\A${pattern}\\z') THEN ${value} END`;

const UUID = "[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}";
const TIME = "[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,9})?Z";

/**
 * A time as Trino reads it, cut to the 6 digits that the type keeps: a cast would round them.
 *
 * @param zone - what to say of the zone, with a space before it
 */
export const timeText = (text: string, zone: string): string =>
  `regexp_replace(${text}, '\\A(.{10})T(.{8}([.][0-9]{1,6})?).*', '$1 $2${zone}')`;

/** Conversions of Trino, which Athena shares but for the two types that it has no columns of. */
export const trinoConversions: Conversions = {
  integer: (text) => whereLike(text, "-?[0-9]{1,19}", `TRY_CAST(${text} AS BIGINT)`),
  // DOUBLE reads what no JSON number is, such as `1d` and hexadecimal digits; and gives infinity for a number too great.
  float: (text) =>
    whereLike(
      text,
      "-?[0-9]+([.][0-9]+)?([Ee][+-]?[0-9]+)?",
      `NULLIF(NULLIF(TRY_CAST(${text} AS DOUBLE), infinity()), -infinity())`,
    ),
  number: (text) => whereLike(text, "-?[0-9]{1,28}([.][0-9]{1,10})?", `TRY_CAST(${text} AS DECIMAL(38,10))`),
  boolean: (text) =>
    `CASE lower(${text}) WHEN 'true' THEN TRUE WHEN '1' THEN TRUE WHEN 'false' THEN FALSE WHEN '0' THEN FALSE END`,
  "date-time": (text) => whereLike(text, TIME, `TRY_CAST(${timeText(text, " UTC")} AS TIMESTAMP(6) WITH TIME ZONE)`),
  uuid: (text) => whereLike(text, UUID, `TRY_CAST(${text} AS UUID)`),
};

/** As Trino's, where there are no types for an instant and for a UUID: a time in UTC without a zone, and a text. */
export const athenaConversions: Conversions = {
  ...trinoConversions,
  "date-time": (text) => whereLike(text, TIME, `TRY_CAST(${timeText(text, "")} AS TIMESTAMP(6))`),
  uuid: (text) => whereLike(text, UUID, `lower(${text})`),
};

/** The id of a record: MD5 takes bytes and gives bytes. */
export const trinoRecordId = (record: string): string => `lower(to_hex(md5(to_utf8(${record}))))`;
