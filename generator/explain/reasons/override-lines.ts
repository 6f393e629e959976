import { formatLocation } from "../../findings/format-location.ts";
import type { Override } from "../../inputs/override.ts";
import type { JudgedOverride } from "../../reconcile/judge-overrides.ts";
import type { ExplainContext } from "../explain-context.ts";
import { oneLine } from "../layout/one-line.ts";
import { wrapText } from "../layout/wrap-text.ts";

const VERDICTS: { readonly [V in JudgedOverride["verdict"]]: string } = {
  needed: "The pages at hand don't prove it.",
  redundant: "The pages at hand prove it by now: the entry can go.",
  unused: "",
};

/** A human decision with its place, its reason, and whether the pages still need it. */
export function overrideLines(
  override: Override,
  field: "name" | "type",
  { overrides, width }: ExplainContext,
): readonly string[] {
  const verdict = overrides.find((judged) => judged.override === override)?.verdict ?? "needed";
  const evidence = override.evidence === undefined ? "" : `Evidence: ${override.evidence}`;
  return [
    `Decided by a human: ${String(override[field])}, in ${formatLocation(override.location)}`,
    `Reason: ${override.reason}`,
    evidence,
    VERDICTS[verdict],
  ]
    .filter((text) => text !== "")
    .flatMap((text) => wrapText(oneLine(text), width - 2))
    .map((line) => `  ${line}`);
}
