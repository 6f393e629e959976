import type { Finding } from "../findings/finding.ts";
import { formatLocation } from "../findings/format-location.ts";

/**
 * The findings that make `generate` exit with 1, one line each: whoever sees that code must learn what to look at.
 *
 * @example "page.md:19:4: error duplicate-event: the event \"open_door\" is described twice; the first is kept"
 */
export function describeErrors(findings: readonly Finding[]): readonly string[] {
  return findings
    .filter(({ level }) => level === "error")
    .map(({ ruleId, message, locations: [place] }) => {
      const at = place === undefined ? "" : `${formatLocation(place)}: `;
      return `${at}error ${ruleId}: ${message}`;
    });
}
