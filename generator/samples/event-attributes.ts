import { EVENT_TYPE } from "../model/event-type-key.ts";
import type { Attribute, EventType, Reference } from "../model/model.ts";

/**
 * The attributes that a record of an event can have, beside its kind: the common ones, as far as the event has none of
 * the same name, then its own; each name once, as `emit/json-schema` has them.
 */
export function eventAttributes(event: EventType, reference: Reference): readonly Attribute[] {
  const own = distinct(event.attributes);
  const common = distinct(reference.common).filter(({ name }) => !own.some((attribute) => attribute.name === name));
  return [...common, ...own].filter(({ name }) => name !== EVENT_TYPE);
}

function distinct(attributes: readonly Attribute[]): readonly Attribute[] {
  return [...new Map(attributes.toReversed().map((attribute) => [attribute.name, attribute])).values()].toReversed();
}
