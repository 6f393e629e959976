import type { ExplainContext } from "./explain-context.ts";
import { explainEvent } from "./explain-event.ts";
import { explainRow } from "./explain-row.ts";
import { explainSpread } from "./explain-spread.ts";
import { findSubjects } from "./find-subjects.ts";
import type { Query } from "./query.ts";
import type { RowSubject } from "./subject.ts";

/**
 * Explains whatever has a name, in every scope that has it: events, rows of common tables, and attributes of events,
 * each in full where one event has it and as a list of events where several have it.
 *
 * @returns text with LF and a final newline, not yet safe for a terminal; undefined where nothing has the name
 */
export function explain(query: Query, context: ExplainContext): string | undefined {
  const { events, rows } = findSubjects(query, context.scopes);
  const parts = [
    ...events.map((subject) => explainEvent(subject, context)),
    ...rows.filter(({ event }) => event === undefined).map((subject) => explainRow(subject, context)),
    ...context.scopes.flatMap((scope) =>
      explainOwn(
        query,
        rows.filter((subject) => subject.event !== undefined && subject.scope === scope),
        context,
      ),
    ),
  ];
  return parts.length === 0 ? undefined : `${parts.map((lines) => lines.join("\n")).join("\n\n\n")}\n`;
}

/** Rows of events of one scope: each in full where an event is asked for, or where there is but one. */
function explainOwn(
  query: Query,
  rows: readonly RowSubject[],
  context: ExplainContext,
): readonly (readonly string[])[] {
  const [first, ...others] = rows;
  if (first === undefined) return [];
  if (query.attribute !== undefined || others.length === 0) return rows.map((row) => explainRow(row, context));
  return [explainSpread(query.name, [first, ...others], context)];
}
