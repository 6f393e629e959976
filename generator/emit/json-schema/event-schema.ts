import { EVENT_TYPE } from "../../model/event-type-key.ts";
import type { Attribute, EventType, Reference, Scope } from "../../model/model.ts";
import { availabilitySentence, isDeprecated, lifecycleSentence, seeAlsoSentence } from "../fact-sentences.ts";
import { BACKTICK_WORDING } from "../fact-wording.ts";
import { attributeSchema, strictAttributeSchema } from "./attribute-schema.ts";
import { eventExtensions } from "./extension-keywords.ts";
import type { JsonSchema } from "./json-schema.ts";
import { commonTypeName } from "./type-names.ts";

/** How the value of an attribute is described. */
type SchemaOf = (attribute: Attribute) => JsonSchema;

/** What all events of a scope share, as an open object. */
export const commonSchema = (scope: Scope, reference: Reference, schemaOf: SchemaOf = attributeSchema): JsonSchema => ({
  title: commonTypeName(scope),
  description: `Attributes that every ${scope} event has.`,
  ...objectKeywords(reference.common, schemaOf),
});

/**
 * The schema of one event without what it shares with the others. It is open, and `eventType` need not be there: the
 * path of the file may hold it.
 *
 * @param title - its settled type name
 * @param attributes - those to list: its own, or all where it does not refer to the common ones
 */
export function eventSchema(
  event: EventType,
  title: string,
  attributes: readonly Attribute[],
  schemaOf: SchemaOf = attributeSchema,
): JsonSchema {
  const description = descriptionOf(event);
  const own = attributes.filter(({ name }) => name !== EVENT_TYPE);
  const { type, properties, ...required } = objectKeywords(own, schemaOf);
  return {
    title,
    ...(description !== "" && { description }),
    ...(isDeprecated(event.lifecycle) && { deprecated: true }),
    ...eventExtensions(event),
    ...(type !== undefined && { type }),
    properties: { [EVENT_TYPE]: eventTypeSchema(event), ...properties },
    ...required,
  };
}

/**
 * The schema of one event that refuses what the reference lacks: other attributes, and other values where it claims to
 * list them.
 *
 * @param title - its settled type name
 * @param attributes - all it can have, the common ones too
 */
export const strictEventSchema = (event: EventType, title: string, attributes: readonly Attribute[]): JsonSchema => ({
  ...eventSchema(event, title, attributes, strictAttributeSchema),
  additionalProperties: false,
});

const descriptionOf = ({ description = "", lifecycle, availability, seeAlso }: EventType): string =>
  [
    description,
    lifecycleSentence(lifecycle, BACKTICK_WORDING),
    availabilitySentence(availability),
    seeAlsoSentence(seeAlso, BACKTICK_WORDING),
  ]
    .filter((sentence) => sentence !== "")
    .join("\n");

/** The events of a reference, each name once: where a page lists an event twice, the first one stands. */
export function distinctEvents({ events }: Reference): readonly EventType[] {
  const seen = new Set<string>();
  return events.filter(({ name }) => !seen.has(name) && seen.add(name).has(name));
}

/**
 * True where an event has an own attribute of the name of a common one, `eventType` aside. Both would have to hold at
 * once, so such an event lists all its attributes itself, the own one in the place of the common one.
 */
export function hidesCommon(event: EventType, reference: Reference): boolean {
  const common = new Set(reference.common.map(({ name }) => name));
  return event.attributes.some(({ name }) => name !== EVENT_TYPE && common.has(name));
}

/** The common attributes of an event, as far as it has none of the same name, and its own. */
export function allAttributes(event: EventType, reference: Reference): readonly Attribute[] {
  const own = new Set(event.attributes.map(({ name }) => name));
  return [...reference.common.filter(({ name }) => !own.has(name)), ...event.attributes];
}

/**
 * The discriminator. Five events document an attribute of this very name: the event's name wins, and what the page says
 * of the attribute stays as a note.
 */
function eventTypeSchema(event: EventType): JsonSchema {
  const namesake = event.attributes.find(({ name }) => name === EVENT_TYPE);
  if (namesake === undefined) return { const: event.name };
  const note = `The reference lists an attribute of this name too, of type ${namesake.type}.`;
  const { description = "" } = attributeSchema(namesake);
  return { description: description === "" ? note : `${note}\n${description}`, const: event.name };
}

function objectKeywords(attributes: readonly Attribute[], schemaOf: SchemaOf): JsonSchema {
  const required = attributes.filter(({ presence }) => presence === "always").map(({ name }) => name);
  return {
    type: "object",
    properties: Object.fromEntries(attributes.map((attribute) => [attribute.name, schemaOf(attribute)])),
    ...(required.length > 0 && { required: [...new Set(required)] }),
  };
}
