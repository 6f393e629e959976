import {
  SCOPES,
  type Attribute,
  type EventType,
  type History,
  type Model,
  type Reference,
  type Scope,
} from "./model.ts";

/**
 * Says in a model what earlier ones tell of its events and attributes: since which model they are known, in which one they
 * were missing, which types they had. It is no fact of the release: `model.id` stays.
 *
 * @param line models of one log, the oldest first. The model itself may be the last of them: what is only there is new.
 */
export function withHistory(model: Model, line: readonly Model[]): Model {
  if (line.length === 0) return model;
  const tell = (scope: Scope, reference: Reference): Reference => {
    const past = line.map(({ id, references }) => pastOf(id, references[scope]));
    return {
      ...reference,
      common: reference.common.map((attribute) => tellAttribute(attribute, past, undefined)),
      events: reference.events.map((event) => tellEvent(event, past)),
    };
  };
  const { references } = model;
  const told = SCOPES.flatMap((scope) => {
    const reference = references[scope];
    return reference === undefined ? [] : [[scope, tell(scope, reference)] as const];
  });
  return { ...model, references: Object.fromEntries(told) };
}

/** One scope of one earlier model. Attributes by event; under `undefined` those that all or some event has. */
interface Past {
  readonly id: string;
  readonly attributes: ReadonlyMap<string | undefined, ReadonlyMap<string, Attribute>>;
}

function pastOf(id: string, { common = [], events = [] }: Partial<Reference> = {}): Past {
  const byName = (attributes: readonly Attribute[]): ReadonlyMap<string, Attribute> =>
    new Map(attributes.map((attribute) => [attribute.name, attribute]));
  const own = events.flatMap(({ attributes }) => attributes);
  return {
    id,
    // A row that moves between the common table and those of events is the same attribute: both are looked up.
    attributes: new Map<string | undefined, ReadonlyMap<string, Attribute>>([
      [undefined, byName([...own, ...common])],
      ...events.map(({ name, attributes }) => [name, byName([...common, ...attributes])] as const),
    ]),
  };
}

function tellEvent(event: EventType, past: readonly Past[]): EventType {
  const seen = past.map(({ id, attributes }) => ({ id, seen: attributes.get(event.name) }));
  const history = presence(seen);
  return {
    ...event,
    attributes: event.attributes.map((attribute) => tellAttribute(attribute, past, event.name)),
    ...(Object.keys(history).length > 0 && { history }),
  };
}

function tellAttribute(attribute: Attribute, past: readonly Past[], event: string | undefined): Attribute {
  const seen = past.map(({ id, attributes }) => ({ id, seen: attributes.get(event)?.get(attribute.name) }));
  const types = seen.flatMap((entry) => entry.seen?.type ?? []).filter((type) => type !== attribute.type);
  const formerTypes = [...new Set(types)];
  const history = { ...presence(seen), ...(formerTypes.length > 0 && { formerTypes }) };
  return Object.keys(history).length > 0 ? { ...attribute, history } : attribute;
}

interface Seen {
  readonly id: string;
  /** Undefined where the model of the id has no such thing. */
  readonly seen: unknown;
}

/** What was there from the first model on is not "new in" it. Of several gaps the last one is told. */
function presence(line: readonly Seen[]): History {
  const first = line.findIndex(({ seen }) => seen !== undefined);
  if (first === -1) return {};
  const gap = line.findLast(({ seen }, i) => i > first && seen === undefined && line[i - 1]?.seen !== undefined);
  return {
    ...(first > 0 && { firstSeen: line[first]?.id ?? "" }),
    ...(gap && { removedIn: gap.id }),
  };
}
