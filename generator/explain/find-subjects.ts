import type { Witness } from "../reconcile/aligned.ts";
import type { NameDecision } from "../reconcile/names/name-judge.ts";
import type { ResolvedEvent, ResolvedRow, ResolvedScope } from "../reconcile/resolved.ts";
import type { PrintedAttribute, PrintedEvent } from "../scrape/printed-reference.ts";
import type { Query } from "./query.ts";
import { rowsOf, type EventSubject, type RowSubject } from "./subject.ts";

/** What a query asks for. */
export interface Subjects {
  readonly events: readonly EventSubject[];
  readonly rows: readonly RowSubject[];
}

/**
 * Finds what a query names, in all scopes. A decided name goes before what is undecided; an undecided row answers to
 * whatever a page prints in it and to its candidates, for it has no name yet.
 */
export function findSubjects({ name, attribute }: Query, scopes: readonly ResolvedScope[]): Subjects {
  const events = findEvents(name, scopes);
  if (attribute !== undefined) return { events: [], rows: named(attribute, events.flatMap(rowsOfEvent), rowFacts) };
  const rows = named(name, scopes.flatMap(rowsOf), rowFacts);
  const isDecided = [...events.map(({ event }) => event), ...rows.map(({ row }) => row)].some(
    (found) => found.name.name === name,
  );
  return isDecided
    ? {
        events: events.filter(({ event }) => event.name.name === name),
        rows: rows.filter(({ row }) => row.name.name === name),
      }
    : { events, rows };
}

/** The events that a name stands for. */
export function findEvents(name: string, scopes: readonly ResolvedScope[]): readonly EventSubject[] {
  const events = scopes.flatMap((scope) => scope.events.map((event) => ({ scope, event })));
  return named(name, events, ({ event }) => eventFacts(event));
}

/** The rows of an event: its own, then the common ones, which it has as well. */
export function rowsOfEvent({ scope, event }: EventSubject): readonly RowSubject[] {
  return [
    ...event.rows.map((row) => ({ scope, event, row })),
    ...scope.common.map((row) => ({ scope, event: undefined, row })),
  ];
}

interface Nameable {
  readonly name: NameDecision;
  readonly witnesses: readonly Witness<PrintedAttribute | PrintedEvent>[];
}

const eventFacts = ({ name, event }: ResolvedEvent): Nameable => ({ name, witnesses: event.headings });
const rowFacts = ({ row }: { readonly row: ResolvedRow }): Nameable => ({ name: row.name, witnesses: row.row });

function named<T>(wanted: string, all: readonly T[], factsOf: (subject: T) => Nameable): readonly T[] {
  const decided = all.filter((subject) => factsOf(subject).name.name === wanted);
  if (decided.length > 0) return decided;
  return all.filter((subject) => {
    const { name, witnesses } = factsOf(subject);
    const texts = [
      ...witnesses.map(({ item }) => item.name.text),
      ...name.candidates.map((candidate) => candidate.name),
    ];
    return name.name === undefined && texts.includes(wanted);
  });
}
