import { quote } from "../../findings/quote.ts";
import { localeByTag } from "../../locales/locales.ts";
import type { Inline, Paragraph } from "../../read/page.ts";
import type { ResolvedScope } from "../../reconcile/resolved.ts";
import type { PrintedReference } from "../../scrape/printed-reference.ts";
import { pageTexts, type PageText } from "../page-texts.ts";
import type { Fault, Rule } from "../rule.ts";

/** Headings have English anchors in every locale (`#set-permissions`), whatever they print. */
export const unknownAnchor: Rule = {
  id: "unknown-anchor",
  level: "warning",
  purpose: "Checks that a link within a page leads to one of its headings.",
  explanation: "The link leads nowhere. Anchors are made from the English names of events, with hyphens.",
  find: ({ reconciliation: { scopes } }) =>
    scopes.flatMap((scope) =>
      scope.sources.flatMap(({ page }) => {
        const known = anchorsOf(page, scope);
        return known === undefined ? [] : pageTexts(page).flatMap((text) => faultsOf(text, known));
      }),
    ),
};

/** The anchors of a page; undefined where the name of one of its events is not proved, and so its anchor. */
function anchorsOf(page: PrintedReference, { events }: ResolvedScope): ReadonlySet<string> | undefined {
  const own = events.filter(({ event }) => event.headings.some(({ source }) => source.page === page));
  const names = own.flatMap(({ name: { name } }) => name ?? []);
  if (names.length < own.length) return undefined;
  const { commonHeadings, detailsHeadings } = localeByTag("en-us");
  const printed = page.events.map(({ name }) => name.text);
  return new Set([...names, ...printed, ...commonHeadings, ...detailsHeadings, page.title, TEMPLATE_ANCHOR].map(slug));
}

/** The beginning of the text, in the frame that the portal puts around each page. */
const TEMPLATE_ANCHOR = "main-content";

function slug(heading: string): string {
  return heading.toLowerCase().replace(/[\s_]+/gu, "-");
}

function faultsOf({ paragraphs, subject }: PageText, known: ReadonlySet<string>): readonly Fault[] {
  return paragraphs.flatMap((paragraph) =>
    anchorsIn(paragraph)
      .filter((anchor) => anchor !== "" && !known.has(slug(decoded(anchor))))
      .map((anchor) => ({
        message: `the page has no heading for the link ${quote(`#${anchor}`)}`,
        locations: [paragraph.location],
        subject: { ...subject, printed: `#${anchor}` },
      })),
  );
}

function anchorsIn({ content }: Pick<Paragraph, "content">): readonly string[] {
  return content.flatMap((inline: Inline) => [
    ...(inline.kind === "link" && inline.url.startsWith("#") ? [inline.url.slice(1)] : []),
    ...("content" in inline ? anchorsIn(inline) : []),
  ]);
}

function decoded(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}
