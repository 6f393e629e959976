import type { Rule } from "./rule.ts";
import { IRREGULARITY_RULES } from "./rules/irregularities.ts";
import { leadName } from "./rules/lead-name.ts";
import { lostSpace } from "./rules/lost-space.ts";
import { meaningDiffers } from "./rules/meaning-differs.ts";
import { eventMissing, rowMissing } from "./rules/missing.ts";
import { redundantOverride, unusedOverride } from "./rules/overrides.ts";
import { pageOlder } from "./rules/page-older.ts";
import { nameCase, translatedName } from "./rules/printed-names.ts";
import { rowOrder } from "./rules/row-order.ts";
import { oddTypeWord, typeConflict } from "./rules/type-words.ts";
import { unknownAnchor } from "./rules/unknown-anchor.ts";
import { unresolvedName, unresolvedType } from "./rules/unresolved.ts";
import { untranslatedText } from "./rules/untranslated-text.ts";
import { translatedValue, typeContradiction, valuesDiffer } from "./rules/values.ts";

/** All rules about pages, in the order in which reports list them. Ids are never reused. */
export const RULES: readonly Rule[] = [
  unresolvedName,
  unresolvedType,
  ...IRREGULARITY_RULES.errors,
  ...IRREGULARITY_RULES.warnings,
  translatedName,
  nameCase,
  leadName,
  oddTypeWord,
  typeConflict,
  translatedValue,
  valuesDiffer,
  typeContradiction,
  eventMissing,
  rowMissing,
  unknownAnchor,
  redundantOverride,
  unusedOverride,
  ...IRREGULARITY_RULES.notes,
  pageOlder,
  rowOrder,
  untranslatedText,
  lostSpace,
  meaningDiffers,
];
