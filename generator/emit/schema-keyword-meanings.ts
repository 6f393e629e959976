/**
 * What the keywords mean that the JSON Schemas have beside those of the drafts; plain text, code between backticks. None
 * of them refuses a value.
 */
export const SCHEMA_KEYWORD_MEANINGS = {
  "x-unit": "What a number counts: milliseconds, seconds, bytes or percent.",
  "x-format": "A format that has no keyword of its own: ip (version 4 or 6), comma-list.",
  "x-storage": "What the attribute holds, where that is not the documented type; `type` follows it.",
  "x-codes":
    "The documented codes and what they mean. The list has gaps and grows: another code is valid, but for the strict schemas.",
  "x-bitmask":
    "Documented numbers that add up, and what each of them means. The pages may name the first few only: sums of others are valid, but for the strict schemas.",
  "x-extensible-enum":
    "Documented values, besides which others occur. Where all are known as they stand on the wire, the strict schemas have an `enum` instead.",
  "x-described-values":
    "What the values are, in words: their spelling on the wire is unknown, and so may be the words.",
  "x-labels": "What documented values mean.",
  "x-null-when": "When the value is null.",
  "x-absent-when": "When the attribute is left out.",
  "x-lifecycle": "Where it is in its life: status, the month since when, the event that takes its place.",
  "x-availability": "`partial-in-api`: the REST API gives part of the data, files in a bucket hold all of it.",
  "x-see-also": "Names of events that the event's text refers to.",
} as const;
