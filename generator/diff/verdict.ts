import { CHANGE_LEVELS, type ChangeLevel } from "./change-level.ts";
import type { JudgedChange } from "./judged-change.ts";
import { PROMISES, type Promised } from "./promise.ts";

/** By how much a version must go up, as semantic versions count. */
export type VersionBump = "major" | "minor" | "patch" | "none";

const BUMPS: { readonly [L in ChangeLevel]: VersionBump } = {
  breaking: "major",
  dangerous: "minor",
  compatible: "minor",
  "docs-only": "patch",
};

/** The version bump that the changes ask of an artifact, for each promise that it may give. */
export function verdictOf(judged: readonly JudgedChange[]): Readonly<Record<Promised, VersionBump>> {
  const bumps = PROMISES.map((promise): [Promised, VersionBump] => {
    const levels = new Set(judged.map(({ rule }) => rule.promises[promise]));
    const worst = CHANGE_LEVELS.find((level) => levels.has(level));
    return [promise, worst === undefined ? "none" : BUMPS[worst]];
  });
  return Object.fromEntries(bumps) as Record<Promised, VersionBump>;
}
