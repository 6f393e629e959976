import type { AttributePlan } from "./plans.ts";
import type { CheckOptions } from "./problem.ts";
import type { ProblemKind } from "./problem-kinds.ts";

/**
 * Tests one value.
 *
 * @param value - what JSON can hold, or a `bigint` in the place of an integer
 * @returns undefined where nothing is wrong with it
 */
export function findFault(attribute: AttributePlan, value: unknown, options: CheckOptions): ProblemKind | undefined {
  if (value === null) return attribute.nullable ? undefined : "null-value";
  switch (attribute.type) {
    case "string":
      return typeof value === "string" ? findTextFault(attribute, value, options) : "wrong-type";
    case "boolean":
      return typeof value === "boolean" ? undefined : "wrong-type";
    default:
      return findNumberFault(attribute, value, options);
  }
}

function findTextFault(
  { values, format, codes }: AttributePlan,
  value: string,
  { strict, thorough }: CheckOptions,
): ProblemKind | undefined {
  if (values !== undefined && !values.has(value)) return "outside-value-set";
  if (format !== undefined && (format.isInSchemas || thorough === true) && !format.test(value)) return "broken-format";
  if (strict === true && codes !== undefined && !codes.has(value)) return "unknown-code";
  return undefined;
}

function findNumberFault(attribute: AttributePlan, value: unknown, options: CheckOptions): ProblemKind | undefined {
  if (typeof value === "bigint") return findSetFault(attribute, value, options);
  if (typeof value !== "number" || !Number.isFinite(value)) return "wrong-type";
  if (attribute.type === "number") return findSetFault(attribute, value, options);
  if (!Number.isInteger(value)) return "wrong-type";
  const fault = findSetFault(attribute, value, options);
  if (fault === undefined && options.thorough === true && !Number.isSafeInteger(value)) return "unsafe-integer";
  return fault;
}

function findSetFault(
  { values, minimum, maximum, codes }: AttributePlan,
  value: number | bigint,
  { strict }: CheckOptions,
): ProblemKind | undefined {
  if (values !== undefined && !values.has(Number(value))) return "outside-value-set";
  if (value < minimum || value > maximum) return "outside-range";
  if (strict === true && codes !== undefined && !codes.has(Number(value))) return "unknown-code";
  return undefined;
}
