import { stringify } from "yaml";
import { localeByTag } from "../locales/locales.ts";
import type { Locale } from "../locales/locale.ts";
import { plainText } from "../read/plain-text.ts";
import type { Block, Flow, Page } from "../read/page.ts";
import type { PrintedReference } from "../scrape/printed-reference.ts";
import { scrape } from "../scrape/scrape.ts";
import { distillTable } from "./distill-table.ts";
import { pageFacts, type PageFacts } from "./page-facts.ts";
import { escapeMarkdown, renderMarkdown } from "./render-markdown.ts";

/** Prose of the publisher in the front matter. */
const PROSE_KEYS: ReadonlySet<string> = new Set(["description"]);

/**
 * Makes a distilled page: the page's facts without its prose, in the same form, so that the same reader and scraper take
 * the same facts from both.
 *
 * Why: the pages, and every sentence on them, belong to their publisher. Facts belong to nobody: what events and
 * attributes there are, what they are called, of which type they are, which codes mean what, where a link leads. The
 * repository works alone on distilled pages, and so holds no sentence of the publisher's. Kept are the front matter
 * without its description, headings, header words, names and type words as printed, and of all other text the code
 * spans, bold labels, links, and what the scraper recognised, told in the standard phrases of the locale. Distilling a
 * distilled page changes nothing.
 *
 * @param page a full page, as it was read
 * @param reference what was scraped from it, where that is at hand
 * @returns the distilled page as UTF-8 text with LF and a final newline
 * @throws UserError where the page cannot be scraped: a page that is cut off must not become a distilled one
 */
export function distillPage(page: Page, reference: PrintedReference = scrape(page)): string {
  const locale = localeByTag(reference.locale);
  const facts = pageFacts(reference, locale);
  const parts = [...frontMatter(page), ...flowGroups(page.blocks).map((group) => distillGroup(group, locale, facts))];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

function frontMatter({ frontMatter: fields }: Page): readonly string[] {
  const kept = [...fields].filter(([key]) => !PROSE_KEYS.has(key)).map(([key, { value }]) => [key, value] as const);
  return kept.length === 0 ? [] : [`---\n${stringify(new Map(kept), { lineWidth: 0 })}---`];
}

/** A heading or table by itself, or the paragraphs and lists between two of them. */
type Group = Exclude<Block, Flow> | readonly Flow[];

/** Groups the blocks of a page. What stands before the first heading, such as a link past the navigation, is no fact. */
function flowGroups(blocks: readonly Block[]): readonly Group[] {
  const groups: Group[] = [];
  let flow: Flow[] = [];
  for (const block of blocks) {
    if (block.kind !== "heading" && block.kind !== "table") {
      if (groups.some((group) => "kind" in group && group.kind === "heading")) flow.push(block);
      continue;
    }
    groups.push(flow, block);
    flow = [];
  }
  return [...groups, flow];
}

function distillGroup(group: Group, locale: Locale, facts: PageFacts): string {
  if (!("kind" in group)) return renderMarkdown(facts.tell(group));
  if (group.kind === "table") return distillTable(group, locale, facts);
  return `${"#".repeat(group.level)} ${escapeMarkdown(plainText(group.content))}`.trimEnd();
}
