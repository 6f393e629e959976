import type { Attribute } from "../model/model.ts";
import type { ExplainContext } from "./explain-context.ts";
import { factRows } from "./facts/fact-rows.ts";
import { countOf } from "./layout/count-of.ts";
import { oneLine } from "./layout/one-line.ts";
import { shellWord } from "./layout/shell-word.ts";
import { titleLines } from "./layout/section.ts";
import { wrapText } from "./layout/wrap-text.ts";
import { attributeFacts, placeInWords } from "./release-facts.ts";
import { eventName, rowName, type RowSubject } from "./subject.ts";

/**
 * Tells which events of one scope have an attribute of a name, those together that say the same of it: where its type or
 * its values differ, there are several groups.
 *
 * @param subjects rows of one scope, all of one name, none of the common table
 */
export function explainSpread(
  name: string,
  subjects: readonly [RowSubject, ...RowSubject[]],
  context: ExplainContext,
): readonly string[] {
  const groups = groupByFacts(subjects, context);
  const [{ scope, event, row }] = subjects;
  const example = `${event === undefined ? "" : eventName(event)}.${rowName(row)}`;
  const title = `${oneLine(name)}, an attribute of ${countOf(subjects.length, "event")}`;
  return [
    ...titleLines(`${title}  (${placeInWords(scope, context)})`),
    ...(groups.size > 1 ? [`  What is known of it differs: ${differing(groups)}.`] : []),
    ...[...groups].flatMap(([facts, events]) => groupLines(facts, events, context.width)),
    "",
    `  The reasons: explain ${shellWord(oneLine(example))}`,
  ];
}

/** The facts that make a group, as JSON of labels and texts, with the events that share them, most events first. */
type Groups = ReadonlyMap<string, readonly string[]>;

function groupByFacts(subjects: readonly RowSubject[], context: ExplainContext): Groups {
  const groups = new Map<string, string[]>();
  for (const subject of subjects) {
    const key = JSON.stringify(sharedFacts(attributeFacts(subject, context)));
    const event = subject.event === undefined ? "" : oneLine(eventName(subject.event));
    groups.set(key, [...(groups.get(key) ?? []), event]);
  }
  return new Map([...groups].sort(([, a], [, b]) => b.length - a.length));
}

/** Descriptions and what logs and earlier models say belong to one event: they make no difference. */
function sharedFacts(facts: Attribute | undefined): readonly (readonly [string, string])[] {
  if (facts === undefined) return [["state", "unresolved or not in this release"]];
  return factRows(facts).filter(([label]) => !["description", "history", "observed"].includes(label));
}

function parseFacts(key: string): readonly (readonly [string, string])[] {
  return JSON.parse(key) as readonly (readonly [string, string])[];
}

/** The labels of the facts that not all groups share. */
function differing(groups: Groups): string {
  const all = [...groups.keys()].map((key) => new Map(parseFacts(key)));
  const labels = new Set(all.flatMap((facts) => [...facts.keys()]));
  return [...labels].filter((label) => new Set(all.map((facts) => facts.get(label))).size > 1).join(", ");
}

function groupLines(key: string, events: readonly string[], width: number): readonly string[] {
  const facts = parseFacts(key).map(([label, text]) => (label === "type" ? text : `${label} ${text}`));
  return [
    "",
    ...wrapText(`${facts.join("; ")} (${countOf(events.length, "event")})`, width - 2).map((line) => `  ${line}`),
    ...wrapText(events.join(" "), width - 4).map((line) => `    ${line}`),
  ];
}
