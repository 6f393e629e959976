import { EVENT_TYPE } from "../model/event-type-key.ts";
import type { EventType, Reference } from "../model/model.ts";
import { eventAttributes } from "./event-attributes.ts";
import { exampleValue, type ExampleValue } from "./values/example-value.ts";

/**
 * One valid record of an event, with every attribute and without null: for docs and for `examples` of a schema. It
 * depends on the event and its attributes alone.
 *
 * @param reference - the one that the event belongs to
 */
export function exampleRecord(event: EventType, reference: Reference): { readonly [attribute: string]: ExampleValue } {
  const attributes = eventAttributes(event, reference);
  // By entries: `__proto__` becomes an attribute as any other.
  return Object.fromEntries([
    [EVENT_TYPE, event.name],
    ...attributes.map((attribute) => [attribute.name, exampleValue(attribute)] as const),
  ]);
}
