import type { AttributePlan } from "./plans.ts";
import type { ProblemKind } from "./problem-kinds.ts";

/** More values than these are not for reading. */
const MOST = 12;

/** What would have been right in the place of a value, in a few words. */
export function expectedText(attribute: AttributePlan, kind: ProblemKind): string {
  switch (kind) {
    case "null-value":
      return `${attribute.type}, not null`;
    case "outside-value-set":
      return listText("one of", attribute.values, attribute.nullable);
    case "unknown-code":
      return attribute.flags === undefined
        ? listText("one of the codes", attribute.codes, attribute.nullable)
        : `a sum of the flags within ${attribute.flags}${attribute.nullable ? ", or null" : ""}`;
    case "unknown-value":
      return listText("one of", attribute.openValues, attribute.nullable);
    case "outside-range":
      return rangeText(attribute);
    case "broken-format":
      return attribute.format?.expected ?? "another text";
    case "unsafe-integer":
      return "an integer within 2^53, as JSON.parse changes others";
    default:
      return attribute.nullable ? `${attribute.type} or null` : attribute.type;
  }
}

function listText(start: string, values: ReadonlySet<unknown> = new Set(), nullable: boolean): string {
  const shown = [...values].slice(0, MOST).map((value) => JSON.stringify(value));
  const more = values.size > MOST ? [`${values.size - MOST} more`] : [];
  return `${start} ${[...shown, ...more].join(", ")}${nullable ? ", or null" : ""}`;
}

function rangeText({ minimum, maximum }: AttributePlan): string {
  if (maximum === Infinity) return `at least ${minimum}`;
  return minimum === -Infinity ? `at most ${maximum}` : `a number from ${minimum} to ${maximum}`;
}
