/**
 * The functions of the package as JavaScript; they rest on the two lists of event types and know nothing of a model.
 *
 * A table of handlers is asked for its own properties only: an event called `toString` has no handler by chance.
 */
export const HELPERS = `const siteTypes = /* @__PURE__ */ new Set(SITE_EVENT_TYPES);
const tenantTypes = /* @__PURE__ */ new Set(TENANT_EVENT_TYPES);

const isRecord = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const typeOf = (event) => (isRecord(event) ? event.eventType : undefined);

export const isSiteEventType = (name) => siteTypes.has(name);
export const isTenantEventType = (name) => tenantTypes.has(name);
export const isKnownEventType = (name) => siteTypes.has(name) || tenantTypes.has(name);

export const isSiteEvent = (event) => siteTypes.has(typeOf(event));
export const isTenantEvent = (event) => tenantTypes.has(typeOf(event));
export const isEvent = (event, eventType) => isRecord(event) && event.eventType === eventType;

export const isDocumented = (values, value) => Object.values(values).includes(value);

export function parseEvent(record, eventType) {
  if (!isRecord(record)) return undefined;
  const type = eventType ?? record.eventType;
  if (typeof type !== "string" || type === "") return undefined;
  if (!isKnownEventType(type)) return { eventType: null, unknownType: type, record };
  return record.eventType === type ? record : { ...record, eventType: type };
}

export function dispatch(event, handlers, otherwise) {
  const type = event.eventType;
  const handler = typeof type === "string" && Object.hasOwn(handlers, type) ? handlers[type] : undefined;
  return handler === undefined ? otherwise(event) : handler(event);
}
`;
