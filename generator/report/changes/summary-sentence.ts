import type { JudgedChange } from "../../diff/judged-change.ts";
import { countChangeLevels } from "./change-levels.ts";

/**
 * Tells how many changes there are, and of which levels.
 *
 * @param between the two models, as the text shows them. @example "from current 0123456789ab to next ba9876543210"
 * @example "3 changes from current 0123456789ab to next ba9876543210: 1 breaking, 2 docs-only"
 */
export function summarySentence(changes: readonly Pick<JudgedChange, "level">[], between: string): string {
  if (changes.length === 0) return `no changes ${between}`;
  const counts = countChangeLevels(changes).filter(([, count]) => count > 0);
  const levels = counts.map(([level, count]) => `${count} ${level}`).join(", ");
  return `${changes.length} ${changes.length === 1 ? "change" : "changes"} ${between}: ${levels}`;
}
