import { compareText } from "../../model/compare-text.ts";
import type { Attribute, EventType } from "../../model/model.ts";
import type { PairedEvent } from "./paired-event.ts";
import type { Pairing } from "./pairing.ts";

/** An attribute that left the tables of some events and came to the common one, or the other way. */
export interface Move {
  readonly name: string;
  readonly to: "common" | "events";
  /** The row of the common table. */
  readonly common: Attribute;
  /** The rows of the events, by the events' names in the model that has the rows. An event that keeps its own is not one. */
  readonly rows: readonly { readonly event: PairedEvent; readonly row: Attribute }[];
}

/** Moves, and what of each table is no part of them. */
export interface Moves {
  readonly moves: readonly Move[];
  readonly common: Pairing<Attribute>;
  readonly pairedEvents: readonly PairedEvent[];
}

/** Finds attributes that moved between the common table and those of events that both models have. */
export function findMoves(common: Pairing<Attribute>, events: readonly PairedEvent[]): Moves {
  const toCommon = movesOf(common.came, events, "common");
  const toEvents = movesOf(common.left, events, "events");
  const [gathered, spread] = [namesOf(toCommon), namesOf(toEvents)];
  const without = (rows: readonly Attribute[], names: ReadonlySet<string>): readonly Attribute[] =>
    names.size === 0 ? rows : rows.filter(({ name }) => !names.has(name));
  return {
    moves: [...toCommon, ...toEvents].sort((one, other) => compareText(one.name, other.name)),
    common: { ...common, left: without(common.left, spread), came: without(common.came, gathered) },
    pairedEvents: events.map((event) => {
      const { pairs, left, came } = event.rows;
      return { ...event, rows: { pairs, left: without(left, gathered), came: without(came, spread) } };
    }),
  };
}

function movesOf(common: readonly Attribute[], events: readonly PairedEvent[], to: Move["to"]): readonly Move[] {
  const rows = new Map(common.map(({ name }): [string, Move["rows"][number][]] => [name, []]));
  for (const event of events) {
    for (const row of to === "common" ? event.rows.left : event.rows.came) rows.get(row.name)?.push({ event, row });
  }
  const ownerOf = ({ event }: Move["rows"][number]): EventType => (to === "common" ? event.before : event.after);
  return common.flatMap((row) => {
    const own = rows.get(row.name) ?? [];
    own.sort((one, other) => compareText(ownerOf(one).name, ownerOf(other).name));
    return own.length === 0 ? [] : [{ name: row.name, to, common: row, rows: own }];
  });
}

const namesOf = (moves: readonly Move[]): ReadonlySet<string> => new Set(moves.map(({ name }) => name));
