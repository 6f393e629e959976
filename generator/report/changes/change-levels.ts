import { CHANGE_LEVELS, type ChangeLevel } from "../../diff/change-level.ts";

/** Orders levels of changes, the worst first. */
export function compareChangeLevels(a: ChangeLevel, b: ChangeLevel): number {
  return CHANGE_LEVELS.indexOf(a) - CHANGE_LEVELS.indexOf(b);
}

/** Changes by their level, those of one level in the order in which they came. */
export const worstFirst = <T extends { readonly level: ChangeLevel }>(changes: readonly T[]): readonly T[] =>
  changes.toSorted((a, b) => compareChangeLevels(a.level, b.level));

/** Tells whether a level is at least as bad as another. */
export function isChangeAtLeast(level: ChangeLevel, threshold: ChangeLevel): boolean {
  return compareChangeLevels(level, threshold) <= 0;
}

/** How many changes there are of each level, the worst first. */
export function countChangeLevels(
  changes: readonly { readonly level: ChangeLevel }[],
): readonly (readonly [ChangeLevel, number])[] {
  return CHANGE_LEVELS.map((level) => [level, changes.filter((change) => change.level === level).length] as const);
}
