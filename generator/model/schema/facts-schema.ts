import { MODEL_SCHEMA } from "../model-schema.ts";
import type { SchemaNode } from "./schema-node.ts";

/** What a model must say and facts need not. */
const NO_FACTS: readonly string[] = ["pages", "seenIn", "evidence"];

/** The schema of a file of `history/`: that of a model in which what is no fact may be missing. A whole model fits too. */
export const FACTS_SCHEMA: SchemaNode = withoutDemand(MODEL_SCHEMA);

function withoutDemand(node: SchemaNode): SchemaNode {
  const { properties, items, required } = node;
  return {
    ...node,
    ...(required && { required: required.filter((name) => !NO_FACTS.includes(name)) }),
    ...(items && { items: withoutDemand(items) }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, withoutDemand(part)])),
    }),
  };
}
