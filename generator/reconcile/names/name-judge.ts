import { compareText } from "../../model/compare-text.ts";
import type { Lexicon } from "../lexicon/lexicon.ts";
import { nameCandidates } from "./name-candidates.ts";
import { MARGIN, THRESHOLD, totalWeight, type NameEvidence } from "./name-evidence.ts";
import type { NamePlace } from "./name-place.ts";
import type { NameQuestion } from "./name-question.ts";
import type { TranslationMemory } from "./translation-memory.ts";
import { weighContext, weighPrinted } from "./weigh-name.ts";

/** A possible name with all that speaks for and against it. */
export interface WeighedName {
  readonly name: string;
  readonly evidence: readonly NameEvidence[];
  readonly weight: number;
}

/** How a name was decided: the candidates, best first, and the winner where one is sure. */
export interface NameDecision {
  readonly name: string | undefined;
  readonly candidates: readonly WeighedName[];
}

/**
 * What nothing can outweigh: a broken order, a name that is taken, and the strongest rival that a sibling could suggest
 * together still leave the margin.
 */
const BEYOND_DOUBT = 12;

/** Decides names; keeps what does not change from round to round. */
export class NameJudge {
  private readonly printed = new Map<string, readonly NameEvidence[]>();

  constructor(private readonly lexicon: Lexicon) {}

  /**
   * Decides one name: the candidate with the most evidence, if it passes the threshold and leads its best rival by the
   * margin. Otherwise the name stays undecided: it is never guessed.
   *
   * @param memory what the rows that were sure so far taught
   */
  decide(question: NameQuestion, place: NamePlace, memory: TranslationMemory): NameDecision {
    const candidates = nameCandidates(question, place, memory)
      .map((name) => this.weigh(name, question, place, memory))
      .sort((a, b) => b.weight - a.weight || compareText(a.name, b.name));
    const [best, rival] = candidates;
    const sure = best && best.weight >= THRESHOLD && best.weight - (rival?.weight ?? 0) >= MARGIN;
    return { name: sure ? best.name : undefined, candidates };
  }

  /**
   * Is the name sure whatever other rows and the place say? All pages print the same, and enough of them: then no
   * translation can be remembered for it either. Most rows are; only the others need to be weighed again.
   */
  isBeyondDoubt(question: NameQuestion): boolean {
    const [first] = question.witnesses;
    if (first === undefined || !question.witnesses.every(({ printed }) => printed === first.printed)) return false;
    return totalWeight(this.weighPrinted(first.printed, question)) >= BEYOND_DOUBT;
  }

  private weigh(name: string, question: NameQuestion, place: NamePlace, memory: TranslationMemory): WeighedName {
    const evidence = [...this.weighPrinted(name, question), ...weighContext(name, question, place, memory)];
    return { name, evidence, weight: totalWeight(evidence) };
  }

  private weighPrinted(name: string, question: NameQuestion): readonly NameEvidence[] {
    const key = `${name}\n${question.key}`;
    const known = this.printed.get(key) ?? weighPrinted(name, question, this.lexicon);
    this.printed.set(key, known);
    return known;
  }
}
