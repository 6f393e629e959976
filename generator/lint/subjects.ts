import type { Subject } from "../findings/subject.ts";
import type { Source } from "../reconcile/aligned.ts";
import type { ResolvedEvent } from "../reconcile/resolved.ts";
import type { PrintedAttribute, PrintedEvent, PrintedReference } from "../scrape/printed-reference.ts";

type PageIdentity = Pick<PrintedReference, "release" | "locale" | "scope" | "product">;

/**
 * The name of a page in reports; the same wherever its file lies.
 *
 * @example "current pt-br site"
 */
export function pageName({ release, locale, scope, product }: PageIdentity): string {
  return [release, locale, scope, ...(product === "cloud" ? [] : [product])].join(" ");
}

/** The subject of a finding on a page, by what the page prints. */
export function printedSubject(page: PageIdentity, event?: PrintedEvent, attribute?: PrintedAttribute): Subject {
  return {
    page: pageName(page),
    ...(event && { event: event.name.text }),
    ...(attribute && { attribute: attribute.name.text }),
  };
}

/** The subject of a finding on one page about a part of an event that several pages have. */
export function alignedSubject(
  { page }: Source,
  event: ResolvedEvent | undefined,
  attribute?: PrintedAttribute,
): Subject {
  const heading = event?.event.headings.find(({ source }) => source.page === page);
  return printedSubject(page, heading?.item, attribute);
}
