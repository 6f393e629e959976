import { checkAttributes, EVENT_TYPE, eventMismatch } from "./check-attributes.ts";
import { findMissing } from "./find-missing.ts";
import { isJsonObject, valueOf, type JsonObject } from "./json-object.ts";
import type { EventPlan } from "./plans.ts";
import type { CheckOptions, Problem } from "./problem.ts";
import type { RecordForm } from "./record-form.ts";

/** A record as the server writes it before delivery: `{ "traceUuid": …, "event": {…}, "metadata": {…} }`. */
export interface WrappedRecord extends JsonObject {
  readonly event: JsonObject;
  readonly metadata: JsonObject;
}

/**
 * True for a record in the server's wrapping, as far as it does not say itself which event it is. No attribute is an
 * object, so nothing else looks like it.
 */
export const isWrapped = (record: JsonObject): record is WrappedRecord =>
  isJsonObject(valueOf(record, "event")) && isJsonObject(record["metadata"]);

/** Which event it says it is. */
export const namedInWrapping = ({ event, metadata }: WrappedRecord): unknown =>
  metadata[EVENT_TYPE] ?? event[EVENT_TYPE];

const EVENT = { pointer: "/event", holdsOnlyAttributes: true };
const METADATA = { pointer: "/metadata", holdsOnlyAttributes: false };
const AROUND = { pointer: "", holdsOnlyAttributes: false };

/**
 * The server's wrapping. Attributes may stand in the event or around it; one that the reference lacks is a problem
 * within the event only, as no reference lists what goes around.
 */
export const WRAPPED: RecordForm<WrappedRecord> = {
  eventTypePointer: `${METADATA.pointer}/${EVENT_TYPE}`,
  check: (plan, record, options) => {
    const { event, metadata, ...around } = record;
    const { [EVENT_TYPE]: named, ...details } = metadata;
    return [
      ...findMismatch(plan, named, options),
      ...checkAttributes(plan, event, EVENT, options),
      ...checkAttributes(plan, details, METADATA, options),
      ...checkAttributes(plan, around, AROUND, options),
      ...findMissing(plan, [event, details, around], EVENT.pointer, options),
    ];
  },
};

function findMismatch(plan: EventPlan, named: unknown, options: CheckOptions): readonly Problem[] {
  const agrees = named === undefined || named === null || named === plan.name;
  return agrees ? [] : [eventMismatch(plan, named, METADATA.pointer, options)];
}
