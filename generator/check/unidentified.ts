import { makeProblem, type ProblemFacts } from "./make-problem.ts";
import type { CheckOptions, CheckResult } from "./problem.ts";

/** What was found out about something of which no event is known to be tested as. */
const unidentified = (facts: ProblemFacts, options: CheckOptions): CheckResult => ({
  eventType: facts.event,
  scope: undefined,
  problems: [makeProblem(facts, options)],
});

/** Not an object. */
export const notARecord = (value: unknown, options: CheckOptions): CheckResult =>
  unidentified({ kind: "not-a-record", event: options.eventType, pointer: "", expected: "an object", value }, options);

/**
 * Nothing, or not even text, says which event it is.
 *
 * @param pointer - where the record should say it
 * @param value - what stands there
 */
export function noEventType(value: unknown, pointer: string, options: CheckOptions): CheckResult {
  const expected = "the name of an event, here or from the caller";
  if (value === undefined || value === null) {
    return unidentified({ kind: "no-event-type", event: undefined, pointer, expected, value }, options);
  }
  return unidentified({ kind: "wrong-type", event: undefined, pointer, expected, value }, options);
}

/** An event that the reference lacks. Its name is no secret: it is a kind, not a value. */
export const unknownEvent = (event: string, pointer: string, options: CheckOptions): CheckResult =>
  unidentified(
    { kind: "unknown-event", event, pointer, expected: "an event that the reference has", value: event },
    options,
  );
