import { countLevels, LEVELS, type Level } from "../findings/level.ts";

/**
 * Tells how many findings there are of each level; levels without any are left out.
 *
 * @example "3 findings: 1 error, 2 warnings"
 */
export function countText(findings: readonly { readonly level: Level }[]): string {
  if (findings.length === 0) return "no findings";
  const counts = countLevels(findings);
  const parts = LEVELS.filter((level) => counts[level] > 0).map((level) => countOf(counts[level], NOUNS[level]));
  return `${countOf(findings.length, ["finding", "findings"])}: ${parts.join(", ")}`;
}

type Noun = readonly [one: string, many: string];

const NOUNS: Readonly<Record<Level, Noun>> = {
  error: ["error", "errors"],
  warning: ["warning", "warnings"],
  info: ["info", "info"],
};

function countOf(count: number, [one, many]: Noun): string {
  return `${count} ${count === 1 ? one : many}`;
}
