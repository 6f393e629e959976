import { localesOf } from "../../reconcile/assemble/build-attribute.ts";
import type { ExplainContext } from "../explain-context.ts";
import { oneLine } from "../layout/one-line.ts";
import { attributeFacts } from "../release-facts.ts";
import { rowName, type RowSubject } from "../subject.ts";
import { weightText } from "../reasons/weight-text.ts";
import { localesText } from "./locales-text.ts";
import { valuesInShort } from "./values-text.ts";

const HEADER = ["name", "type", "sure", "locales", "values"] as const;

/**
 * The attributes of an event as the rows of a table, with its header; `sure` is the least of the confidences. An
 * unresolved row shows what is printed, in brackets, and its candidates with their weight.
 */
export function attributeRows(
  subjects: readonly RowSubject[],
  context: ExplainContext,
): readonly (readonly string[])[] {
  return [HEADER, ...subjects.map((subject) => attributeRow(subject, context))];
}

function attributeRow(subject: RowSubject, context: ExplainContext): readonly string[] {
  const { scope, row } = subject;
  const locales = localesText(localesOf(row.row), scope.sources);
  const facts = attributeFacts(subject, context);
  if (facts === undefined) return [`[${oneLine(rowName(row))}]`, "?", "-", locales, candidatesText(subject)];
  const sure = Math.min(...Object.values(facts.evidence).map(({ confidence }) => confidence));
  const values = facts.values === undefined ? "" : oneLine(valuesInShort(facts.values));
  return [facts.name, facts.type, sure.toFixed(2), locales, values];
}

function candidatesText({ row: { name } }: RowSubject): string {
  const weighed = name.candidates.map((candidate) => `${candidate.name} ${weightText(candidate.weight)}`);
  return `unresolved; ${weighed.length === 0 ? "no candidate" : weighed.join(", ")}`;
}
