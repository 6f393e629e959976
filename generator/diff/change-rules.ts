import type { ChangeRule } from "./change-rule.ts";
import type { ChangeKind } from "./change.ts";
import { ATTRIBUTE_RULES } from "./rules/attribute-rules.ts";
import { ATTRIBUTE_TEXT_RULES } from "./rules/attribute-text-rules.ts";
import { EVENT_RULES } from "./rules/event-rules.ts";
import { EVENT_TEXT_RULES } from "./rules/event-text-rules.ts";
import { FORMAT_RULES } from "./rules/format-rules.ts";
import { LIFECYCLE_RULES } from "./rules/lifecycle-rules.ts";
import { NULL_RULES } from "./rules/null-rules.ts";
import type { RulesByKind } from "./rules/rules-of.ts";
import { SCOPE_RULES } from "./rules/scope-rules.ts";
import { TYPE_RULES } from "./rules/type-rules.ts";
import { VALUE_RULES } from "./rules/value-rules.ts";
import { VALUE_SET_RULES } from "./rules/value-set-rules.ts";

/** The rules by the kind of change that they are about: a kind without any does not compile. */
export const RULES_BY_KIND: RulesByKind<ChangeKind> = {
  ...SCOPE_RULES,
  ...EVENT_RULES,
  ...LIFECYCLE_RULES,
  ...EVENT_TEXT_RULES,
  ...ATTRIBUTE_RULES,
  ...TYPE_RULES,
  ...FORMAT_RULES,
  ...NULL_RULES,
  ...VALUE_SET_RULES,
  ...VALUE_RULES,
  ...ATTRIBUTE_TEXT_RULES,
};

/** All rules about changes, in the order in which docs list them. Ids are never reused. */
export const CHANGE_RULES: readonly ChangeRule[] = Object.values(RULES_BY_KIND).flat();
