import type { ResolvedEvent, ResolvedRow, ResolvedScope } from "../reconcile/resolved.ts";

/** One event of a scope. */
export interface EventSubject {
  readonly scope: ResolvedScope;
  readonly event: ResolvedEvent;
}

/** One row of a table. */
export interface RowSubject {
  readonly scope: ResolvedScope;
  /** Undefined for the common table. */
  readonly event: ResolvedEvent | undefined;
  readonly row: ResolvedRow;
}

/** The decided name of an event; where none is decided, the heading of its first page. */
export function eventName({ name, event }: ResolvedEvent): string {
  return name.name ?? event.headings[0]?.item.name.text ?? "";
}

/** The decided name of a row; where none is decided, what its first page prints. */
export function rowName({ name, row }: ResolvedRow): string {
  return name.name ?? row[0]?.item.name.text ?? "";
}

/** All rows of a scope with their events, those of the common table first. */
export function rowsOf(scope: ResolvedScope): readonly RowSubject[] {
  return [
    ...scope.common.map((row) => ({ scope, event: undefined, row })),
    ...scope.events.flatMap((event) => event.rows.map((row) => ({ scope, event, row }))),
  ];
}
