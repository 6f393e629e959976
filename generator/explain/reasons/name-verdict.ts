import type { NameDecision } from "../../reconcile/names/name-judge.ts";
import { MARGIN, THRESHOLD } from "../../reconcile/names/name-evidence.ts";
import { amountText, weightText } from "./weight-text.ts";

/** Says in one sentence why a name won, or why none did. */
export function nameVerdict({ name, candidates }: NameDecision): string {
  const [best, rival] = candidates;
  if (best === undefined) return "No page prints anything here that could be an identifier, and nothing suggests one.";
  const lead = best.weight - (rival?.weight ?? 0);
  const over = rival === undefined ? "" : ` and leads ${rival.name} by ${amountText(lead)} (${MARGIN} are needed)`;
  if (name === best.name) return `${best.name} has ${weightText(best.weight)} (${THRESHOLD} are needed)${over}.`;
  if (name !== undefined) return `${name} was sure before its neighbours were known, and stays.`;
  if (best.weight < THRESHOLD) return `None is sure: the best has ${weightText(best.weight)}, ${THRESHOLD} are needed.`;
  if (lead < MARGIN) {
    return `None is sure: ${best.name} leads ${rival?.name ?? "nothing"} by ${amountText(lead)}, ${MARGIN} are needed.`;
  }
  return "None is sure: the decision changed from round to round and did not settle.";
}
