import type { Location } from "../findings/location.ts";
import { quote } from "../findings/quote.ts";
import { foldWord } from "../locales/fold-word.ts";
import type { Locale } from "../locales/locale.ts";
import { plainText } from "../read/plain-text.ts";
import type { Page, Table } from "../read/page.ts";
import { matchHeader, type HeaderMatch } from "./header-words.ts";
import { irregularity } from "./irregularity.ts";
import { pageAddresses } from "./page-address.ts";
import type { Irregularity } from "./printed-reference.ts";
import { refuse, refuseAt } from "./refuse.ts";

/** The locale of a page's text, and where the page says otherwise. */
export interface DecidedLocale {
  readonly locale: Locale;
  readonly irregularities: readonly Irregularity[];
}

interface Declared {
  readonly tag: string;
  readonly location: Location;
}

/**
 * Decides in which locale a page is, by the header words of its tables: what the front matter or the address declares
 * may be wrong (an English page under `zh-cn`). Only between locales with the same words the declared one decides; where
 * none is declared, the page's headings and title do.
 *
 * @throws UserError where no locale has the header words of any table
 */
export function decideLocale(page: Page): DecidedLocale {
  const declared = declaredTags(page);
  const candidates = bestLocales(page, new Set(declared.map(({ tag }) => tag)));
  const [first] = candidates;
  if (first === undefined) refuseLanguage(page);
  const tags = new Map(candidates.map((locale) => [locale.tag, locale]));
  const stated = declared.map(({ tag }) => tags.get(tag)).find((locale) => locale !== undefined);
  const locale = stated ?? closestByHeadings(page, candidates) ?? first;
  return { locale, irregularities: mismatches(declared, locale) };
}

function declaredTags(page: Page): readonly Declared[] {
  const field = page.frontMatter.get("locale");
  const stated = field ? [{ tag: field.value.toLowerCase().replace("_", "-"), location: field.location }] : [];
  const addresses = pageAddresses(page).flatMap(({ locale, location }) => (locale ? [{ tag: locale, location }] : []));
  return [...stated, ...addresses];
}

/** The locales that share the most header words with the page's tables; more than one where they have the same words. */
function bestLocales(page: Page, declared: ReadonlySet<string>): readonly Locale[] {
  const words = new Map<Locale, number>();
  for (const match of page.blocks.flatMap((block) => (block.kind === "table" ? headerMatches(block) : []))) {
    if (match.named || declared.has(match.locale.tag)) {
      words.set(match.locale, (words.get(match.locale) ?? 0) + match.words);
    }
  }
  const most = Math.max(...words.values());
  return [...words].filter(([, count]) => count === most).map(([locale]) => locale);
}

function headerMatches({ rows }: Table): readonly HeaderMatch[] {
  for (const { cells } of rows) {
    const matches = matchHeader(cells.map(({ content }) => plainText(content)));
    if (matches.length > 0) return matches;
  }
  return [];
}

/**
 * Among locales with the same header words, the one whose words for headings and title the page has most of. Where
 * those are the same too, the source language, or the language in the country of its name.
 */
function closestByHeadings(page: Page, candidates: readonly Locale[]): Locale | undefined {
  const printed = page.blocks.flatMap((block) =>
    block.kind === "heading" ? [foldWord(plainText(block.content))] : [],
  );
  const texts = new Set([...printed, foldWord(page.frontMatter.get("title")?.value ?? "")]);
  const score = ({ titles, detailsHeadings, commonHeadings }: Locale): number =>
    [...titles.site, ...titles.tenant, ...detailsHeadings, ...commonHeadings].filter((words) =>
      texts.has(foldWord(words)),
    ).length;
  const most = Math.max(...candidates.map(score));
  const closest = candidates.filter((locale) => score(locale) === most);
  return (
    closest.find(({ source }) => source) ?? closest.find(({ tag }) => tag.slice(0, 2) === tag.slice(3)) ?? closest[0]
  );
}

function mismatches(declared: readonly Declared[], { tag }: Locale): readonly Irregularity[] {
  return declared
    .filter((stated) => stated.tag !== tag)
    .map((stated) =>
      irregularity(
        "locale-mismatch",
        `the page is said to be ${quote(stated.tag)}, its tables are ${tag}`,
        stated.location,
      ),
    );
}

function refuseLanguage(page: Page): never {
  const tables = page.blocks.filter((block) => block.kind === "table");
  const row = tables[0]?.rows[0];
  if (row === undefined) refuse(page, "no table on the page has a row; it is no reference page");
  const words = row.cells.map(({ content }) => quote(plainText(content))).join(", ");
  refuseAt(
    row.location,
    `the page is in an unknown language: its first table is headed ${words}, as in no known locale; leave the file out, or add the locale's header words to the project`,
  );
}
