import { checkAttributes, EVENT_TYPE } from "./check-attributes.ts";
import { findMissing } from "./find-missing.ts";
import type { JsonObject } from "./json-object.ts";
import type { RecordForm } from "./record-form.ts";

const WHOLE = { pointer: "", holdsOnlyAttributes: true };

/** A record as it is delivered: one object. */
export const FLAT: RecordForm<JsonObject> = {
  eventTypePointer: `/${EVENT_TYPE}`,
  check: (plan, record, options) => {
    const problems = checkAttributes(plan, record, WHOLE, options);
    return plan.required.length === 0 ? problems : [...problems, ...findMissing(plan, [record], "", options)];
  },
};
