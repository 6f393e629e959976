import type { Reference, Scope } from "../../model/model.ts";
import type { Change } from "../change.ts";
import type { PairedReferences } from "../recognize/pair-references.ts";
import { compareEvents } from "./compare-events.ts";
import { compareMove } from "./compare-move.ts";
import { comparePages } from "./compare-pages.ts";
import { compareTable, inOrder } from "./compare-table.ts";
import { comparer, type Comparison } from "./field-rules.ts";
import { makeChange } from "./make-change.ts";

interface ReferenceComparison extends Comparison {
  readonly scope: Scope;
  readonly paired: PairedReferences;
  /** Whether each model documents the scope from pages of its own release. */
  readonly areOwn: boolean;
}

/** Compares the references of one scope: what is about the scope, then common attributes, then events by name. */
export const compareReferences = comparer<Reference, ReferenceComparison>({
  // Two releases differ in their name by nature: it is news only where one borrows the pages of another.
  documentedIn: (before, after, { places, areOwn }) =>
    areOwn || before.documentedIn === after.documentedIn
      ? []
      : [makeChange("scope.documentedIn", { ...places, before: before.documentedIn, after: after.documentedIn })],
  product: "scope.product",
  pages: (before, after, { scope, basis }) => comparePages(scope, before, after, basis),
  common: (_before, _after, { scope, basis, places, paired }) =>
    inOrder([
      ...compareTable(paired.common, { basis, places, seenAround: { before: undefined, after: undefined } }),
      ...paired.moves.map((move) => compareMove(scope, move, basis)),
    ]),
  events: (_before, _after, comparison) => compareAllEvents(comparison),
});

function compareAllEvents({ scope, basis, places, paired }: ReferenceComparison): readonly Change[] {
  const { left, came } = paired.events;
  return inOrder([
    ...left.map((event) => ({
      name: event.name,
      changes: [makeChange("event", { from: { scope, event: event.name }, before: event })],
    })),
    ...came.map((event) => ({
      name: event.name,
      changes: [makeChange("event", { to: { scope, event: event.name }, after: event })],
    })),
    ...paired.pairedEvents.map((pair) => ({
      name: pair.after.name,
      changes: compareEvents(pair, { basis, places }),
    })),
  ]);
}
