import { toPrintable } from "../../findings/to-printable.ts";
import type { Difference } from "./compare-output.ts";

/** More files than this are counted, not listed. */
const MAX_LISTED = 50;

const SIGN = { added: "+", changed: "~", removed: "-" } as const;

/**
 * Tells people what `--check` found, and the command that puts it right.
 *
 * @param target - The output folder, as the user gave it.
 * @param differences - What would change; at least one.
 * @param command - The exact command to run. @example "npx activity-log-schema generate"
 * @returns Lines without a final line feed.
 */
export function describeDrift(target: string, differences: readonly Difference[], command: string): string {
  const listed = differences.slice(0, MAX_LISTED).map(({ path, change }) => `${SIGN[change]} ${path} (${change})`);
  const rest = differences.length - listed.length;
  const more = rest > 0 ? [`… and ${String(rest)} more`] : [];
  const lines = [`${target} is not up to date:`, ...listed, ...more, `To bring it up to date, run: ${command}`];
  return toPrintable(lines.join("\n"));
}
