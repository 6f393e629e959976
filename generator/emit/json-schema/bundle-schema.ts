import { EVENT_TYPE } from "../../model/event-type-key.ts";
import type { EventType, Reference, Scope } from "../../model/model.ts";
import { exampleRecord } from "../../samples/example-record.ts";
import { isDeprecated } from "../fact-sentences.ts";
import { attributeSchema, strictAttributeSchema } from "./attribute-schema.ts";
import {
  allAttributes,
  commonSchema,
  distinctEvents,
  eventSchema,
  hidesCommon,
  strictEventSchema,
} from "./event-schema.ts";
import { DRAFT, type JsonSchema } from "./json-schema.ts";
import { defReference, scopeUrn } from "./schema-address.ts";
import { commonTypeName, eventTypeNames, unionTypeName } from "./type-names.ts";
import { OPEN, type Variant } from "./variants.ts";

/**
 * The schema of any record of a scope: `eventType` decides which definition holds, one `if` an event, so that a wrong
 * record gets the errors of its own event and no others.
 *
 * Nothing is promised of an event the reference lacks (they exist: `mcp_tool_call`), so it is valid whatever it holds. So
 * is a record without `eventType`: the path of the file may hold it, and then the event's own schema is the one to use.
 * The strict bundle refuses both.
 */
export function bundleSchema(scope: Scope, reference: Reference, variant: Variant = OPEN): JsonSchema {
  const events = distinctEvents(reference);
  const names = events.map(({ name }) => name);
  const commonKey = firstFree(commonTypeName(scope), new Set(names));
  return {
    $schema: DRAFT,
    $id: scopeUrn(scope, variant),
    title: unionTypeName(scope),
    description: `A record of the Activity Log: a ${scope} event. ${OTHERS[variant.isStrict ? "strict" : "open"]}`,
    ...exampleKeyword(events, reference),
    type: "object",
    ...(variant.isStrict ? knownEventKeywords(names) : { properties: { [EVENT_TYPE]: { type: ["string", "null"] } } }),
    ...(events.length > 0 && { allOf: names.map(dispatch) }),
    $defs: Object.fromEntries([
      [commonKey, commonSchema(scope, reference, variant.isStrict ? strictAttributeSchema : attributeSchema)],
      ...definitions(scope, reference, variant, defReference(commonKey)),
    ]),
  };
}

const OTHERS = {
  open: "Other attributes, and events that are not listed, are valid.",
  strict: "Attributes, events and values that are not listed are refused.",
};

/** One record is enough to see what they look like: each event's own file has its own. */
function exampleKeyword(events: readonly EventType[], reference: Reference): JsonSchema {
  const event = events.find(({ lifecycle }) => !isDeprecated(lifecycle)) ?? events[0];
  return event === undefined ? {} : { examples: [exampleRecord(event, reference)] };
}

const knownEventKeywords = (names: readonly string[]): JsonSchema => ({
  properties: { [EVENT_TYPE]: names.length === 0 ? { not: {} } : { type: "string", enum: names } },
  required: [EVENT_TYPE],
});

const dispatch = (name: string): JsonSchema => ({
  if: { type: "object", properties: { [EVENT_TYPE]: { const: name } }, required: [EVENT_TYPE] },
  then: { $ref: defReference(name) },
});

function definitions(
  scope: Scope,
  reference: Reference,
  { isStrict }: Variant,
  commonReference: string,
): readonly (readonly [string, JsonSchema])[] {
  const events = distinctEvents(reference);
  const titles = eventTypeNames(
    scope,
    events.map(({ name }) => name),
  );
  const schemaOf = isStrict ? strictEventSchema : eventSchema;
  return events.map((event) => {
    const title = titles.get(event.name) ?? event.name;
    if (hidesCommon(event, reference)) return [event.name, schemaOf(event, title, allAttributes(event, reference))];
    const own = eventSchema(event, title, event.attributes, isStrict ? strictAttributeSchema : attributeSchema);
    return [event.name, { ...own, allOf: [{ $ref: commonReference }], ...(isStrict && CLOSED_AROUND) }];
  });
}

/** Draft 2020-12 has a keyword for it: `additionalProperties` would refuse the common attributes, which stand elsewhere. */
const CLOSED_AROUND: JsonSchema = { unevaluatedProperties: false };

/** An event may be called as the common definition is. */
function firstFree(key: string, taken: ReadonlySet<string>): string {
  return taken.has(key) ? firstFree(`${key}_`, taken) : key;
}
