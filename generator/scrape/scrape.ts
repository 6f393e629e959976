import { plainText } from "../read/plain-text.ts";
import type { Page } from "../read/page.ts";
import { decideLocale } from "./decide-locale.ts";
import { readFacts } from "./facts/read-facts.ts";
import { pageAddresses } from "./page-address.ts";
import { productOf, releaseOf, scopeOf } from "./page-identity.ts";
import type { PrintedReference } from "./printed-reference.ts";
import { refuse } from "./refuse.ts";
import { refuseBrokenTables, refuseTablelessEnd } from "./refuse-cut-off.ts";
import { scrapeCommon } from "./scrape-common.ts";
import { scrapeEvents } from "./scrape-events.ts";
import { sectionsOf } from "./sections.ts";

/**
 * Takes out of a page what it prints about events and attributes, with places, and decides nothing about names or types.
 * What does not fit the expected shape is read around and reported.
 *
 * @param page as it was read, full or distilled
 * @throws UserError where the page is cut off, has no events, is in an unknown language, or does not tell its release or
 *   scope; the message names the file, the place and the remedy
 */
export function scrape(page: Page): PrintedReference {
  refuseBrokenTables(page);
  const { locale, irregularities } = decideLocale(page);
  const sections = sectionsOf(page, locale);
  refuseTablelessEnd(sections);
  const common = scrapeCommon(sections);
  const { events, irregularities: faults } = scrapeEvents(sections, common);
  if (events.length === 0) refuse(page, "the page has no event: no level-2 heading with an attribute table below it");
  const title = titleOf(page);
  return {
    file: page.file,
    locale: locale.tag,
    release: releaseOf(page),
    scope: scopeOf(page, title),
    product: productOf(page),
    title,
    url: pageAddresses(page)[0]?.url,
    contentHash: page.frontMatter.get("content_hash")?.value,
    ...readFacts({ common: common.attributes, events }, locale),
    irregularities: [...irregularities, ...faults],
  };
}

function titleOf({ blocks, frontMatter }: Page): string {
  const heading = blocks.find((block) => block.kind === "heading" && block.level === 1);
  const printed = heading?.kind === "heading" ? plainText(heading.content) : "";
  return printed === "" ? (frontMatter.get("title")?.value ?? "") : printed;
}
