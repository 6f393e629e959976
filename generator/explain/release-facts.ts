import type { Attribute, EventType, Reference } from "../model/model.ts";
import type { Witness } from "../reconcile/aligned.ts";
import type { ResolvedScope } from "../reconcile/resolved.ts";
import type { ExplainContext } from "./explain-context.ts";
import type { EventSubject, RowSubject } from "./subject.ts";

/** The reference of a scope in the release that is shown, where there is one. */
export function referenceOf({ scope }: ResolvedScope, { model }: ExplainContext): Reference | undefined {
  return model.references[scope];
}

/** What the model knows of an event; undefined where the release does not have it. */
export function eventFacts({ scope, event }: EventSubject, context: ExplainContext): EventType | undefined {
  const { name, event: aligned } = event;
  // The model calls an event without a sure name by a heading: by the first one of its own pages.
  const names = name.name === undefined ? aligned.headings.map(({ item }) => item.name.text) : [name.name];
  return referenceOf(scope, context)?.events.find((known) => names.includes(known.name));
}

/**
 * What the model knows of a row; undefined where the release does not have it, or it is unresolved: the second row of one
 * name is.
 */
export function attributeFacts({ scope, event, row }: RowSubject, context: ExplainContext): Attribute | undefined {
  const rows = (event?.rows ?? scope.common).filter((other) => isInRelease(other.row, scope, context));
  if (rows.find((other) => other.name.name === row.name.name) !== row) return undefined;
  const table =
    event === undefined ? referenceOf(scope, context)?.common : eventFacts({ scope, event }, context)?.attributes;
  return table?.find(({ name }) => name === row.name.name);
}

/** Do pages that the release rests on have it? */
export function isInRelease(
  witnesses: readonly Witness<unknown>[],
  scope: ResolvedScope,
  context: ExplainContext,
): boolean {
  const reference = referenceOf(scope, context);
  return witnesses.some(
    ({ source: { page } }) => page.release === reference?.documentedIn && page.product === reference.product,
  );
}

/** The scope and release in words: `site, release current`, `tenant, release current (by the pages of next)`. */
export function placeInWords(scope: ResolvedScope, context: ExplainContext): string {
  const { release } = context.model;
  const documentedIn = referenceOf(scope, context)?.documentedIn ?? release;
  const lender = documentedIn === release ? "" : ` (by the pages of ${documentedIn})`;
  return `${scope.scope}, release ${release}${lender}`;
}
