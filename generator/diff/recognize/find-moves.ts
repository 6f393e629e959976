import { compareText } from "../../model/compare-text.ts";
import type { Attribute, EventType } from "../../model/model.ts";
import type { PairedEvent } from "./paired-event.ts";
import type { Pairing, Recognition } from "./pairing.ts";

/** An attribute that left the tables of some events and came to the common one, or the other way. */
export interface Move {
  /** Its name in the tables of the events. */
  readonly name: string;
  readonly to: "common" | "events";
  /** The row of the common table. */
  readonly common: Attribute;
  /** The rows of the events, by the events' names in the model that has the rows. An event that keeps its own is not one. */
  readonly rows: readonly { readonly event: PairedEvent; readonly row: Attribute }[];
  /** Why they are taken for the same, where the common table calls it otherwise. */
  readonly recognition?: Recognition;
}

/** Moves, and what of each table is no part of them. */
export interface Moves {
  readonly moves: readonly Move[];
  readonly common: Pairing<Attribute>;
  readonly pairedEvents: readonly PairedEvent[];
}

/** Finds attributes that moved between the common table and those of events that both models have, by one name in both. */
export function findMoves(common: Pairing<Attribute>, events: readonly PairedEvent[]): Moves {
  const moves = (["common", "events"] as const).flatMap((to) => {
    const moved = new Map((to === "common" ? common.came : common.left).map((row) => [row.name, row]));
    return looseRows(events, to).flatMap(({ name, rows }) => {
      const row = moved.get(name);
      return row === undefined ? [] : [{ name, to, common: row, rows }];
    });
  });
  return withMoves({ moves: [], common, pairedEvents: events }, moves);
}

/** Moves with more of them, whose rows are then left over no longer. */
export function withMoves({ moves, common, pairedEvents }: Moves, more: readonly Move[]): Moves {
  if (more.length === 0) return { moves, common, pairedEvents };
  const taken = new Set(more.flatMap((move) => [move.common, ...move.rows.map(({ row }) => row)]));
  const free = ({ pairs, left, came }: Pairing<Attribute>): Pairing<Attribute> => {
    const isFree = (row: Attribute): boolean => !taken.has(row);
    return { pairs, left: left.filter(isFree), came: came.filter(isFree) };
  };
  return {
    moves: [...moves, ...more],
    common: free(common),
    pairedEvents: pairedEvents.map((event) => ({ ...event, rows: free(event.rows) })),
  };
}

/** Rows of one name that events have lost, or got; the events by their names in the model that has the rows. */
export type LooseRows = Pick<Move, "name" | "rows">;

/** Gathers what is left over in the tables of events, by name: what may have moved to, or from, the common table. */
export function looseRows(events: readonly PairedEvent[], to: Move["to"]): readonly LooseRows[] {
  const byName = new Map<string, Move["rows"][number][]>();
  for (const event of events) {
    for (const row of to === "common" ? event.rows.left : event.rows.came) {
      const known = byName.get(row.name);
      if (known === undefined) byName.set(row.name, [{ event, row }]);
      else known.push({ event, row });
    }
  }
  const ownerOf = ({ event }: Move["rows"][number]): EventType => (to === "common" ? event.before : event.after);
  for (const rows of byName.values()) rows.sort((one, other) => compareText(ownerOf(one).name, ownerOf(other).name));
  return [...byName].map(([name, rows]) => ({ name, rows }));
}
