import type { EventType } from "../../model/model.ts";
import type { Change } from "../change.ts";
import type { PairedEvent } from "../recognize/paired-event.ts";
import { compareTable, inOrder } from "./compare-table.ts";
import { compareMissing, comparePrinted, type RowComparison } from "./compare-coverage.ts";
import { compareReferred } from "./compare-referred.ts";
import { comparer, type Comparison } from "./field-rules.ts";
import { makeChange } from "./make-change.ts";

interface EventComparison extends RowComparison {
  readonly rows: PairedEvent["rows"];
}

const compareParts = comparer<EventType, EventComparison>({
  name: "identity",
  lifecycle: "event.lifecycle",
  availability: "event.availability",
  seeAlso: ({ seeAlso: before = [] }, { seeAlso: after = [] }, { places }) => compareReferred(before, after, places),
  theme: { kind: "event.theme", ifBothTell: "themes" },
  description: { kind: "event.description", ifBothTell: "descriptions" },
  printed: ({ printed: before }, { printed: after }, comparison) =>
    comparePrinted("event.printed", before, after, comparison),
  seenIn: ({ seenIn: before }, { seenIn: after }, comparison) =>
    compareMissing("event.missingIn", before, after, comparison),
  attributes: (before, after, { basis, places, rows }) =>
    inOrder(compareTable(rows, { basis, places, seenAround: { before: before.seenIn, after: after.seenIn } })),
  history: "not compared",
});

/**
 * Compares what is the same event in both models.
 *
 * @param around - the places of the scope
 */
export function compareEvents(
  { before, after, recognition, rows }: PairedEvent,
  around: Comparison,
): readonly Change[] {
  const { basis } = around;
  const places = {
    from: { ...around.places.from, event: before.name },
    to: { ...around.places.to, event: after.name },
  };
  const onPages = { before: undefined, after: undefined };
  const parts = compareParts(before, after, { basis, places, rows, seenAround: onPages });
  if (recognition === undefined) return parts;
  return [makeChange("event.name", { ...places, before: before.name, after: after.name, ...recognition }), ...parts];
}
