import { findCandidates } from "./find-candidates.ts";
import type { Decisions } from "./decisions.ts";
import type { Named, Pair, Pairing } from "./pairing.ts";
import { weighEvidence, type Evidence } from "./weigh-evidence.ts";

/** How the things of one table are told to be the same. */
export interface Judge<T> {
  /** What two things share if they are likely the same: only such are looked at. */
  readonly cluesOf: {
    readonly before: (thing: T) => readonly string[];
    readonly after: (thing: T) => readonly string[];
  };
  /** What speaks for two things being the same, and what against. The same whichever is the later. */
  readonly evidenceOn: (before: T, after: T) => readonly Evidence[];
}

/** Below this, one thing left and another came. */
const THRESHOLD = 0.65;
/** How much a rename must be more likely than each rival one. */
const MARGIN = 0.05;

interface Likely<T> extends Required<Pair<T>> {
  readonly confidence: number;
}

/** Finds things that are likely the same by another name: each more likely than any rival of either side. */
export function findLikelyRenames<T extends Named>(
  { left, came }: Pairing<T>,
  { verdictOn }: Decisions,
  { cluesOf, evidenceOn }: Judge<T>,
): readonly Pair<T>[] {
  const likely = findCandidates(left, came, cluesOf)
    .filter(({ before, after }) => verdictOn(before.name, after.name) !== "different")
    .map(({ before, after }): Likely<T> => {
      const recognition = weighEvidence(evidenceOn(before, after));
      return { before, after, recognition, confidence: recognition.confidence };
    });
  const [bestBefore, bestAfter] = [bestTwo(likely, ({ before }) => before), bestTwo(likely, ({ after }) => after)];
  return likely
    .filter(({ before, after, confidence }) => {
      const rivals = [bestBefore.get(before), bestAfter.get(after)].map((best) => rivalOf(confidence, best));
      return confidence >= THRESHOLD && rivals.every((rival) => confidence - rival >= MARGIN);
    })
    .map(({ before, after, recognition }) => ({ before, after, recognition }));
}

/** The confidence of the best rival of a pair: of the best two, the one that is not itself. */
const rivalOf = (confidence: number, [first, second]: readonly [number, number] = [0, 0]): number =>
  confidence === first ? second : first;

function bestTwo<T>(likely: readonly Likely<T>[], sideOf: (pair: Likely<T>) => T) {
  const best = new Map<T, readonly [number, number]>();
  for (const pair of likely) {
    const [first, second] = best.get(sideOf(pair)) ?? [0, 0];
    const { confidence } = pair;
    best.set(sideOf(pair), confidence > first ? [confidence, first] : [first, Math.max(second, confidence)]);
  }
  return best;
}
