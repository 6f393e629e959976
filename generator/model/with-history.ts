import { formerNames, type FormerNames } from "./former-names.ts";
import {
  SCOPES,
  type Attribute,
  type EventType,
  type History,
  type Model,
  type Reference,
  type Scope,
} from "./model.ts";
import type { NameChange } from "./name-change.ts";

/**
 * Says in a model what earlier ones tell of its events and attributes: since which model they are known, in which one they
 * were missing, which types they had. It is no fact of the release: `model.id` stays.
 *
 * @param line models of one log, the oldest first. The model itself may be the last of them: what is only there is new.
 * @param changesOf tells what has another name in the later of two models: such a thing is no other one
 */
export function withHistory(
  model: Model,
  line: readonly Model[],
  changesOf: (before: Model, after: Model) => readonly NameChange[] = () => [],
): Model {
  if (line.length === 0) return model;
  const former = line.map((before, i) => formerNames(changesOf(before, line[i + 1] ?? model)));
  const tell = (scope: Scope, reference: Reference): Reference => {
    const past = line.map(({ id, references }, i) => pastOf(id, references[scope], former[i] ?? formerNames([])));
    return {
      ...reference,
      common: reference.common.map((attribute) => tellAttribute(attribute, { scope, past })),
      events: reference.events.map((event) => tellEvent(event, { scope, past })),
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
  /** By the names of the model that follows. */
  readonly former: FormerNames;
  readonly attributes: ReadonlyMap<string | undefined, ReadonlyMap<string, Attribute>>;
}

function pastOf(id: string, { common = [], events = [] }: Partial<Reference> = {}, former: FormerNames): Past {
  const byName = (attributes: readonly Attribute[]): ReadonlyMap<string, Attribute> =>
    new Map(attributes.map((attribute) => [attribute.name, attribute]));
  const own = events.flatMap(({ attributes }) => attributes);
  return {
    id,
    former,
    // A row that moves between the common table and those of events is the same attribute: both are looked up.
    attributes: new Map<string | undefined, ReadonlyMap<string, Attribute>>([
      [undefined, byName([...own, ...common])],
      ...events.map(({ name, attributes }) => [name, byName([...common, ...attributes])] as const),
    ]),
  };
}

interface Line {
  readonly scope: Scope;
  /** The oldest first. */
  readonly past: readonly Past[];
  /** The names of the event in each of them, and in the model itself; absent for the common table. */
  readonly events?: readonly string[];
}

function tellEvent(event: EventType, line: Line): EventType {
  const { scope, past } = line;
  const names = namesThrough(event.name, past, ({ former }, name) => former.event(scope, name));
  const history = presence(past.map(({ id, attributes }, i) => ({ id, seen: attributes.get(names[i]) })));
  return {
    ...event,
    attributes: event.attributes.map((attribute) => tellAttribute(attribute, { ...line, events: names })),
    ...(Object.keys(history).length > 0 && { history }),
  };
}

function tellAttribute(attribute: Attribute, { scope, past, events }: Line): Attribute {
  const names = namesThrough(attribute.name, past, ({ attributes, former }, name, i) =>
    // A name that is there already is that of the same attribute.
    attributes.get(events?.[i])?.has(name) === true ? name : former.attribute(scope, events?.[i + 1], name),
  );
  const seen = past.map(({ id, attributes }, i) => ({ id, seen: attributes.get(events?.[i])?.get(names[i] ?? "") }));
  const types = seen.flatMap((entry) => entry.seen?.type ?? []).filter((type) => type !== attribute.type);
  const formerTypes = [...new Set(types)];
  const history = { ...presence(seen), ...(formerTypes.length > 0 && { formerTypes }) };
  return Object.keys(history).length > 0 ? { ...attribute, history } : attribute;
}

/** The names of a thing in each model of the past and, last, its present one. */
function namesThrough(
  present: string,
  past: readonly Past[],
  formerName: (before: Past, name: string, index: number) => string,
): readonly string[] {
  return past.reduceRight<readonly string[]>(
    (names, before, i) => [formerName(before, names[0] ?? present, i), ...names],
    [present],
  );
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
