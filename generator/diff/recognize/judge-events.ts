import { compareText } from "../../model/compare-text.ts";
import type { EventType } from "../../model/model.ts";
import type { Basis } from "../compare/basis.ts";
import type { Contrasts } from "./contrasts.ts";
import type { Judge } from "./find-likely-renames.ts";
import { descriptionEvidence, nameEvidence, scaled } from "./name-evidence.ts";
import { wordsOf } from "./name-words.ts";
import type { Pairing } from "./pairing.ts";
import { printedEvidence, textsOf } from "./printed-clues.ts";
import { overlap } from "./similarity.ts";
import { findSlots, slotEvidence } from "./slots.ts";
import type { Evidence } from "./weigh-evidence.ts";

const SAME_POSITION = 0.2;
const SAME_ATTRIBUTES = 0.8;
/** An event that gets another name and other attributes at once is more likely another event. */
const AGAINST_OTHER_ATTRIBUTES = -0.5;

/** What renames among the events of one scope are told by. */
export function judgeEvents(
  pairing: Pairing<EventType>,
  { pages, bothTell }: Basis,
  contrasts: () => Contrasts,
): Judge<EventType> {
  const slots = findSlots(pairing);
  const described = (event: EventType): string | undefined => (bothTell.descriptions ? event.description : undefined);
  const cluesOf = (side: "before" | "after") => (event: EventType) => [
    `slot ${slots[side].get(event) ?? ""}`,
    ...textsOf(event, pages, side).map((text) => `printed ${text}`),
    ...wordsOf(event.name).map((word) => `word ${word}`),
    ...[...attributesOf(event)].map((attribute) => `attribute ${attribute}`),
    `attributes ${JSON.stringify([...attributesOf(event)].sort(compareText))}`,
    `description ${described(event) ?? ""}`,
  ];
  return {
    cluesOf: { before: cluesOf("before"), after: cluesOf("after") },
    evidenceOn: (before, after) => {
      const printed = printedEvidence(before, after, pages);
      return [
        ...printed,
        ...slotEvidence(slots, before, after, SAME_POSITION),
        ...attributesEvidence(attributesOf(before), attributesOf(after)),
        ...nameEvidence(before.name, after.name, printed.length > 0 ? undefined : contrasts()),
        ...descriptionEvidence(described(before), described(after)),
      ];
    },
  };
}

const attributesOf = ({ attributes }: EventType): ReadonlySet<string> =>
  new Set(attributes.map(({ name, type }) => `${name} ${type}`));

/** Many attributes in common prove more than few. */
function attributesEvidence(before: ReadonlySet<string>, after: ReadonlySet<string>): readonly Evidence[] {
  if (before.size === 0 || after.size === 0) return [];
  const shared = [...before].filter((attribute) => after.has(attribute)).length;
  if (shared === 0) return [{ by: "attributes", weight: AGAINST_OTHER_ATTRIBUTES }];
  return scaled("attributes", (SAME_ATTRIBUTES * shared) / (shared + 1), overlap(before, after));
}
