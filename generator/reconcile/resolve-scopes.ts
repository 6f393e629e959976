import type { Override } from "../inputs/override.ts";
import type { AlignedEvent, AlignedRow, AlignedScope } from "./aligned.ts";
import { overrideFinder } from "./find-override.ts";
import type { NameDecision, NameJudge } from "./names/name-judge.ts";
import { resolveNames, type NameDecisions, type NameSubject } from "./names/resolve-names.ts";
import { eventQuestion, rowQuestion } from "./names/name-subjects.ts";
import type { ResolvedRow, ResolvedScope } from "./resolved.ts";
import { decideType, type TypeDecision } from "./types/decide-type.ts";
import type { TypeReader } from "./types/type-reader.ts";

/** What decisions rest on beside the pages. */
export interface Grounds {
  /** Decides names; it keeps what it weighed, so that deciding once more costs little. */
  readonly judge: NameJudge;
  readonly readType: TypeReader;
  readonly overrides: readonly Override[];
}

/** Decides all names and types of all scopes together. */
export function resolveScopes(scopes: readonly AlignedScope[], grounds: Grounds): readonly ResolvedScope[] {
  const asked = scopes.map((scope) => askScope(scope, grounds));
  const rows = asked.flatMap(({ common, events }) => [common, ...events.map((event) => event.rows)]);
  const rowNames = resolveNames(
    rows.map((table) => table.map(({ subject }) => subject)),
    grounds.judge,
  );
  const eventNames = resolveNames(
    asked.map(({ events }) => events.map(({ subject }) => subject)),
    grounds.judge,
  );
  return asked.map((scope) => answerScope(scope, rowNames, eventNames));
}

interface AskedRow {
  readonly row: AlignedRow;
  readonly subject: NameSubject;
  readonly types: ReadonlyMap<string, TypeDecision>;
}

interface AskedScope {
  readonly aligned: AlignedScope;
  readonly common: readonly AskedRow[];
  readonly events: readonly {
    readonly event: AlignedEvent;
    readonly subject: NameSubject;
    readonly rows: readonly AskedRow[];
  }[];
}

function askScope(aligned: AlignedScope, { overrides, readType }: Grounds): AskedScope {
  const nameOverride = overrideFinder(overrides, "name");
  const typeOverride = overrideFinder(overrides, "type");
  const { scope } = aligned;
  const ask = (event: AlignedEvent | undefined, row: AlignedRow): AskedRow => ({
    row,
    subject: { question: rowQuestion(row), override: nameOverride({ scope, event, row })?.name },
    types: decideTypes(row, readType, typeOverride({ scope, event, row })),
  });
  return {
    aligned,
    common: aligned.common.map((row) => ask(undefined, row)),
    events: aligned.events.map((event) => ({
      event,
      subject: {
        question: eventQuestion(event),
        override: nameOverride({ scope, event, row: undefined })?.name,
      },
      rows: event.rows.map((row) => ask(event, row)),
    })),
  };
}

function decideTypes(
  row: AlignedRow,
  readType: TypeReader,
  override: Override | undefined,
): ReadonlyMap<string, TypeDecision> {
  const releases = new Set(row.map(({ source }) => source.page.release));
  return new Map([...releases].map((release) => [release, decideType(row, release, readType, override?.type)]));
}

function answerScope(
  { aligned, common, events }: AskedScope,
  rowNames: NameDecisions,
  eventNames: NameDecisions,
): ResolvedScope {
  const answer = ({ row, subject, types }: AskedRow): ResolvedRow => ({ row, types, name: demand(rowNames, subject) });
  return {
    scope: aligned.scope,
    sources: aligned.sources,
    common: common.map(answer),
    events: events.map(({ event, subject, rows }) => ({
      event,
      name: demand(eventNames, subject),
      rows: rows.map(answer),
    })),
  };
}

function demand(decisions: NameDecisions, subject: NameSubject): NameDecision {
  const decision = decisions.get(subject);
  if (!decision) throw new Error("a name was asked for and not decided");
  return decision;
}
