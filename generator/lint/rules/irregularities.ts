import type { Rule } from "../rule.ts";
import { type IrregularityRule, irregularityRule } from "./irregularity.ts";

const ERRORS: readonly IrregularityRule[] = [
  {
    id: "duplicate-event",
    level: "error",
    purpose: "Checks that a page describes each event once.",
    explanation:
      "Only the first description is read; the other one may say something else. Remove one, or correct its heading.",
  },
  {
    id: "duplicate-attribute",
    level: "error",
    purpose: "Checks that the table of an event lists each attribute once.",
    explanation: "Only the first row is read; the two may differ in type. Remove one, or correct its name.",
  },
];

const WARNINGS: readonly IrregularityRule[] = [
  {
    id: "locale-mismatch",
    level: "warning",
    purpose: "Checks that a page's text is in the locale that its address names.",
    explanation:
      "Readers get a page in a language they did not ask for. The header words of the tables decide what the page is taken for.",
  },
  {
    id: "missing-cell",
    level: "warning",
    purpose: "Checks that a row has a name, a type and a description.",
    explanation: "A row without a name is no attribute, one without a type may be unresolved. Fill in the cell.",
  },
  {
    id: "extra-cell",
    level: "warning",
    purpose: "Checks that a row has no cell beyond the columns of its table.",
    explanation: "The cell is left out: nothing says what it means. Remove it, or put its text where it belongs.",
  },
  {
    id: "row-span",
    level: "warning",
    purpose: "Checks that no cell of an attribute table reaches over several rows.",
    explanation:
      "The cell counts for each of its rows, which is rarely what its writer meant. Repeat its text in each row.",
  },
  {
    id: "header-missing",
    level: "warning",
    purpose: "Checks that an attribute table has its header words.",
    explanation: "Without them the columns are guessed by their order. Give the table its header row.",
  },
  {
    id: "empty-row",
    level: "warning",
    purpose: "Checks that no row of an attribute table is empty.",
    explanation: "The row says nothing. Remove it, or fill in what was lost.",
  },
  {
    id: "event-without-table",
    level: "warning",
    purpose: "Checks that an event has a table of attributes.",
    explanation: "The event is taken to have only the common attributes. Give it its table, or one row that says so.",
  },
  {
    id: "extra-table",
    level: "warning",
    purpose: "Checks that an event has one table of attributes.",
    explanation: "Only the first table is read. Join the tables, or put a heading before the second one.",
  },
];

const NOTES: readonly IrregularityRule[] = [
  {
    id: "name-markup",
    level: "info",
    purpose: "Checks that a name stands in its cell without markup around it.",
    explanation:
      "The text is taken, the markup is dropped. Print names alike in all rows, so that readers can search for them.",
  },
  {
    id: "prose-row",
    level: "info",
    purpose: "Checks that a table without attributes of its own is no sentence.",
    explanation:
      "The event is taken to have only the common attributes. A paragraph says it better than a table of one cell.",
  },
  {
    id: "common-heading-missing",
    level: "info",
    purpose: "Checks that the table of common attributes has its heading.",
    explanation: "The first table below no event is taken for it. Give it its heading, so that links can lead to it.",
  },
];

const rulesOf = (descriptions: readonly IrregularityRule[]): readonly Rule[] => descriptions.map(irregularityRule);

/** The rules about what does not fit the shape of a page, by level. */
export const IRREGULARITY_RULES = {
  errors: rulesOf(ERRORS),
  warnings: rulesOf(WARNINGS),
  notes: rulesOf(NOTES),
} as const;
