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
  attribute: AttributePlan,
  value: string,
  { strict, thorough }: CheckOptions,
): ProblemKind | undefined {
  const { values, format } = attribute;
  if (values !== undefined && !values.has(value)) return "outside-value-set";
  if (format !== undefined && (format.isInSchemas || thorough === true) && !format.test(value)) return "broken-format";
  return strict === true ? findUnlisted(attribute, value) : undefined;
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
  attribute: AttributePlan,
  value: number | bigint,
  { strict }: CheckOptions,
): ProblemKind | undefined {
  const { values, minimum, maximum } = attribute;
  if (values !== undefined && !values.has(Number(value))) return "outside-value-set";
  if (value < minimum || value > maximum) return "outside-range";
  return strict === true ? findUnlisted(attribute, Number(value)) : undefined;
}

/** What the reference doesn't list, where it claims no more than to list what it knows. */
function findUnlisted({ codes, openValues, flags }: AttributePlan, value: string | number): ProblemKind | undefined {
  if (codes !== undefined && !codes.has(value)) return "unknown-code";
  if (flags !== undefined && typeof value === "number" && (value < 0 || value > flags)) return "unknown-code";
  return openValues !== undefined && !openValues.has(value) ? "unknown-value" : undefined;
}
