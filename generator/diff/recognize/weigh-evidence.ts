import { compareText } from "../../model/compare-text.ts";
import type { Recognition } from "./pairing.ts";

/** A piece of evidence on whether two things are the same. */
export interface Evidence {
  /** @example "printed:pt-br" */
  readonly by: string;
  /**
   * Above 0: how likely it alone makes it that they are the same. Below 0: by which part it makes that less likely,
   * whatever else speaks for it.
   */
  readonly weight: number;
}

/** Nothing but a decision of a human makes it certain. */
const MOST = 0.99;

/**
 * Weighs pieces of evidence: those for it are taken as independent, those against it lessen the whole.
 *
 * @returns the confidence, from 0 to 0.99 in steps of 0.01, and what speaks for it
 */
export function weighEvidence(evidence: readonly Evidence[]): Recognition {
  const sorted = evidence.toSorted((left, right) => right.weight - left.weight || compareText(left.by, right.by));
  const reasons = sorted.filter(({ weight }) => weight > 0);
  const doubt = reasons.reduce((product, { weight }) => product * (1 - weight), 1);
  const lessened = sorted.reduce((product, { weight }) => (weight < 0 ? product * (1 + weight) : product), 1 - doubt);
  return { confidence: Math.min(MOST, Math.round(lessened * 100) / 100), by: reasons.map(({ by }) => by) };
}
