import type { FoundType } from "./problem.ts";

/** The JSON type of what was found. */
export function foundType(value: unknown): FoundType {
  if (value === null) return "null";
  switch (typeof value) {
    case "string":
      return "string";
    case "boolean":
      return "boolean";
    case "number":
      return Number.isInteger(value) ? "integer" : "number";
    case "bigint":
      return "integer";
    case "object":
      return Array.isArray(value) ? "array" : "object";
    case "undefined":
      return "absent";
    default:
      return "unknown";
  }
}
