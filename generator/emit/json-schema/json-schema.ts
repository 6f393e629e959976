import type { ExtensionKeywords } from "./extension-keywords.ts";

/** The JSON types that attributes have. */
export type JsonType = "string" | "integer" | "number" | "boolean" | "null" | "object";

/** A value that stands in a schema. */
export type JsonScalar = string | number | boolean | null;

/** An example that stands in a schema: a value, or a whole record. */
type JsonExample = JsonScalar | { readonly [attribute: string]: JsonScalar };

/** The keywords of JSON Schema (draft 2020-12, and its twin in draft-07) that this emitter writes, and its own. */
export interface JsonSchema extends ExtensionKeywords {
  readonly $schema?: string;
  readonly $id?: string;
  readonly $ref?: string;
  readonly $comment?: string;
  readonly title?: string;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly default?: JsonScalar;
  readonly examples?: readonly JsonExample[];
  readonly type?: JsonType | readonly JsonType[];
  readonly const?: JsonScalar;
  readonly enum?: readonly JsonScalar[];
  readonly format?: string;
  readonly contentMediaType?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: { readonly [name: string]: JsonSchema };
  readonly required?: readonly string[];
  readonly additionalProperties?: false;
  readonly unevaluatedProperties?: false;
  readonly not?: JsonSchema;
  readonly if?: JsonSchema;
  readonly then?: JsonSchema;
  readonly allOf?: readonly JsonSchema[];
  readonly $defs?: { readonly [name: string]: JsonSchema };
  /** What draft-07 has in the place of `$defs`. */
  readonly definitions?: { readonly [name: string]: JsonSchema };
}

/** The draft that schemas are written in, but for the twins in draft-07. */
export const DRAFT = "https://json-schema.org/draft/2020-12/schema";

/** A value as the text of a JSON file: 2 spaces, LF, a final newline. */
export const schemaText = (schema: JsonSchema | readonly object[]): string => `${JSON.stringify(schema, null, 2)}\n`;
