import { compareText } from "../../model/compare-text.ts";
import type { Attribute, EventType, PageReference, PrintedName, Reference, Scope } from "../../model/model.ts";
import { principalPages, type PrincipalPage } from "../compare/principal-pages.ts";
import { withField } from "./with-field.ts";

/** An event that is being changed; its rows stand in the table beside it. */
export interface EventDraft {
  event: EventType;
  readonly rows: Map<string, Attribute>;
}

/** The reference of a scope that is being changed: things by their names. */
export interface Draft {
  readonly scope: Scope;
  reference: Reference;
  readonly pages: Map<string, PageReference>;
  readonly common: Map<string, Attribute>;
  readonly events: Map<string, EventDraft>;
  /** For a row that moved to the common table, the event whose row it was: what differs in the others is no news. */
  readonly origins: Map<string, { readonly event: string; readonly attribute: string }>;
  /** The rows that moved from the common table, by their names there. */
  readonly spread: Map<string, Attribute>;
  /** By the former name of a row that moved, the names that it got. */
  readonly movedNames: Map<string, Set<string>>;
}

/** Starts the change of a reference. */
export function openDraft(scope: Scope, reference: Reference): Draft {
  const principals = principalPages(reference);
  const locales = [...principals.keys()];
  return {
    scope,
    reference,
    pages: new Map([...principals].map(([locale, { page }]) => [locale, page])),
    common: rowsByName(reference.common.map((row) => printedOnPrincipals(row, principals))),
    events: new Map(
      reference.events.map((event) => {
        const attributes = event.attributes.map((row) => printedOnPrincipals(row, principals));
        return [event.name, openEvent({ ...printedOnPrincipals(event, principals), attributes }, locales)];
      }),
    ),
    origins: new Map(),
    spread: new Map(),
    movedNames: new Map(),
  };
}

/**
 * Starts the change of an event. Where a page lacks an event, its rows are no news: they count as seen there, so that a row
 * which moves elsewhere is not missed.
 */
export function openEvent(event: EventType, locales: readonly string[]): EventDraft {
  const without = locales.filter((locale) => !event.seenIn.includes(locale));
  const rows = without.length === 0 ? event.attributes : event.attributes.map((row) => seenAlsoIn(row, without));
  return { event, rows: rowsByName(rows) };
}

/** Ends the change of a reference: the rows of an event are seen where it is. */
export function closeDraft({ reference, pages, common, events }: Draft): Reference {
  return {
    ...reference,
    pages: [...pages.values()],
    common: [...common.values()],
    events: [...events.values()].map(({ event, rows }) => ({
      ...event,
      attributes: [...rows.values()].map((row) =>
        withField(
          row,
          "seenIn",
          row.seenIn.filter((locale) => event.seenIn.includes(locale)),
        ),
      ),
    })),
  };
}

/** A thing that is seen in more locales. */
export const seenAlsoIn = <T extends Attribute | EventType>(thing: T, locales: readonly string[]): T => ({
  ...thing,
  seenIn: [...new Set([...thing.seenIn, ...locales])].sort(compareText),
});

/** A thing without what is printed on a second page of a locale: of such, only the principal one is compared. */
function printedOnPrincipals<T extends Attribute | EventType>(thing: T, pages: ReadonlyMap<string, PrincipalPage>): T {
  if (thing.printed === undefined) return thing;
  const isOnPrincipal = ({ locale, release }: PrintedName): boolean => {
    const principal = pages.get(locale);
    return principal === undefined || principal.isAlone || principal.page.release === release;
  };
  return { ...thing, printed: thing.printed.filter(isOnPrincipal) };
}

const rowsByName = (rows: readonly Attribute[]): Map<string, Attribute> => new Map(rows.map((row) => [row.name, row]));
