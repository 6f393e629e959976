import type { Renames } from "../../inputs/renames.ts";
import type { Attribute, EventType, Reference, Scope } from "../../model/model.ts";
import type { Basis } from "../compare/basis.ts";
import { ATTRIBUTE_TRAITS } from "./attribute-traits.ts";
import { eitherTells, learnContrasts, type Contrasts } from "./contrasts.ts";
import { decisionsOn } from "./decisions.ts";
import { EVENT_TRAITS } from "./event-traits.ts";
import { findMoves, type Move } from "./find-moves.ts";
import { findRenames } from "./find-renames.ts";
import { judgeNamed } from "./judge-named.ts";
import type { PairedEvent } from "./paired-event.ts";
import { pairByName, type Named, type Pairing } from "./pairing.ts";

/** What became of the things of one scope. Rows that moved from one table to another are in `moves` alone. */
export interface PairedReferences {
  readonly common: Pairing<Attribute>;
  readonly moves: readonly Move[];
  readonly events: Pairing<EventType>;
  readonly pairedEvents: readonly PairedEvent[];
}

/**
 * Finds out which things of two references are the same. Names decide; where they fail, evidence does, and it only looks at
 * what is left over in the same table.
 */
export function pairReferences(
  scope: Scope,
  before: Reference,
  after: Reference,
  basis: Basis,
  renames: Renames | undefined,
): PairedReferences {
  const events = findRenames(
    pairByName(before.events, after.events),
    () => decisionsOn(renames, scope),
    (pairing) =>
      judgeNamed(
        pairing,
        basis,
        once(() => contrastsOf(before.events, after.events)),
        EVENT_TRAITS,
      ),
  );
  const contrasts = once(() => contrastsOf(rowsOf(before), rowsOf(after)));
  const renamedIn = (rows: Pairing<Attribute>, ...names: readonly string[]): Pairing<Attribute> =>
    findRenames(
      rows,
      () => decisionsOn(renames, scope, names),
      (pairing) => judgeNamed(pairing, basis, contrasts, ATTRIBUTE_TRAITS),
    );
  const byNames = events.pairs.map((pair) => ({
    ...pair,
    rows: pairByName(pair.before.attributes, pair.after.attributes),
  }));
  const { moves, common, pairedEvents } = findMoves(pairByName(before.common, after.common), byNames);
  return {
    moves,
    events,
    common: renamedIn(common),
    pairedEvents: pairedEvents.map((event) => ({
      ...event,
      rows: renamedIn(event.rows, event.before.name, event.after.name),
    })),
  };
}

const rowsOf = ({ common, events }: Reference): readonly Attribute[] => [
  ...common,
  ...events.flatMap(({ attributes }) => attributes),
];

const contrastsOf = (before: readonly Named[], after: readonly Named[]): Contrasts =>
  eitherTells(learnContrasts(before.map(nameOf)), learnContrasts(after.map(nameOf)));

const nameOf = ({ name }: Named): string => name;

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
