import { compareText } from "../../model/compare-text.ts";
import type { Attribute } from "../../model/model.ts";
import type { Basis } from "../compare/basis.ts";
import type { Contrasts } from "./contrasts.ts";
import type { Judge } from "./find-likely-renames.ts";
import { descriptionEvidence, nameEvidence } from "./name-evidence.ts";
import { wordsOf } from "./name-words.ts";
import type { Pairing } from "./pairing.ts";
import { printedEvidence, textsOf } from "./printed-clues.ts";
import { findSlots, slotEvidence } from "./slots.ts";
import { fieldEvidence, tellingValues } from "./weigh-fields.ts";

const SAME_POSITION = 0.3;

/** What renames among the rows of one table are told by. */
export function judgeAttributes(
  pairing: Pairing<Attribute>,
  { pages, bothTell }: Basis,
  contrasts: () => Contrasts,
): Judge<Attribute> {
  const slots = findSlots(pairing);
  const described = (row: Attribute): string | undefined => (bothTell.descriptions ? row.description : undefined);
  const cluesOf = (side: "before" | "after") => (row: Attribute) => [
    `slot ${slots[side].get(row) ?? ""}`,
    ...textsOf(row, pages, side).map((text) => `printed ${text}`),
    ...wordsOf(row.name).map((word) => `word ${word}`),
    `values ${JSON.stringify([...tellingValues(row.values)].sort(compareText))}`,
    `description ${described(row) ?? ""}`,
  ];
  return {
    cluesOf: { before: cluesOf("before"), after: cluesOf("after") },
    evidenceOn: (before, after) => {
      const printed = printedEvidence(before, after, pages);
      return [
        ...printed,
        ...slotEvidence(slots, before, after, SAME_POSITION),
        ...fieldEvidence(before, after),
        ...nameEvidence(before.name, after.name, printed.length > 0 ? undefined : contrasts()),
        ...descriptionEvidence(described(before), described(after)),
      ];
    },
  };
}
