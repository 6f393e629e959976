import type { EventType, Reference, Scope } from "../../model/model.ts";
import { allAttributes, commonSchema, distinctEvents, EVENT_TYPE, eventSchema, hidesCommon } from "./event-schema.ts";
import { DRAFT, type JsonSchema } from "./json-schema.ts";
import { defReference, scopeUrn } from "./schema-address.ts";
import { commonTypeName, eventTypeNames, unionTypeName } from "./type-names.ts";

/**
 * The schema of any record of a scope: `eventType` decides which definition holds, one `if` an event, so that a wrong
 * record gets the errors of its own event and no others.
 *
 * Nothing is promised of an event the reference lacks (they exist: `mcp_tool_call`), so it is valid whatever it holds. So
 * is a record without `eventType`: the path of the file may hold it, and then the event's own schema is the one to use.
 */
export function bundleSchema(scope: Scope, reference: Reference): JsonSchema {
  const events = distinctEvents(reference);
  const names = new Set(events.map(({ name }) => name));
  const commonKey = firstFree(commonTypeName(scope), names);
  return {
    $schema: DRAFT,
    $id: scopeUrn(scope),
    title: unionTypeName(scope),
    description: `A record of the Activity Log: a ${scope} event. Other attributes, and events that are not listed, are valid.`,
    type: "object",
    properties: { [EVENT_TYPE]: { type: ["string", "null"] } },
    ...(events.length > 0 && { allOf: events.map(({ name }) => dispatch(name)) }),
    $defs: Object.fromEntries([
      [commonKey, commonSchema(scope, reference)],
      ...definitions(scope, reference, events, defReference(commonKey)),
    ]),
  };
}

const dispatch = (name: string): JsonSchema => ({
  if: { type: "object", properties: { [EVENT_TYPE]: { const: name } }, required: [EVENT_TYPE] },
  then: { $ref: defReference(name) },
});

function definitions(
  scope: Scope,
  reference: Reference,
  events: readonly EventType[],
  commonReference: string,
): readonly (readonly [string, JsonSchema])[] {
  const titles = eventTypeNames(
    scope,
    events.map(({ name }) => name),
  );
  return events.map((event) => {
    const title = titles.get(event.name) ?? event.name;
    const schema = hidesCommon(event, reference)
      ? eventSchema(event, title, allAttributes(event, reference))
      : { ...eventSchema(event, title, event.attributes), allOf: [{ $ref: commonReference }] };
    return [event.name, schema];
  });
}

/** An event may be called as the common definition is. */
function firstFree(key: string, taken: ReadonlySet<string>): string {
  return taken.has(key) ? firstFree(`${key}_`, taken) : key;
}
