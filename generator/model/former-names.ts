import type { Scope } from "./model.ts";
import type { NameChange, NamedPlace } from "./name-change.ts";

/** Tells by which name something went in the earlier of two models: by the same one, where nothing else is known. */
export interface FormerNames {
  readonly event: (scope: Scope, name: string) => string;
  /** @param event - by its name in the later model; absent for the common table */
  readonly attribute: (scope: Scope, event: string | undefined, name: string) => string;
}

/** Looks up what has another name in the later of two models. */
export function formerNames(changes: readonly NameChange[]): FormerNames {
  const known = new Map(changes.map(({ from, to }) => [keyOf(to), from]));
  const find = (place: NamedPlace): NamedPlace | undefined => known.get(keyOf(place));
  return {
    event: (scope, event) => find({ scope, event })?.event ?? event,
    attribute: (scope, event, attribute) => {
      const own = event === undefined ? undefined : find({ scope, event, attribute });
      // What moves from one table to another is told of all events at once.
      return (own ?? find({ scope, attribute }))?.attribute ?? attribute;
    },
  };
}

const keyOf = ({ scope, event = null, attribute = null }: { [K in keyof NamedPlace]: NamedPlace[K] | null }): string =>
  JSON.stringify([scope, event, attribute]);
