import type { Evidence } from "../../model/model.ts";

/**
 * One reason for (or against) a name. `by` is what the model shows: `attested:zh-cn`, `memory:pt-br`, `families`,
 * `vocabulary`, `lexicon`, `order`, `sibling`, `lead`, `override`.
 */
export interface NameEvidence {
  readonly by: string;
  /** In natural log odds: positive speaks for the name. */
  readonly weight: number;
}

/**
 * What each kind of evidence is worth, in natural log odds. The figures are judgements, chosen so that no kind alone
 * convinces but the three strongest (a human decision, the source language, a page in another script), and that two
 * usual ones do (a page of one family that prints English words); `doc/adr/0003-names-by-evidence.md` tells why.
 */
export const WEIGHTS = {
  /** The source language prints it. */
  source: 8,
  /** A page in another script left it in Latin letters. */
  otherScript: 4,
  /** The first page of a language family prints it. */
  family: 2,
  /** A further page of the same family: they borrow each other's words. */
  sameFamily: 0.75,
  /** Two families print it, and in each it is no word of the page's own language. */
  families: 3,
  /** Two families print it, but it may be an international word (`status`). */
  internationalWord: 1.5,
  /** The lead paragraph repeats an event's name in a code span. */
  lead: 1,
  /** An event's name of several words: translators leave snake_case alone. */
  snakeCase: 2,
  /** What a locale prints here stood for this name in another row; further locales add little. */
  memory: 3,
  furtherMemory: 1,
  /** It is the sure name of another row. */
  vocabulary: 2,
  /** `oldX` beside a sure `newX`, where the printed words agree as far as they are English. */
  sibling: 2.5,
  /** All words are English; otherwise `foreign` times the share that is not. */
  lexicon: 1.5,
  foreign: -3,
  /** Capitals that run together, a capital at the start, an underscore. */
  oddShape: -2,
  /** It stands between its sure neighbours; the penalty for breaking the order is scaled by how sorted the pages are. */
  order: 0.5,
  /** A name of several words is hardly a translation, whatever its place. */
  orderBroken: -2,
  orderBrokenByWords: -0.5,
  /** Another row of the event has that name for sure. */
  taken: -6,
} as const;

/** From here on a name is sure, if it leads its best rival by `MARGIN`. */
export const THRESHOLD = 3;
/** The lead over the best rival that makes a name sure. */
export const MARGIN = 1.5;

/** The sum of all evidence, in natural log odds. */
export function totalWeight(evidence: readonly NameEvidence[]): number {
  return evidence.reduce((sum, { weight }) => sum + weight, 0);
}

/** Evidence as the model shows it: the logistic function of the sum, at most 0.99, and what speaks for it, strongest first. */
export function modelEvidence(evidence: readonly NameEvidence[]): Evidence {
  const confidence = Math.min(0.99, 1 / (1 + Math.exp(-totalWeight(evidence))));
  const by = evidence
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || (a.by < b.by ? -1 : 1))
    .map((piece) => piece.by);
  return { confidence: Math.round(confidence * 100) / 100, by };
}
