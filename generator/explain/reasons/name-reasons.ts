import { compareText } from "../../model/compare-text.ts";
import type { Override } from "../../inputs/override.ts";
import type { NameEvidence } from "../../reconcile/names/name-evidence.ts";
import type { NameDecision, WeighedName } from "../../reconcile/names/name-judge.ts";
import { textTable } from "../layout/text-table.ts";
import { wrapText } from "../layout/wrap-text.ts";
import { evidenceSentence } from "./evidence-sentence.ts";
import { nameVerdict } from "./name-verdict.ts";
import { overrideLines } from "./override-lines.ts";
import type { ExplainContext } from "../explain-context.ts";
import { weightText } from "./weight-text.ts";

/**
 * How a name was decided: the verdict, then every candidate with all that speaks for and against it.
 *
 * @param override the human decision, where there is one; what the pages say is told all the same
 */
export function nameReasons(
  decision: NameDecision,
  override: Override | undefined,
  context: ExplainContext,
): readonly string[] {
  // A human's decision stands before the candidates of the pages, which may hold the same name.
  const weighed = override === undefined ? decision.candidates : decision.candidates.slice(1);
  const verdict =
    override === undefined
      ? wrapText(nameVerdict(decision), context.width - 2).map((line) => `  ${line}`)
      : overrideLines(override, "name", context);
  return [...verdict, ...weighed.flatMap((candidate) => candidateLines(candidate, context.width))];
}

function candidateLines({ name, weight, evidence }: WeighedName, width: number): readonly string[] {
  const pieces = [...evidence].sort(compareEvidence);
  const rows = pieces.map((piece) => [weightText(piece.weight), piece.by, evidenceSentence(piece)]);
  return [`  ${name} ${weightText(weight)}`, ...textTable(rows, width, "    ")];
}

/** Strongest first; what speaks against it last. */
function compareEvidence(a: NameEvidence, b: NameEvidence): number {
  return b.weight - a.weight || compareText(a.by, b.by);
}
