import { overrideFinder } from "../reconcile/find-override.ts";
import type { ResolvedEvent } from "../reconcile/resolved.ts";
import type { ExplainContext } from "./explain-context.ts";
import { attributeRows } from "./facts/attribute-rows.ts";
import { factRows } from "./facts/fact-rows.ts";
import { localesText } from "./facts/locales-text.ts";
import { eventPageLines } from "./facts/page-lines.ts";
import { countOf } from "./layout/count-of.ts";
import { oneLine } from "./layout/one-line.ts";
import { sectionLines, titleLines } from "./layout/section.ts";
import { textTable } from "./layout/text-table.ts";
import { nameReasons } from "./reasons/name-reasons.ts";
import { eventFacts, isInRelease, placeInWords } from "./release-facts.ts";
import { eventName, type EventSubject } from "./subject.ts";

/** Explains one event: its facts, its attributes in one table, where it stands, and how its name was found. */
export function explainEvent(subject: EventSubject, context: ExplainContext): readonly string[] {
  const { scope, event } = subject;
  const { headings } = event.event;
  return [
    ...titleLines(`${oneLine(eventName(event))}, an event  (${placeInWords(scope, context)})`),
    ...factLines(subject, context),
    ...attributeSection(subject, context),
    ...sectionLines("Where it stands", eventPageLines(headings, context.width)),
    ...sectionLines(nameHeading(event), nameReasons(event.name, overrideOf(subject, context), context)),
  ];
}

function factLines(subject: EventSubject, context: ExplainContext): readonly string[] {
  const facts = eventFacts(subject, context);
  if (facts === undefined) return [`  Not in release ${context.model.release}.`];
  const unresolved = subject.event.name.name === undefined ? ["  Unresolved: no name is proved."] : [];
  const locales = ["locales", localesText(facts.seenIn, subject.scope.sources)];
  return [
    ...unresolved,
    ...textTable([...factRows(facts, [...context.history, context.model]), locales], context.width),
  ];
}

function attributeSection(subject: EventSubject, context: ExplainContext): readonly string[] {
  const { scope, event } = subject;
  const own = event.rows.filter(({ row }) => isInRelease(row, scope, context));
  const rows = own.length > 0 ? own : event.rows;
  const common = scope.common.length === 0 ? "" : `, beside ${scope.common.length} that all events have`;
  const table = attributeRows(
    rows.map((row) => ({ scope, event, row })),
    context,
  );
  const heading = `${countOf(rows.length, "attribute")}${common}`;
  return rows.length === 0 ? ["", heading] : sectionLines(heading, textTable(table, context.width));
}

function nameHeading({ name }: ResolvedEvent): string {
  return name.name === undefined ? "Why no name is sure" : `Why the name is ${name.name}`;
}

function overrideOf(
  { scope, event }: EventSubject,
  { overrides }: ExplainContext,
): ReturnType<ReturnType<typeof overrideFinder>> {
  const find = overrideFinder(
    overrides.map(({ override }) => override),
    "name",
  );
  return find({ scope: scope.scope, event: event.event, row: undefined });
}
