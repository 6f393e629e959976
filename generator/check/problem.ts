import type { ProblemKind } from "./problem-kinds.ts";

/** What stands in the place of a value: its JSON type. `unknown` is what JSON cannot hold. */
export type FoundType =
  "absent" | "null" | "boolean" | "string" | "integer" | "number" | "array" | "object" | "unknown";

/** One thing that is wrong with a record. */
export interface Problem {
  readonly kind: ProblemKind;
  /** The event it was tested as. Undefined where nobody says which it is. */
  readonly event: string | undefined;
  /** JSON pointer (RFC 6901) into the record; empty for the record as a whole. @example "/jobId" */
  readonly pointer: string;
  /** The attribute it is about, if about one. In the wrapped form the pointer has more than its name. */
  readonly attribute: string | undefined;
  /** What would be right, in a few words. @example "integer or null" */
  readonly expected: string;
  readonly found: FoundType;
  /** All of it in one line, without any value of the record unless `showValues` asks for them. */
  readonly message: string;
  /** The value itself, with `showValues` only. */
  readonly value?: unknown;
}

/** What was found out about a record. */
export interface CheckResult {
  /** The event it was tested as, from the caller or else from the record; known to the reference or not. */
  readonly eventType: string | undefined;
  /** Undefined where the reference lacks the event. */
  readonly scope: "site" | "tenant" | undefined;
  /** Empty where nothing is wrong. In the order of the record's keys; what is missing comes last. */
  readonly problems: readonly Problem[];
}

/** How a record is tested. */
export interface CheckOptions {
  /** The event, where the caller knows it (from the path of the file). It wins over what the record says. */
  readonly eventType?: string | undefined;
  /** Also refuse attributes, codes, flags and values of open lists that the reference lacks: as the strict JSON Schemas do. */
  readonly strict?: boolean | undefined;
  /**
   * Also report what no JSON Schema can tell: integers beyond 2^53, and texts that are no IP address or no JSON where they
   * should be. A `bigint` in the place of a number is always fine.
   */
  readonly thorough?: boolean | undefined;
  /** Let problems and messages hold the value that was found. Off, no value of the record gets into a result. */
  readonly showValues?: boolean | undefined;
}
