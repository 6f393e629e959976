import { MODEL_SCHEMA } from "./model-schema.ts";
import type { Model } from "./model.ts";
import type { SchemaNode } from "./schema/schema-node.ts";

/**
 * Writes a model as `model.json`: 2 spaces, LF, a final newline, keys in the order of the model's schema whatever order
 * they were given in, lists as they are. The same model gives the same bytes.
 */
export const serializeModel = (model: Model): string => `${JSON.stringify(inOrder(model, MODEL_SCHEMA), null, 2)}\n`;

function inOrder(value: unknown, schema: SchemaNode): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => inOrder(item, schema.items ?? {}));
  if (typeof value !== "object" || value === null) return value;
  const parts = value as Readonly<Record<string, unknown>>;
  const properties = Object.entries(schema.properties ?? {});
  return Object.fromEntries(
    properties.flatMap(([name, node]) => (parts[name] === undefined ? [] : [[name, inOrder(parts[name], node)]])),
  );
}
