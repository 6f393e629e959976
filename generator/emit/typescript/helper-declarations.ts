/**
 * The declarations of what handles events of both scopes: the functions and the answer to events that no page lists.
 *
 * The shapes are those that cost a compiler least with a union of hundreds of events; `test/consumers/` holds their
 * price. A guard takes `unknown` and tells the type out of a map: told as an intersection with the union, each use of
 * it would cost a hundred times as much. An unknown event has the `eventType` null: with a `string` in its place
 * nothing would tell the others apart any more.
 */
export const HELPER_DECLARATIONS = `
/**
 * A record whose event type the reference lacks: pages lag behind logs. Its \`eventType\` is null, so that a \`switch\`
 * tells it from all documented events: \`case null\`.
 */
export interface UnknownEvent {
  /** Null: none of the documented ones. */
  readonly eventType: null;
  /** The event type as the record, or the path of its file, has it. */
  readonly unknownType: string;
  /** The record as it came. */
  readonly record: { readonly [attribute: string]: unknown };
}

/** What {@link parseEvent} makes of a record: a documented event or an {@link UnknownEvent}. */
export type ParsedEvent = ActivityLogEvent | UnknownEvent;

/** True for the name of a documented site event. */
export declare function isSiteEventType(name: unknown): name is SiteEventType;

/** True for the name of a documented tenant event. */
export declare function isTenantEventType(name: unknown): name is TenantEventType;

/** True for the name of a documented event of either scope. */
export declare function isKnownEventType(name: unknown): name is ActivityLogEventType;

/**
 * True where the \`eventType\` of a record is that of a documented site event. Nothing else of the record is looked at.
 * An event type that both scopes have is taken for either.
 */
export declare function isSiteEvent(event: unknown): event is SiteEvent;

/**
 * True where the \`eventType\` of a record is that of a documented tenant event. Nothing else of the record is looked at.
 * An event type that both scopes have is taken for either.
 */
export declare function isTenantEvent(event: unknown): event is TenantEvent;

/**
 * True where a record has an event type: good to filter by. Nothing else of the record is looked at. To tell many event
 * types apart, a \`switch\` and {@link dispatch} cost the compiler far less than a chain of \`if\`.
 */
export declare function isEvent<K extends ActivityLogEventType>(
  event: unknown,
  eventType: K,
): event is ActivityLogEventMap[K];

/**
 * True for a documented value of an attribute; narrows it to the type of the documented ones.
 *
 * @param values - a constant of this package: a list of values or an object of codes
 */
export declare function isDocumented<T extends string | number | bigint>(
  values: readonly T[] | { readonly [label: string]: T },
  value: unknown,
): value is T;

/**
 * Tells what event a record is, as \`JSON.parse\` gives it. Only its \`eventType\` is looked at: whether the record holds
 * what the reference says of the event is another question.
 *
 * @param record - one record; of the wrapped form what its \`event\` holds
 * @param eventType - the event type that the path of the file holds, or the \`metadata\` of the wrapped form; goes before
 * the record's own
 * @returns a documented event, which is the record itself unless the event type had to be added; an {@link UnknownEvent};
 * undefined for what is no record or has no event type
 */
export declare function parseEvent(record: unknown, eventType?: string): ParsedEvent | undefined;

/**
 * Hands an event to the handler of its type.
 *
 * @param handlers - a table of functions by event type; only its own properties count
 * @param otherwise - takes every event without a handler, and those that the reference lacks
 * @returns what the handler, or \`otherwise\`, returns
 */
export declare function dispatch<R>(
  event: SiteEvent | UnknownEvent,
  handlers: SiteHandlers<R>,
  otherwise: (event: SiteEvent | UnknownEvent) => R,
): R;
export declare function dispatch<R>(
  event: TenantEvent | UnknownEvent,
  handlers: TenantHandlers<R>,
  otherwise: (event: TenantEvent | UnknownEvent) => R,
): R;
export declare function dispatch<R>(
  event: ParsedEvent,
  handlers: ActivityLogHandlers<R>,
  otherwise: (event: ParsedEvent) => R,
): R;
`;
