import type { Source, Witness } from "../reconcile/aligned.ts";
import type { Reconciliation } from "../reconcile/reconcile.ts";
import type { ResolvedEvent, ResolvedRow, ResolvedScope } from "../reconcile/resolved.ts";
import type { PrintedAttribute, PrintedEvent } from "../scrape/printed-reference.ts";

/** An event or a row that some pages of a release have and another one lacks. */
export interface MissingPart {
  /** The page that lacks it. */
  readonly source: Source;
  readonly scope: ResolvedScope;
  /** The event, or the one in whose table the row is missing; undefined for the common table. */
  readonly event: ResolvedEvent | undefined;
  /** Undefined where the event as a whole is missing. */
  readonly row: ResolvedRow | undefined;
  readonly name: string;
  /** The pages of the same release that have it, at least one. */
  readonly holders: readonly Witness<PrintedAttribute | PrintedEvent>[];
}

/**
 * Finds what pages lack that others of their release, scope and product have. Pages of another release are no measure, they
 * may rightly differ. A row whose name is not proved may be another row's translation: it is not missing for sure.
 */
export function missingParts({ scopes }: Reconciliation): readonly MissingPart[] {
  return scopes.flatMap((scope) =>
    siblingGroups(scope.sources).flatMap((siblings) => [
      ...missingRows(scope, undefined, siblings),
      ...scope.events.flatMap((event) => [
        ...missingEvent(scope, event, siblings),
        ...missingRows(scope, event, siblings),
      ]),
    ]),
  );
}

function siblingGroups(sources: readonly Source[]): readonly (readonly Source[])[] {
  const groups = new Map<string, Source[]>();
  for (const source of sources) {
    const key = `${source.page.release}\n${source.page.product}`;
    groups.set(key, [...(groups.get(key) ?? []), source]);
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}

function missingEvent(scope: ResolvedScope, event: ResolvedEvent, siblings: readonly Source[]): readonly MissingPart[] {
  const { name } = event.name;
  if (name === undefined) return [];
  const holders = event.event.headings.filter(({ source }) => siblings.includes(source));
  if (holders.length === 0) return [];
  const lacking = siblings.filter((source) => !holders.some((holder) => holder.source === source));
  return lacking.map((source) => ({ source, scope, event, row: undefined, name, holders }));
}

function missingRows(
  scope: ResolvedScope,
  event: ResolvedEvent | undefined,
  siblings: readonly Source[],
): readonly MissingPart[] {
  const rows = event?.rows ?? scope.common;
  const pages = siblings.filter((source) => hasTable(source, event));
  return rows.flatMap((row) => {
    const { name } = row.name;
    const holders = row.row.filter(({ source }) => pages.includes(source));
    if (name === undefined || holders.length === 0) return [];
    // Where the alignment went wrong, the page has the row after all, in another column.
    const having = new Set(rows.filter((other) => other.name.name === name).flatMap((other) => sourcesOf(other)));
    return pages
      .filter((source) => !having.has(source))
      .map((source) => ({ source, scope, event, row, name, holders }));
  });
}

const sourcesOf = ({ row }: ResolvedRow): readonly Source[] => row.map(({ source }) => source);

function hasTable(source: Source, event: ResolvedEvent | undefined): boolean {
  if (event === undefined) return source.page.common.length > 0;
  const own = event.event.headings.find((heading) => heading.source === source);
  // An event without any table is a fault of its own.
  return own !== undefined && (own.item.attributes.length > 0 || own.item.commonOnly);
}
