import type { Scope } from "../../model/model.ts";
import type { ChangeKind } from "../change.ts";
import type { JudgedChange } from "../judged-change.ts";
import type { Place } from "../place.ts";

/** What a step is about, by its names in both models; what is absent is not asked for. */
export interface CauseQuery {
  readonly scope?: Scope;
  /** The names of the event; changes of what all events share count too. */
  readonly events?: readonly string[];
  /** The names of the attribute. */
  readonly attributes?: readonly string[];
  readonly takes: (kind: ChangeKind) => boolean;
}

/** The messages of the changes that a step follows from, each once. */
export type FindCauses = (query: CauseQuery) => readonly string[];

/** Looks through the changes once, so that each step finds its own among those of its scope. */
export function causeFinder(judged: readonly JudgedChange[]): FindCauses {
  const byAttribute = new Map<string, JudgedChange[]>();
  for (const item of judged) {
    for (const key of attributesOf(item)) byAttribute.set(key, [...(byAttribute.get(key) ?? []), item]);
  }
  return (query) => {
    const candidates = query.attributes?.flatMap((name) => byAttribute.get(name) ?? []) ?? judged;
    return [...new Set(candidates.filter((item) => isAbout(item, query)).map(({ message }) => message))];
  };
}

const placesOf = ({ change }: JudgedChange): readonly Place[] =>
  [change.from, change.to].filter((place) => place !== undefined);

const attributesOf = (item: JudgedChange): ReadonlySet<string> =>
  new Set(placesOf(item).flatMap(({ attribute }) => (attribute === undefined ? [] : [attribute])));

const isAbout = (item: JudgedChange, { scope, events, attributes, takes }: CauseQuery): boolean =>
  takes(item.change.kind) &&
  placesOf(item).some(
    (place) =>
      (scope === undefined || place.scope === scope) &&
      (events === undefined || place.event === undefined || events.includes(place.event)) &&
      (attributes === undefined || (place.attribute !== undefined && attributes.includes(place.attribute))),
  );
