import { identifyChanges } from "./change-fingerprint.ts";
import { CHANGE_LEVELS, type ChangeLevel } from "./change-level.ts";
import { changeMessage } from "./change-message.ts";
import type { ChangeRule } from "./change-rule.ts";
import { RULES_BY_KIND } from "./change-rules.ts";
import type { Change, ModelDiff } from "./change.ts";
import type { JudgedChange } from "./judged-change.ts";
import { PROMISES, type Promised } from "./promise.ts";

/**
 * Gives each change the verdict of its rule.
 *
 * @param promises - what the user relies on: changes that touch none of these are left out
 * @returns the changes in the order in which they came
 */
export function judgeChanges(
  { changes }: ModelDiff,
  promises: readonly Promised[] = PROMISES,
): readonly JudgedChange[] {
  const ruled = changes.map((change) => ({ change, rule: ruleOf(change) }));
  // Fingerprints know of all changes, so that they are the same whatever promises are picked.
  const fingerprints = identifyChanges(ruled);
  return ruled.flatMap(({ change, rule }, i) => {
    const level = levelFor(rule, promises);
    if (level === undefined) return [];
    return [{ change, rule, level, message: changeMessage(change), fingerprint: fingerprints[i] ?? "" }];
  });
}

/** The first row about the kind that takes the change; the last one takes all, so that there is one. */
function ruleOf(change: Change): ChangeRule {
  const rule = RULES_BY_KIND[change.kind].find(({ takes }) => takes(change));
  if (rule === undefined) throw new Error(`no rule takes a change of ${change.kind}`);
  return rule;
}

const levelFor = (rule: ChangeRule, promises: readonly Promised[]): ChangeLevel | undefined =>
  CHANGE_LEVELS.find((level) => promises.some((promise) => rule.promises[promise] === level));
