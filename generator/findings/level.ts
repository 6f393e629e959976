/** The levels of findings, the worst first. */
export const LEVELS = ["error", "warning", "info"] as const;

/** How much a finding matters: an `error` makes `generate` and `lint` exit 1, a translation is a `warning`. */
export type Level = (typeof LEVELS)[number];

/** Orders levels, the worst first. */
export function compareLevels(a: Level, b: Level): number {
  return LEVELS.indexOf(a) - LEVELS.indexOf(b);
}

/** Tells whether a level is at least as bad as another. */
export function isAtLeast(level: Level, threshold: Level): boolean {
  return compareLevels(level, threshold) <= 0;
}

/** How many findings there are of each level. */
export function countLevels(findings: readonly { readonly level: Level }[]): { readonly [L in Level]: number } {
  const count = (wanted: Level): number => findings.filter(({ level }) => level === wanted).length;
  return { error: count("error"), warning: count("warning"), info: count("info") };
}
