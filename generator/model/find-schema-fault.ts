import type { SchemaNode } from "./schema/schema-node.ts";

/** Where a value is not as its schema says, and how. */
export interface SchemaFault {
  /** JSON path of the value. @example "$.references.site.events[3].name" */
  readonly path: string;
  /** What is wrong, as the rest of a sentence. @example "must be a string" */
  readonly message: string;
}

type Fault = SchemaFault | undefined;
type Parts = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Parts =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const TYPES: {
  readonly [T in NonNullable<SchemaNode["type"]>]: {
    readonly article: string;
    readonly test: (value: unknown) => boolean;
  };
} = {
  object: { article: "an", test: isObject },
  array: { article: "an", test: Array.isArray },
  string: { article: "a", test: (value) => typeof value === "string" },
  number: { article: "a", test: (value) => typeof value === "number" },
  integer: { article: "an", test: Number.isInteger },
  boolean: { article: "a", test: (value) => typeof value === "boolean" },
  null: { article: "a", test: (value) => value === null },
};

/**
 * Finds the first place, in the order of the file, where a value parsed from JSON breaks a schema.
 *
 * @param path - JSON path of the value itself
 * @returns undefined where the value is as the schema says
 */
export function findSchemaFault(value: unknown, schema: SchemaNode, path = "$"): Fault {
  const message = typeFault(value, schema) ?? wordFault(value, schema) ?? numberFault(value, schema);
  if (message !== undefined) return { path, message };
  if (schema.anyOf?.every((option) => findSchemaFault(value, option, path) !== undefined) === true) {
    return { path, message: `must be a ${schema.anyOf.map((option) => option.type).join(" or ")}` };
  }
  if (Array.isArray(value)) return listFault(value, schema, path);
  return isObject(value) ? objectFault(value, schema, path) : undefined;
}

function typeFault(value: unknown, { type, const: only }: SchemaNode): string | undefined {
  if (type !== undefined && !TYPES[type].test(value)) return `must be ${TYPES[type].article} ${type}`;
  return only !== undefined && value !== only ? `must be ${JSON.stringify(only)}` : undefined;
}

function wordFault(value: unknown, schema: SchemaNode): string | undefined {
  if (typeof value !== "string") return undefined;
  if (schema.enum?.includes(value) === false) return `must be one of ${schema.enum.join(", ")}`;
  if (schema.pattern === undefined || new RegExp(schema.pattern, "u").test(value)) return undefined;
  return `must match ${schema.pattern}`;
}

function numberFault(value: unknown, { minimum, maximum }: SchemaNode): string | undefined {
  if (typeof value !== "number") return undefined;
  if (minimum !== undefined && value < minimum) return `must be at least ${minimum}`;
  return maximum !== undefined && value > maximum ? `must be at most ${maximum}` : undefined;
}

function listFault(items: readonly unknown[], { items: node }: SchemaNode, path: string): Fault {
  if (node === undefined) return undefined;
  for (const [index, item] of items.entries()) {
    const fault = findSchemaFault(item, node, `${path}[${index}]`);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function objectFault(parts: Parts, { properties = {}, required = [] }: SchemaNode, path: string): Fault {
  const missing = required.find((name) => !Object.hasOwn(parts, name));
  if (missing !== undefined) return { path, message: `must have "${missing}"` };
  for (const [name, part] of Object.entries(parts)) {
    const node = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (node === undefined) return { path, message: `must not have ${JSON.stringify(name)}` };
    const fault = findSchemaFault(part, node, `${path}.${name}`);
    if (fault !== undefined) return fault;
  }
  return undefined;
}
