import type { Renames } from "../../inputs/renames.ts";
import type { Attribute, EventType, Reference, Scope } from "../../model/model.ts";
import type { Basis } from "../compare/basis.ts";
import { ATTRIBUTE_TRAITS } from "./attribute-traits.ts";
import { eitherTells, learnContrasts, type Contrasts } from "./contrasts.ts";
import { type Decisions, decisionsOn } from "./decisions.ts";
import { EVENT_TRAITS } from "./event-traits.ts";
import { findLikelyRenames, type Judge } from "./find-likely-renames.ts";
import { findMoves, type Move, type Moves } from "./find-moves.ts";
import { findRenamedMoves } from "./find-renamed-moves.ts";
import { findRenames, findSureRenames, hasLeftovers } from "./find-renames.ts";
import { judgeNamed } from "./judge-named.ts";
import type { PairedEvent } from "./paired-event.ts";
import { pairByName, withPairs, type Named, type Pairing } from "./pairing.ts";

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
  const judge = (rows: Pairing<Attribute>): Judge<Attribute> => judgeNamed(rows, basis, contrasts, ATTRIBUTE_TRAITS);
  const decide = (events: readonly string[]): Decisions => decisionsOn(renames, scope, events);
  const byNames = events.pairs.map((pair) => ({
    ...pair,
    rows: pairByName(pair.before.attributes, pair.after.attributes),
  }));
  const grounds = { decide, names: { before: namesOf(rowsOf(before)), after: namesOf(rowsOf(after)) } };
  const moved = findMoves(pairByName(before.common, after.common), byNames);
  // What is sure goes before what is likely, be it in one table or from one to another.
  const sure = findRenamedMoves(
    inEachTable(moved, (rows, names) =>
      withPairs(
        rows,
        findSureRenames(rows, () => decide(names)),
      ),
    ),
    grounds,
    (rows, decisions) => findSureRenames(rows, () => decisions),
  );
  const { moves, common, pairedEvents } = findRenamedMoves(
    inEachTable(sure, (rows, names) => findRenames(rows, () => decide(names), judge)),
    grounds,
    (rows, decisions) => (hasLeftovers(rows) ? findLikelyRenames(rows, decisions, judge(rows)) : []),
  );
  return { moves, common, pairedEvents, events };
}

/** Looks once more at what is left over in each table; the names are those of its event, none for the common one. */
function inEachTable(
  { moves, common, pairedEvents }: Moves,
  pair: (rows: Pairing<Attribute>, names: readonly string[]) => Pairing<Attribute>,
): Moves {
  return {
    moves,
    common: pair(common, []),
    pairedEvents: pairedEvents.map((event) => ({
      ...event,
      rows: pair(event.rows, [event.before.name, event.after.name]),
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

const namesOf = (things: readonly Named[]): ReadonlySet<string> => new Set(things.map(nameOf));

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
