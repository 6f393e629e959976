import type { Location } from "../findings/location.ts";
import { foldWord } from "../locales/fold-word.ts";
import type { Locale } from "../locales/locale.ts";
import { LOCALES } from "../locales/locales.ts";
import { plainText } from "../read/plain-text.ts";
import type { Block, Flow, Heading, Page, Table } from "../read/page.ts";
import { readAttributeTable, type AttributeTable } from "./attribute-table.ts";
import type { Printed } from "./printed-reference.ts";

/** A part of a page: a heading and what stands below it up to the next one of its rank. */
export interface Section {
  /** `intro`: before the first level-2 heading; `details`, `common`: by the heading's words; `other`: an event, or not. */
  readonly role: "intro" | "details" | "common" | "other";
  /** Undefined before the page's first heading. */
  readonly heading: Printed | undefined;
  /** Paragraphs and lists. */
  readonly flow: readonly Flow[];
  readonly attributeTables: readonly AttributeTable[];
  readonly otherTables: readonly Table[];
}

/**
 * Cuts a page into its sections. A heading of level 3 or lower belongs to the section around it, unless an attribute table
 * stands right below it: then it heads an event, which must not be lost in the one before.
 */
export function sectionsOf(page: Page, locale: Locale): readonly Section[] {
  const sections: { heading: Heading | undefined; role: Section["role"]; blocks: Block[] }[] = [];
  for (const [index, block] of page.blocks.entries()) {
    const role = block.kind === "heading" ? (roleOf(block, locale) ?? deepRole(page, index, locale)) : undefined;
    if (block.kind === "heading" && role !== undefined) sections.push({ heading: block, role, blocks: [] });
    else if (sections.length === 0) sections.push({ heading: undefined, role: "intro", blocks: [block] });
    else sections.at(-1)?.blocks.push(block);
  }
  return sections.map(({ heading, role, blocks }) => fillSection(heading, role, blocks, locale));
}

function fillSection(
  heading: Heading | undefined,
  role: Section["role"],
  blocks: readonly Block[],
  locale: Locale,
): Section {
  const tables = blocks.filter((block) => block.kind === "table");
  const read = tables.map((table) => ({ table, attributes: readAttributeTable(table, locale) }));
  return {
    role,
    heading: heading && printedHeading(heading),
    flow: blocks.filter((block) => block.kind === "paragraph" || block.kind === "list"),
    attributeTables: read.flatMap(({ attributes }) => attributes ?? []),
    otherTables: read.flatMap(({ table, attributes }) => (attributes === undefined ? [table] : [])),
  };
}

function printedHeading({ content, location }: Heading): { readonly text: string; readonly location: Location } {
  return { text: plainText(content), location };
}

function deepRole({ blocks }: Page, index: number, locale: Locale): Section["role"] | undefined {
  const below = blocks.slice(index + 1);
  const end = below.findIndex(({ kind }) => kind === "heading");
  const own = end < 0 ? below : below.slice(0, end);
  const headsTable = own.some((block) => block.kind === "table" && readAttributeTable(block, locale) !== undefined);
  return headsTable ? "other" : undefined;
}

function roleOf({ level, content }: Heading, locale: Locale): Section["role"] | undefined {
  const text = foldWord(plainText(content));
  if (level === 1) return "intro";
  // A heading that the translator left alone is known by another locale's words.
  for (const { detailsHeadings, commonHeadings } of [locale, ...LOCALES]) {
    if (detailsHeadings.some((words) => foldWord(words) === text)) return "details";
    if (commonHeadings.some((words) => foldWord(words) === text)) return "common";
  }
  return level === 2 ? "other" : undefined;
}
