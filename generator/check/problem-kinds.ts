/**
 * When a kind of problem is looked for: always, where the generated JSON Schema refuses the record too; with `strict`;
 * with `thorough`, for what no schema can tell.
 */
export type ProblemScope = "always" | "strict" | "thorough";

/** One kind of problem. */
export interface ProblemKindEntry {
  /** Stable: never renamed, never used for something else. */
  readonly id: ProblemKind;
  readonly lookedFor: ProblemScope;
  /** One sentence on what is wrong. */
  readonly meaning: string;
}

/** What can be wrong with a record; a closed set of stable ids. `PROBLEM_KINDS` tells what each one means. */
export type ProblemKind =
  | "not-a-record"
  | "no-event-type"
  | "unknown-event"
  | "event-mismatch"
  | "missing"
  | "null-value"
  | "wrong-type"
  | "outside-value-set"
  | "outside-range"
  | "broken-format"
  | "unknown-attribute"
  | "unknown-code"
  | "unknown-value"
  | "unsafe-integer";

/** All kinds of problem. A value has one problem at most: the first of these that applies. */
export const PROBLEM_KINDS: readonly ProblemKindEntry[] = [
  { id: "not-a-record", lookedFor: "always", meaning: "It is no JSON object." },
  {
    id: "no-event-type",
    lookedFor: "always",
    meaning: "Neither the record nor the caller says which event it is, so nothing more was tested.",
  },
  {
    id: "unknown-event",
    lookedFor: "always",
    meaning: "The reference has no such event, so nothing more was tested. The schemas hold it for valid.",
  },
  {
    id: "event-mismatch",
    lookedFor: "always",
    meaning: "The record says another event than the caller does, whose word was taken.",
  },
  { id: "missing", lookedFor: "always", meaning: "An attribute that every record of the event has is not there." },
  { id: "null-value", lookedFor: "always", meaning: "An attribute that is never null is null." },
  { id: "wrong-type", lookedFor: "always", meaning: "The value has another JSON type." },
  { id: "outside-value-set", lookedFor: "always", meaning: "The value is none of those that exist." },
  { id: "outside-range", lookedFor: "always", meaning: "The number is below the least or above the greatest." },
  {
    id: "broken-format",
    lookedFor: "always",
    meaning: "The text is no date-time, UUID, email address or URI; with thorough, no IP address or JSON either.",
  },
  { id: "unknown-attribute", lookedFor: "strict", meaning: "The reference has no such attribute in this event." },
  {
    id: "unknown-code",
    lookedFor: "strict",
    meaning: "The reference has no such code, or no such flag in a sum. Its lists have gaps and grow.",
  },
  { id: "unknown-value", lookedFor: "strict", meaning: "The reference names other values, and says that more occur." },
  {
    id: "unsafe-integer",
    lookedFor: "thorough",
    meaning: "The integer lies beyond 2^53, so JSON.parse may have changed its last digits.",
  },
];
