import { EVENT_TYPE } from "../model/event-type-key.ts";
import { SCOPES, type Attribute, type EventType, type Model, type Reference, type Scope } from "../model/model.ts";
import { eventAttributes } from "./event-attributes.ts";
import { valueType } from "./values/documented-values.ts";
import { valueMaker, type ValueMaker } from "./values/make-value.ts";

/** Which events are wanted. */
export interface EventChoice {
  /** Names of events, of whatever scope; all unless told otherwise. */
  readonly events?: readonly string[];
  readonly scopes?: readonly Scope[];
}

/** What is known of an event before its records are made. */
export interface EventPlan {
  readonly scope: Scope;
  readonly event: string;
  readonly attributes: readonly AttributePlan[];
  /** What an own attribute `eventType` holds, where the event has one. */
  readonly makeOwnType: ValueMaker | undefined;
  /** What real records carry and the reference does not list for this event. */
  readonly extras: readonly string[];
}

interface AttributePlan {
  readonly name: string;
  /** Of a text without documented values. */
  readonly format: Attribute["format"];
  readonly mayBeNull: boolean;
  readonly mayBeAbsent: boolean;
  readonly make: ValueMaker;
}

const EXTRAS = ["serviceName", "traceUuid"] as const;

/**
 * The wanted events, each name of a scope once, in page order.
 *
 * @throws Error where the model lacks one that is asked for, or has none at all
 */
export function planEvents(model: Model, { events: wanted, scopes = SCOPES }: EventChoice): readonly EventPlan[] {
  const plans = SCOPES.filter((scope) => scopes.includes(scope)).flatMap((scope) => {
    const reference = model.references[scope];
    const events = distinctEvents(reference).filter(({ name }) => wanted?.includes(name) !== false);
    return reference === undefined ? [] : events.map((event) => planEvent(scope, event, reference));
  });
  const missing = wanted?.filter((name) => !plans.some(({ event }) => event === name)) ?? [];
  if (missing.length > 0) throw new Error(`the model has no event ${missing.join(", ")}`);
  if (plans.length === 0) throw new Error("the model has no events");
  return plans;
}

/** Where a page lists an event twice, the first one stands. */
const distinctEvents = (reference: Reference | undefined): readonly EventType[] => {
  const events = reference?.events ?? [];
  return [...new Map(events.toReversed().map((event) => [event.name, event])).values()].toReversed();
};

function planEvent(scope: Scope, event: EventType, reference: Reference): EventPlan {
  const attributes = eventAttributes(event, reference);
  const ownType = event.attributes.find(({ name }) => name === EVENT_TYPE);
  return {
    scope,
    event: event.name,
    attributes: attributes.map(planAttribute),
    makeOwnType: ownType === undefined ? undefined : valueMaker(ownType),
    extras: EXTRAS.filter((extra) => !attributes.some(({ name }) => name === extra)),
  };
}

const planAttribute = (attribute: Attribute): AttributePlan => ({
  name: attribute.name,
  format: valueType(attribute) === "string" && attribute.values === undefined ? attribute.format : undefined,
  mayBeNull: attribute.nullable !== false,
  mayBeAbsent: attribute.presence !== "always",
  make: valueMaker(attribute),
});
