/**
 * The part of JSON Schema (draft 2020-12) in which the schema of `model.json` is written. `find-schema-fault.ts` knows
 * each of these keywords; a keyword that is not here can't be used there by mistake.
 */
export interface SchemaNode {
  readonly description?: string;
  readonly type?: "object" | "array" | "string" | "number" | "integer" | "boolean" | "null";
  readonly const?: string | number;
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: SchemaNode;
  /** In the order in which `model.json` writes them. */
  readonly properties?: { readonly [name: string]: SchemaNode };
  readonly required?: readonly string[];
  readonly additionalProperties?: false;
  readonly anyOf?: readonly SchemaNode[];
}

/** The keys of `T` that must be there. */
type RequiredKey<T> = { [K in keyof T]-?: object extends Pick<T, K> ? never : K }[keyof T];

/**
 * The schema of an object that mirrors the interface `T`: it compiles only with a schema for every field of `T`, and
 * with exactly the fields required that `T` requires.
 *
 * @param properties - in the order in which `model.json` writes them
 */
export const objectNode = <T extends object>(
  description: string,
  properties: { readonly [K in keyof T]-?: SchemaNode },
  required: { readonly [K in RequiredKey<T>]: true },
): SchemaNode => ({
  description,
  type: "object",
  properties,
  required: Object.keys(required),
  additionalProperties: false,
});

/** A text. */
export const textNode = (description: string): SchemaNode => ({ description, type: "string" });

/** One of a few words. */
export const wordNode = (description: string, words: readonly string[]): SchemaNode => ({
  description,
  type: "string",
  enum: words,
});

/** A list of which every item is alike. */
export const listNode = (description: string, items: SchemaNode): SchemaNode => ({ description, type: "array", items });

/** A number of things. */
export const countNode = (description: string): SchemaNode => ({ description, type: "integer", minimum: 0 });
