import { draft07Schema } from "./draft-07-schema.ts";
import type { JsonSchema } from "./json-schema.ts";

/** One of the ways in which the schemas of a model are written. */
export interface Variant {
  /** The folder of its files and the part of its ids; the open one has neither. */
  readonly name: "open" | "draft-07" | "strict";
  /** Whether it refuses attributes, values and events that the reference lacks. */
  readonly isStrict: boolean;
  /** Turns a whole schema into what is written. */
  readonly finish: (schema: JsonSchema) => JsonSchema;
}

const asItIs = (schema: JsonSchema): JsonSchema => schema;

/** The one that most take: what the reference lacks is valid. */
export const OPEN: Variant = { name: "open", isStrict: false, finish: asItIs };

/** The same for validators and generators that know draft-07 only. */
const DRAFT_07: Variant = { name: "draft-07", isStrict: false, finish: draft07Schema };

/** For tests and for finding what the reference lacks. */
const STRICT: Variant = { name: "strict", isStrict: true, finish: asItIs };

export const VARIANTS: readonly Variant[] = [OPEN, DRAFT_07, STRICT];
