import type { Attribute, EventType } from "../../model/model.ts";
import type { Basis } from "../compare/basis.ts";
import type { Contrasts } from "./contrasts.ts";
import type { Judge } from "./find-likely-renames.ts";
import { descriptionEvidence, nameEvidence } from "./name-evidence.ts";
import { wordsOf } from "./name-words.ts";
import type { Pairing } from "./pairing.ts";
import { printedEvidence, textsOf } from "./printed-clues.ts";
import { findSlots, slotEvidence } from "./slots.ts";
import type { Evidence } from "./weigh-evidence.ts";

/** What tells renames of one kind of thing (events, attributes) besides what every named thing has. */
export interface Traits<T> {
  /** Weight of standing between the same neighbours. */
  readonly samePosition: number;
  /** What a thing may share with its later self. */
  readonly cluesOf: (thing: T) => readonly string[];
  /** What speaks for or against the two being the same. */
  readonly evidenceOn: (before: T, after: T) => readonly Evidence[];
}

/** Tells renames by position, printed names, words of the name and description, and by the traits of the kind. */
export function judgeNamed<T extends Attribute | EventType>(
  pairing: Pairing<T>,
  { pages, bothTell }: Basis,
  contrasts: () => Contrasts,
  traits: Traits<T>,
): Judge<T> {
  const slots = findSlots(pairing);
  const described = (thing: T): string | undefined => (bothTell.descriptions ? thing.description : undefined);
  const cluesOf = (side: "before" | "after") => (thing: T) => [
    `slot ${slots[side].get(thing) ?? ""}`,
    ...textsOf(thing, pages, side).map((text) => `printed ${text}`),
    ...wordsOf(thing.name).map((word) => `word ${word}`),
    ...traits.cluesOf(thing),
    `description ${described(thing) ?? ""}`,
  ];
  return {
    cluesOf: { before: cluesOf("before"), after: cluesOf("after") },
    evidenceOn: (before, after) => {
      const printed = printedEvidence(before, after, pages);
      return [
        ...printed,
        ...slotEvidence(slots, before, after, traits.samePosition),
        ...traits.evidenceOn(before, after),
        ...nameEvidence(before.name, after.name, printed.length > 0 ? undefined : contrasts()),
        ...descriptionEvidence(described(before), described(after)),
      ];
    },
  };
}
