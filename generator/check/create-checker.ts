import { EVENT_TYPE } from "./check-attributes.ts";
import type { CheckTables } from "./check-tables.ts";
import { FLAT } from "./flat-record.ts";
import { isJsonObject, valueOf } from "./json-object.ts";
import { makePlans, type EventPlan } from "./plans.ts";
import type { CheckOptions, CheckResult } from "./problem.ts";
import type { RecordForm } from "./record-form.ts";
import { noEventType, notARecord, unknownEvent } from "./unidentified.ts";
import { isWrapped, namedInWrapping, WRAPPED } from "./wrapped-record.ts";

/**
 * Tests a record of the Activity Log, as JSON.parse gives it. It changes nothing. The result of a flawless record is
 * shared by all of its event, and frozen.
 *
 * @param record - flat, or in the server's wrapping
 */
export type CheckRecord = (record: unknown, options?: CheckOptions) => CheckResult;

const NO_OPTIONS: CheckOptions = Object.freeze({});

/**
 * Makes the tester of records. It refuses what the generated JSON Schema of the event refuses, and with `strict` what the
 * strict schema of the event refuses, with these differences:
 *
 * - an event that the reference lacks, and a record that says no event, are a problem; of the schemas of a scope only the
 *   strict one refuses them;
 * - in an event that documents an attribute `eventType`, that may hold any text where the caller names the event;
 * - of date-times, ajv-formats takes some that RFC 3339 has not (see `isDateTime`);
 * - a record in the server's wrapping is tested by what it holds.
 *
 * @param tables - made from a model
 */
export function createChecker(tables: CheckTables): CheckRecord {
  const plans = makePlans(tables);
  return (record, options = NO_OPTIONS) => {
    if (!isJsonObject(record)) return notARecord(record, options);
    const named = valueOf(record, EVENT_TYPE);
    if (typeof named === "string" || !isWrapped(record)) return check(plans, record, named, FLAT, options);
    return check(plans, record, namedInWrapping(record), WRAPPED, options);
  };
}

/** @param named - which event the record says it is */
function check<R>(
  plans: ReadonlyMap<string, EventPlan>,
  record: R,
  named: unknown,
  form: RecordForm<R>,
  options: CheckOptions,
): CheckResult {
  const eventType = options.eventType ?? named;
  if (typeof eventType !== "string") return noEventType(eventType, form.eventTypePointer, options);
  const plan = plans.get(eventType);
  if (plan !== undefined) return fittestResult(plan, record, form, options);
  return unknownEvent(eventType, options.eventType === undefined ? form.eventTypePointer : "", options);
}

/** Where both scopes have the event, a record may be of either: the other is asked if the first finds fault. */
function fittestResult<R>(plan: EventPlan, record: R, form: RecordForm<R>, options: CheckOptions): CheckResult {
  const problems = form.check(plan, record, options);
  if (problems.length === 0) return plan.flawless;
  const { namesake } = plan;
  if (namesake !== undefined && form.check(namesake, record, options).length === 0) return namesake.flawless;
  return { eventType: plan.name, scope: plan.scope, problems };
}
