import { expectedText } from "./expected-text.ts";
import type { JsonObject } from "./json-object.ts";
import { makeProblem, pointerTo } from "./make-problem.ts";
import type { AttributePlan, EventPlan } from "./plans.ts";
import type { CheckOptions, Problem } from "./problem.ts";

/**
 * Finds the required attributes that are in none of the objects a record is made of.
 *
 * @param pointer - JSON pointer of the object they should be in
 */
export function findMissing(
  plan: EventPlan,
  objects: readonly JsonObject[],
  pointer: string,
  options: CheckOptions,
): readonly Problem[] {
  return plan.required
    .filter((attribute) => !objects.some((object) => has(object, attribute.name)))
    .map((attribute) => missing(plan, attribute, pointer, options));
}

/** An own key only: `constructor` is in every object. */
const has = (object: JsonObject, key: string): boolean => Object.hasOwn(object, key) && object[key] !== undefined;

function missing(plan: EventPlan, attribute: AttributePlan, pointer: string, options: CheckOptions): Problem {
  const facts = { event: plan.name, pointer: pointerTo(pointer, attribute.name), attribute: attribute.name };
  const expected = expectedText(attribute, "missing");
  return makeProblem({ ...facts, kind: "missing", expected, value: undefined }, options);
}
