/** An object of a record. */
export interface JsonObject {
  readonly [key: string]: unknown;
}

/** True for an object that is no array. */
export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * The value of a key, or undefined where the object lacks it. Most records differ in which keys they have, and then
 * engines walk through an object far faster than they look for a key in it.
 */
export function valueOf(object: JsonObject, wanted: string): unknown {
  for (const key in object) if (key === wanted) return object[key];
  return undefined;
}
