import type { Attribute } from "../../model/model.ts";

/** How sure each fact is: `name 0.99, type 0.95`. */
export function confidenceText(evidence: Attribute["evidence"]): string {
  return Object.entries(evidence)
    .map(([fact, { confidence }]) => `${fact} ${confidence.toFixed(2)}`)
    .join(", ");
}
