import type { ModelFacts } from "./facts-only.ts";
import { MODEL_SCHEMA } from "./model-schema.ts";
import type { Model } from "./model.ts";
import type { SchemaNode } from "./schema/schema-node.ts";

/**
 * Writes a model as `model.json`: 2 spaces, LF, a final newline, keys in the order of the model's schema whatever order
 * they were given in, lists as they are. The same model gives the same bytes.
 */
export const serializeModel = (model: Model): string => `${JSON.stringify(inOrder(model, MODEL_SCHEMA), null, 2)}\n`;

/**
 * Writes the facts of a model as `history/` holds them: keys as in `model.json`, and an attribute a line, so that a change
 * of one is a line in a version control system.
 */
export const serializeFacts = (facts: ModelFacts): string => `${layOut(inOrder(facts, MODEL_SCHEMA), "")}\n`;

function layOut(value: unknown, indent: string): string {
  if (typeof value !== "object" || value === null || "type" in value) return JSON.stringify(value);
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((item: unknown) => layOut(item, inner))
    : Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}: ${layOut(part, inner)}`);
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  return parts.length === 0 ? open + close : `${open}\n${inner}${parts.join(`,\n${inner}`)}\n${indent}${close}`;
}

function inOrder(value: unknown, schema: SchemaNode): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => inOrder(item, schema.items ?? {}));
  if (typeof value !== "object" || value === null) return value;
  const parts = value as Readonly<Record<string, unknown>>;
  const properties = Object.entries(schema.properties ?? {});
  return Object.fromEntries(
    properties.flatMap(([name, node]) => (parts[name] === undefined ? [] : [[name, inOrder(parts[name], node)]])),
  );
}
