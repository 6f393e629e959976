import type { Attribute } from "../../model/model.ts";
import type { Decisions } from "./decisions.ts";
import { looseRows, withMoves, type LooseRows, type Move, type Moves } from "./find-moves.ts";
import type { Pair, Pairing } from "./pairing.ts";

/** What else is to be known of a move by another name. */
export interface RenamedMoveGrounds {
  /** The names of all rows of each model, by which a name is told to be in use beside the other one. */
  readonly names: Readonly<Record<"before" | "after", ReadonlySet<string>>>;
  /** What was decided of the names of the rows of some events, by the events' names in either model. */
  readonly decide: (events: readonly string[]) => Decisions;
}

/** Finds which of the things left over are the same by another name. */
export type FindPairs = (pairing: Pairing<Attribute>, decisions: Decisions) => readonly Pair<Attribute>[];

/**
 * Finds attributes that moved between the common table and those of events and got another name at once. A name that stays
 * in use beside the other one is no former name of it.
 */
export function findRenamedMoves(known: Moves, grounds: RenamedMoveGrounds, findPairs: FindPairs): Moves {
  const more = (["common", "events"] as const).flatMap((to) => {
    const { came, left } = known.common;
    // Some events may have had the common name before: that is no reason why others should not have had another one.
    const joined = known.moves.filter((move) => move.to === to && move.recognition === undefined);
    const commons = [...(to === "common" ? came : left), ...joined.map(({ common }) => common)];
    return commons.length === 0 ? [] : movesTo(to, commons, known, grounds, findPairs);
  });
  return withMoves(known, more);
}

function movesTo(
  to: Move["to"],
  commons: readonly Attribute[],
  { pairedEvents }: Moves,
  { names, decide }: RenamedMoveGrounds,
  findPairs: FindPairs,
): readonly Move[] {
  const inUse = names[to === "common" ? "after" : "before"];
  const loose = looseRows(pairedEvents, to).filter(({ name }) => !inUse.has(name));
  const groups = new Map(loose.flatMap((group) => group.rows.slice(0, 1).map(({ row }) => [row, group] as const)));
  const rows = [...groups.keys()];
  const pairing = to === "common" ? { left: rows, came: commons } : { left: commons, came: rows };
  const decisions = decisionsOnGroups(loose, commons, decide);
  return findPairs({ pairs: [], ...pairing }, decisions).flatMap(({ before, after, recognition }) => {
    const [own, common] = to === "common" ? [before, after] : [after, before];
    const group = groups.get(own);
    if (group === undefined || recognition === undefined || hasBoth(group, common.name, to)) return [];
    return [{ ...group, to, common, recognition }];
  });
}

/** An event that had rows of both names told them apart. */
const hasBoth = ({ rows }: LooseRows, name: string, to: Move["to"]): boolean =>
  rows.some(({ event }) => {
    const { attributes } = to === "common" ? event.before : event.after;
    return attributes.some((row) => row.name === name);
  });

function decisionsOnGroups(
  groups: readonly LooseRows[],
  commons: readonly Attribute[],
  decide: RenamedMoveGrounds["decide"],
): Decisions {
  const eventsOf = ({ rows }: LooseRows): readonly string[] =>
    rows.flatMap(({ event: { before, after } }) => [before.name, after.name]);
  const byGroup = new Map(groups.map((group) => [group.name, decide(eventsOf(group))]));
  const verdictOn: Decisions["verdictOn"] = (name, other) =>
    byGroup.get(name)?.verdictOn(name, other) ?? byGroup.get(other)?.verdictOn(name, other);
  const names = new Set([...byGroup.keys(), ...commons.map(({ name }) => name)]);
  return { verdictOn, samesOf: (name) => [...names].filter((other) => verdictOn(name, other) === "same") };
}
