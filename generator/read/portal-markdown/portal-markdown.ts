import { readFrontMatter } from "../front-matter.ts";
import { isHtmlDocument } from "../html-document.ts";
import type { PageReader } from "../page-reader.ts";
import type { Block, Page } from "../page.ts";
import { sourceText } from "../source-text.ts";
import { htmlRanges } from "./html-ranges.ts";
import { maskRanges } from "./masked-text.ts";
import { proseBlocks, type PlacedBlock } from "./prose-blocks.ts";
import { readTable } from "./read-table.ts";

/** Front matter, a heading with hashes or underlined, or a table. */
const SIGN = /^---[ \t]*\n|^ {0,3}#{1,6}[ \t]|^(?:=+|-+)[ \t]*$|<table[\s/>]/imu;

/** The publisher's portal gives pages as Markdown whose tables are HTML. */
export const portalMarkdown: PageReader = {
  form: "portal markdown",
  recognises: (text) => !isHtmlDocument(text) && SIGN.test(text),
  read: readPortalMarkdown,
};

/** Tables are found by a scan and read as HTML; the rest, with the tables cut out, is read as Markdown. */
function readPortalMarkdown(file: string, text: string): Page {
  const source = sourceText(file, text);
  const { fields, bodyStart } = readFrontMatter(source);
  const ranges = htmlRanges(source, bodyStart);
  const tables = ranges.filter(({ kind }) => kind === "table");
  const placed: readonly PlacedBlock<Block>[] = [
    ...maskRanges(text, bodyStart, ranges).flatMap((masked) => proseBlocks(source, masked)),
    ...tables.map((range) => ({ offset: range.start, block: readTable(source, range) })),
  ];
  const blocks = [...placed].sort((a, b) => a.offset - b.offset).map(({ block }) => block);
  return { file, frontMatter: fields, blocks };
}
