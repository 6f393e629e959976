import { EVENT_TYPE } from "../model/event-type-key.ts";
import type { Format } from "../model/model.ts";
import { makeOrigin, type Arrival, type OriginOptions } from "./make-origin.ts";
import type { EventPlan } from "./plan-events.ts";
import type { Random } from "./random.ts";
import type { JsonValue, ValidSample } from "./sample.ts";
import { inEitherCase, luidText } from "./values/luid-texts.ts";
import type { ValueContext } from "./values/make-value.ts";
import { timeText } from "./values/time-texts.ts";

/** How records are made. Rates go from 0 (never) to 1 (always). */
export interface SampleOptions extends OriginOptions {
  /** How often an attribute is null, where it may be. What the reference does not state reads as: it may. */
  readonly nullRate: number;
  /** How often an attribute is left out, where it may be. What the reference does not state reads as: it may. */
  readonly absentRate: number;
  /** How often a value is valid and yet one that careless code trips over: 2^53 - 1, a leap day, an empty text. */
  readonly unusualRate: number;
  /** How often an attribute has another value than the documented ones, where those are not all. */
  readonly otherValueRate: number;
  /** How often a record has `serviceName`, and how often `traceUuid`: real ones carry them, the site page lists neither. */
  readonly extraRate: number;
  /**
   * True: where an event has an attribute `eventType` of its own, the record holds that one, and its folder alone tells
   * the event. The schemas take such a record for one of another event.
   */
  readonly ownEventType: boolean;
}

/** Makes one valid record of an event. */
export function makeSample(plan: EventPlan, options: SampleOptions, random: Random): ValidSample {
  const arrival = makeOrigin(plan.scope, options, random);
  const context = { ...options, random, time: arrival.happened };
  const ownType = options.ownEventType ? plan.makeOwnType?.(context) : undefined;
  const entries: [string, JsonValue][] = [[EVENT_TYPE, ownType ?? plan.event]];
  for (const { name, format, mayBeNull, mayBeAbsent, make } of plan.attributes) {
    if (mayBeAbsent && random.chance(options.absentRate)) continue;
    const isNull = mayBeNull && random.chance(options.nullRate);
    entries.push([name, isNull ? null : (retell(name, format, arrival, random) ?? make(context))]);
  }
  // By entries: `__proto__` becomes an attribute as any other.
  const record = Object.fromEntries([...entries, ...extraEntries(plan, context, options.extraRate)]);
  return { scope: plan.scope, event: plan.event, origin: arrival.origin, record };
}

/** What a record tells again of its folder, under the names that the layout of folders rests on. */
function retell(
  name: string,
  format: Format | undefined,
  { origin, happened, processed }: Arrival,
  random: Random,
): string | undefined {
  if (format === "date-time" && name === "eventTime") return timeText(happened, random);
  if (format === "date-time" && name === "eventProcessedTime") return timeText(processed, random);
  if (format !== "uuid" || name !== "siteLuid" || origin.siteLuid === undefined) return undefined;
  return inEitherCase(origin.siteLuid, random);
}

function extraEntries({ extras }: EventPlan, { random }: ValueContext, rate: number): readonly [string, JsonValue][] {
  const wanted = extras.filter(() => random.chance(rate));
  return wanted.map((name) => [name, name === "serviceName" ? "sample-service" : luidText(random.word())]);
}
