import type { Attribute } from "../model/model.ts";
import { overrideFinder } from "../reconcile/find-override.ts";
import type { ExplainContext } from "./explain-context.ts";
import { confidenceText } from "./facts/confidence-text.ts";
import { factRows } from "./facts/fact-rows.ts";
import { rowPageLines } from "./facts/page-lines.ts";
import { oneLine } from "./layout/one-line.ts";
import { sectionLines, titleLines } from "./layout/section.ts";
import { textTable } from "./layout/text-table.ts";
import { nameReasons } from "./reasons/name-reasons.ts";
import { typeReasons } from "./reasons/type-reasons.ts";
import { otherReasons } from "./reasons/other-reasons.ts";
import { attributeFacts, isInRelease, placeInWords, referenceOf } from "./release-facts.ts";
import { eventName, rowName, type RowSubject } from "./subject.ts";

/** Explains one row: its facts, what every page prints, and why its name, type and values are what they are. */
export function explainRow(subject: RowSubject, context: ExplainContext): readonly string[] {
  const { row, name } = subject.row;
  const facts = attributeFacts(subject, context);
  const override = overrideOf(subject, "name", context);
  const heading = name.name === undefined ? "Why no name is sure" : `Why the name is ${name.name}`;
  return [
    ...titleLines(`${oneLine(rowTitle(subject))}  (${placeInWords(subject.scope, context)})`),
    ...factLines(subject, facts, context),
    ...sectionLines("Printed on the pages", rowPageLines(row, context.width)),
    ...sectionLines(heading, nameReasons(name, override, context)),
    ...typeSection(subject, context),
    ...otherReasons(facts, context.width),
  ];
}

function rowTitle({ event, row }: RowSubject): string {
  return event === undefined ? `${rowName(row)}, common to all events` : `${eventName(event)}.${rowName(row)}`;
}

function factLines(subject: RowSubject, facts: Attribute | undefined, context: ExplainContext): readonly string[] {
  if (facts !== undefined) {
    return textTable(
      [...factRows(facts, [...context.history, context.model]), ["confidence", confidenceText(facts.evidence)]],
      context.width,
    );
  }
  return [`  ${missingSentence(subject, context)}`];
}

/** Why the model has nothing on a row. */
function missingSentence({ scope, row: { row, name, types } }: RowSubject, context: ExplainContext): string {
  if (!isInRelease(row, scope, context)) return `Not in release ${context.model.release}.`;
  if (name.name === undefined) return "Unresolved: no name is proved.";
  const isTyped = [...types.values()].every(({ type }) => type !== undefined);
  return isTyped ? "Unresolved: an earlier row of the table has this name." : "Unresolved: no type is proved.";
}

function typeSection(subject: RowSubject, context: ExplainContext): readonly string[] {
  const { types } = subject.row;
  const wanted = referenceOf(subject.scope, context)?.documentedIn;
  const [release, decision] = [...types].find(([known]) => known === wanted) ?? [...types][0] ?? [];
  if (release === undefined || decision === undefined) return [];
  const heading = decision.type === undefined ? "Why no type is sure" : `Why the type is ${decision.type}`;
  return sectionLines(heading, typeReasons(decision, release, overrideOf(subject, "type", context), context));
}

function overrideOf(
  { scope, event, row }: RowSubject,
  field: "name" | "type",
  { overrides }: ExplainContext,
): ReturnType<ReturnType<typeof overrideFinder>> {
  const find = overrideFinder(
    overrides.map(({ override }) => override),
    field,
  );
  return find({ scope: scope.scope, event: event?.event, row: row.row });
}
