import type { JsonSchema } from "./json-schema.ts";

const DRAFT_07 = "http://json-schema.org/draft-07/schema#";

interface Named {
  readonly [name: string]: JsonSchema;
}

/**
 * The same schema in draft-07: `definitions` in the place of `$defs`. The other keywords of an open schema mean the same
 * there; `deprecated` and `format: uuid` came later and are notes to those who don't know them.
 *
 * It looks into schemas only, not into examples and defaults, and knows nothing of `unevaluatedProperties`: a strict
 * schema has no twin.
 */
export function draft07Schema(schema: JsonSchema): JsonSchema {
  const { $defs, ...rest } = schema;
  const { $schema, $ref, properties, not, if: condition, then, allOf } = rest;
  return {
    // What stands once more below takes the place of what stands here, and its rank among the keys.
    ...rest,
    ...($schema !== undefined && { $schema: DRAFT_07 }),
    ...($ref !== undefined && { $ref: $ref.replace(/^#\/\$defs\//u, "#/definitions/") }),
    ...(properties !== undefined && { properties: eachNamed(properties) }),
    ...(not !== undefined && { not: draft07Schema(not) }),
    ...(condition !== undefined && { if: draft07Schema(condition) }),
    ...(then !== undefined && { then: draft07Schema(then) }),
    ...(allOf !== undefined && { allOf: allOf.map(draft07Schema) }),
    ...($defs !== undefined && { definitions: eachNamed($defs) }),
  };
}

const eachNamed = (schemas: Named): Named =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, draft07Schema(schema)]));
