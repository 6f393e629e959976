import type { Model } from "../model/model.ts";
import { makeSample, type SampleOptions } from "./make-sample.ts";
import { planEvents, type EventChoice } from "./plan-events.ts";
import { createRandom } from "./random.ts";
import type { ValidSample } from "./sample.ts";

/** Which records are made, and how. */
export interface RecordOptions extends EventChoice, Partial<SampleOptions> {
  /** Any whole number up to 2^53: the same one gives the same records. */
  readonly seed: number;
  readonly count: number;
}

const DEFAULTS: SampleOptions = {
  nullRate: 0.1,
  absentRate: 0.1,
  unusualRate: 0.05,
  otherValueRate: 0.2,
  extraRate: 0,
  ownEventType: false,
  // The hours lie on both sides of a new year: months, days and hours of one digit and of two.
  firstHour: "2026-12-31T22",
  hours: 3,
  sites: 2,
};

/**
 * Makes records that are as the model says: the events in turn, in page order, as many records as are asked for.
 * Record number n is the same whatever the count.
 *
 * @throws Error where the model lacks an event that is asked for
 */
export function* makeRecords(model: Model, options: RecordOptions): Generator<ValidSample, void> {
  const plans = planEvents(model, options);
  const full = { ...DEFAULTS, ...options };
  for (let index = 0; index < options.count; index++) {
    const plan = plans[index % plans.length];
    if (plan !== undefined) yield makeSample(plan, full, createRandom(options.seed, index));
  }
}
