import { distance } from "fastest-levenshtein";

import type { PrintedAttribute } from "../../scrape/printed-reference.ts";
import type { Witness } from "../aligned.ts";
import type { Lexicon } from "../lexicon/lexicon.ts";
import { looksEnglish } from "../names/looks-english.ts";
import { splitWords } from "../names/split-words.ts";
import type { TranslationMemory } from "../names/translation-memory.ts";
import type { TypeReader } from "../types/type-reader.ts";
import type { Affinity } from "./align-columns.ts";

/** A row of one page while it is aligned, with what its page prints elsewhere in the same table. */
export interface RowCandidate extends Witness<PrintedAttribute> {
  readonly neighbours: ReadonlySet<string>;
}

/** What the alignment may ask. */
export interface RowKnowledge {
  readonly lexicon: Lexicon;
  readonly memory: TranslationMemory;
  readonly readType: TypeReader;
}

const SAME = 10;
const SAME_BUT_CASE = 9;
const SAME_BY_MEMORY = 8;
const PLAUSIBLE = 1;
const ALIKE = 1;
const SAME_TYPE = 1;
const REFUSED = -1;

/** Do two rows print the same identifier? */
export function printsSame(a: Witness<PrintedAttribute>, b: Witness<PrintedAttribute>): boolean {
  return a.item.name.text === b.item.name.text;
}

/** Makes the measure of how well a row fits the rows of other pages: by name, by memory, else by type and likeness. */
export function rowAffinity(knowledge: RowKnowledge): Affinity<RowCandidate> {
  return (item, column) => {
    const scores = column.map((member) => pairAffinity(knowledge, item, member));
    return scores.includes(REFUSED) && Math.max(...scores) < SAME_BY_MEMORY ? REFUSED : Math.max(...scores);
  };
}

function pairAffinity(knowledge: RowKnowledge, a: RowCandidate, b: RowCandidate): number {
  const [left, right] = [a.item.name.text, b.item.name.text];
  if (left === right) return SAME;
  // Each has its own counterpart elsewhere in the other's table.
  if (b.neighbours.has(left) || a.neighbours.has(right)) return REFUSED;
  if (left.toLowerCase() === right.toLowerCase()) return SAME_BUT_CASE;
  const [known, other] = [recall(knowledge, a), recall(knowledge, b)];
  if (known !== undefined && known === other) return SAME_BY_MEMORY;
  if (areTwoAttributes(knowledge, a, b)) return REFUSED;
  return PLAUSIBLE + typeScore(knowledge, a, b) + (isAlike(left, right) ? ALIKE : 0);
}

function recall({ memory }: RowKnowledge, { source, item }: RowCandidate): string | undefined {
  return memory.nameOf(source.locale.tag, item.name.text);
}

/**
 * Two English identifiers that differ are two attributes: one page is older than the other. Two single words may still
 * be one row, of which one page prints a translation that happens to be English.
 */
function areTwoAttributes(knowledge: RowKnowledge, a: RowCandidate, b: RowCandidate): boolean {
  const words = Math.max(splitWords(a.item.name.text).length, splitWords(b.item.name.text).length);
  return words > 1 && isIdentifier(knowledge, a) && isIdentifier(knowledge, b);
}

function isIdentifier({ lexicon }: RowKnowledge, { source, item }: RowCandidate): boolean {
  return looksEnglish(lexicon, source.locale, "attribute", item.name.text);
}

function typeScore({ readType }: RowKnowledge, a: RowCandidate, b: RowCandidate): number {
  const [left, right] = [readType(a), readType(b)];
  if (left === undefined || right === undefined) return 0;
  return left.type === right.type ? SAME_TYPE : -SAME_TYPE / 2;
}

/** Half of the letters in common: `oldExplorerCapacidade` and `oldExplorerCapacity`. */
function isAlike(a: string, b: string): boolean {
  return distance(a.toLowerCase(), b.toLowerCase()) <= Math.max(a.length, b.length) / 2;
}
