import { EVENT_TYPE } from "../../model/event-type-key.ts";
import type { Attribute, EventType, Reference } from "../../model/model.ts";

/**
 * The attributes of an event that have a column of their own, each once: the common ones, then the event's own, in page
 * order. Tenant pages list `eventType` among the common ones: that is the kind of event itself. An event's own row says more
 * than the common one.
 */
export function tableAttributes(
  { common }: Pick<Reference, "common">,
  { attributes }: Pick<EventType, "attributes">,
): readonly Attribute[] {
  const own = new Map(attributes.map((attribute) => [attribute.name, attribute]));
  const shared = common
    .filter(({ name }) => name !== EVENT_TYPE)
    .map((attribute) => own.get(attribute.name) ?? attribute);
  const byName = [...shared, ...own.values()].map((attribute) => [attribute.name, attribute] as const);
  return [...new Map(byName).values()];
}
