import { expectedText } from "./expected-text.ts";
import { findFault } from "./find-fault.ts";
import type { JsonObject } from "./json-object.ts";
import { makeProblem, pointerTo } from "./make-problem.ts";
import type { AttributePlan, EventPlan } from "./plans.ts";
import type { CheckOptions, Problem } from "./problem.ts";

/** The key that tells which event a record is. */
export const EVENT_TYPE = "eventType";

const NONE: readonly Problem[] = Object.freeze([]);

/** Where in a record attributes stand. */
export interface Place {
  /** JSON pointer of the object. */
  readonly pointer: string;
  /** False for what goes around a record: no reference lists what is in there. */
  readonly holdsOnlyAttributes: boolean;
}

/**
 * Tests the values of an object, each by its key. Nothing is allocated where nothing is wrong.
 *
 * @returns the problems, in the order of the keys
 */
export function checkAttributes(
  plan: EventPlan,
  object: JsonObject,
  place: Place,
  options: CheckOptions,
): readonly Problem[] {
  let problems: Problem[] | undefined;
  for (const key in object) {
    const value = object[key];
    if (value === undefined) continue;
    const attribute = plan.attributes.get(key);
    if (attribute !== undefined) {
      if (findFault(attribute, value, options) === undefined) continue;
      (problems ??= []).push(faultyValue(plan, attribute, value, place, options));
    } else if (key === EVENT_TYPE) {
      if (value !== plan.name) (problems ??= []).push(eventMismatch(plan, value, place.pointer, options));
    } else if (options.strict === true && place.holdsOnlyAttributes) {
      (problems ??= []).push(unknownAttribute(plan, key, value, place, options));
    }
  }
  return problems ?? NONE;
}

/** Found once more to keep the loop over flawless values small. */
function faultyValue(
  { name }: EventPlan,
  attribute: AttributePlan,
  value: unknown,
  { pointer }: Place,
  options: CheckOptions,
): Problem {
  const kind = findFault(attribute, value, options) ?? "wrong-type";
  const expected = expectedText(attribute, kind);
  const facts = { kind, event: name, pointer: pointerTo(pointer, attribute.name), attribute: attribute.name };
  return makeProblem({ ...facts, expected, value }, options);
}

function unknownAttribute(
  { name }: EventPlan,
  attribute: string,
  value: unknown,
  { pointer }: Place,
  options: CheckOptions,
): Problem {
  const facts = { event: name, pointer: pointerTo(pointer, attribute), attribute, value };
  return makeProblem({ ...facts, kind: "unknown-attribute", expected: "no attribute of this name" }, options);
}

/** The record says another event than the one it is tested as. */
export function eventMismatch({ name }: EventPlan, value: unknown, pointer: string, options: CheckOptions): Problem {
  const facts = { event: name, pointer: pointerTo(pointer, EVENT_TYPE), value };
  return makeProblem({ ...facts, kind: "event-mismatch", expected: JSON.stringify(name) }, options);
}
