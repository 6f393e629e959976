import type { Rule } from "./rule.ts";
import { irregularityRule } from "./rules/irregularity.ts";
import { leadName } from "./rules/lead-name.ts";
import { redundantOverride, unusedOverride } from "./rules/overrides.ts";
import { nameCase, translatedName } from "./rules/printed-names.ts";
import { oddTypeWord, typeConflict } from "./rules/type-words.ts";

/** All rules about pages, in the order in which reports list them. Ids are never reused. */
export const RULES: readonly Rule[] = [
  irregularityRule("duplicate-event", "error", "Checks that a page describes each event once."),
  irregularityRule("duplicate-attribute", "error", "Checks that the table of an event lists each attribute once."),
  irregularityRule("locale-mismatch", "warning", "Checks that a page's text is in the locale that its address names."),
  irregularityRule("missing-cell", "warning", "Checks that a row has a name, a type and a description."),
  irregularityRule("extra-cell", "warning", "Checks that a row has no cell beyond the columns of its table."),
  irregularityRule("row-span", "warning", "Checks that no cell of an attribute table reaches over several rows."),
  irregularityRule("header-missing", "warning", "Checks that an attribute table has its header words."),
  irregularityRule("empty-row", "warning", "Checks that no row of an attribute table is empty."),
  irregularityRule("event-without-table", "warning", "Checks that an event has a table of attributes."),
  irregularityRule("extra-table", "warning", "Checks that an event has one table of attributes."),
  translatedName,
  nameCase,
  leadName,
  oddTypeWord,
  typeConflict,
  redundantOverride,
  unusedOverride,
  irregularityRule("name-markup", "info", "Checks that a name stands in its cell without markup around it."),
  irregularityRule("prose-row", "info", "Checks that a table without attributes of its own is no sentence."),
  irregularityRule("common-heading-missing", "info", "Checks that the table of common attributes has its heading."),
];
