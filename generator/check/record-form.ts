import type { EventPlan } from "./plans.ts";
import type { CheckOptions, Problem } from "./problem.ts";

/** A form in which records come. */
export interface RecordForm<R> {
  /** JSON pointer of what says which event a record is. */
  readonly eventTypePointer: string;
  /** Tests a record as one of an event. */
  readonly check: (plan: EventPlan, record: R, options: CheckOptions) => readonly Problem[];
}
