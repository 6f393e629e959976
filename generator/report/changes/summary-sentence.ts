import type { ChangesContext } from "./changes-context.ts";
import type { JudgedChange } from "../../diff/judged-change.ts";
import { countChangeLevels } from "./change-levels.ts";

/**
 * Tells how many changes there are, and of which levels.
 *
 * @param between the two models, as the text shows them. @example "from current 0123456789ab to next ba9876543210"
 * @example "3 changes from current 0123456789ab to next ba9876543210: 1 breaking, 2 docs-only"
 */
export function summarySentence(
  changes: readonly Pick<JudgedChange, "level">[],
  between: string,
  context: Pick<ChangesContext, "promises"> & Partial<Pick<ChangesContext, "leftOut">>,
): string {
  if (changes.length === 0) return nothingLeft(between, context);
  const counts = countChangeLevels(changes).filter(([, count]) => count > 0);
  const levels = counts.map(([level, count]) => `${count} ${level}`).join(", ");
  return `${changes.length} ${changes.length === 1 ? "change" : "changes"} ${between}: ${levels}`;
}

/** What is accepted, or touches nothing that was asked for, is not nothing. */
function nothingLeft(between: string, { promises, leftOut }: Parameters<typeof summarySentence>[2]): string {
  const { ignored = 0, untouched = 0 } = leftOut ?? {};
  const all = ignored + untouched;
  if (all === 0) return `no changes ${between}`;
  const changes = `${all} ${all === 1 ? "change" : "changes"} ${between}`;
  const touching = `that touches ${promises.join(" or ")}`;
  if (untouched === 0) return `${changes}, all ignored`;
  return ignored === 0 ? `${changes}, none ${touching}` : `${changes}, ${ignored} ignored, no other ${touching}`;
}
