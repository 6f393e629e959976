import { formatLocation } from "../../findings/format-location.ts";
import { UserError } from "../../findings/user-error.ts";
import type { SourceText } from "../source-text.ts";
import { tableRange, type HtmlRange } from "./table-range.ts";

/** What can stand between tables and hide one: an escape, a fence, a code span, a comment; and the table itself. */
const MARK =
  /\\[^]|^ {0,3}(?<fence>`{3,}(?=[^`\n]*$)|~{3,})|(?<ticks>`+)|(?<comment><!--)|(?<table><table(?=[\s/>]))/gimu;

/**
 * Finds the tables and comments of a page by a scan of its text. Markdown must not be asked where the tables are: for
 * it, a blank line ends a table, four spaces before it make it a code block, a heading right below it belongs to it.
 *
 * @param source the page
 * @param bodyStart offset behind the front matter
 * @returns the ranges in order; tables inside tables belong to the outer one
 * @throws UserError where a code fence or a comment is never closed, for what follows would be lost
 */
export function htmlRanges(source: SourceText, bodyStart: number): readonly HtmlRange[] {
  const { text } = source;
  const ranges: HtmlRange[] = [];
  MARK.lastIndex = bodyStart;
  for (let mark = MARK.exec(text); mark !== null; mark = MARK.exec(text)) {
    const { fence, ticks, comment, table } = mark.groups ?? {};
    if (fence !== undefined) MARK.lastIndex = fenceEnd(source, mark.index, fence);
    if (ticks !== undefined) MARK.lastIndex = codeSpanEnd(text, mark.index, ticks);
    const range = table ? tableRange(text, mark.index) : comment ? commentRange(source, mark.index) : undefined;
    if (range === undefined) continue;
    ranges.push(range);
    MARK.lastIndex = range.end;
  }
  return ranges;
}

function commentRange(source: SourceText, start: number): HtmlRange {
  const end = source.text.indexOf("-->", start);
  if (end === -1) refuseUnclosed(source, start, "HTML comment", "-->");
  return { kind: "comment", start, end: end + "-->".length, closed: true };
}

function fenceEnd(source: SourceText, start: number, fence: string): number {
  const closing = new RegExp(`^ {0,3}${fence.charAt(0)}{${fence.length},}[ \\t]*$`, "gmu");
  closing.lastIndex = start + fence.length;
  if (closing.exec(source.text) === null) refuseUnclosed(source, start, "code block", fence);
  return closing.lastIndex;
}

/** A code span is looked for on its own line only: a stray backtick must not hide the tables below it. */
function codeSpanEnd(text: string, start: number, ticks: string): number {
  const from = start + ticks.length;
  const lineEnd = text.indexOf("\n", from);
  const rest = text.slice(from, lineEnd === -1 ? text.length : lineEnd);
  const closing = [...rest.matchAll(/`+/gu)].find(([run]) => run.length === ticks.length);
  return closing === undefined ? from : from + closing.index + ticks.length;
}

function refuseUnclosed(source: SourceText, start: number, what: string, closing: string): never {
  const place = formatLocation(source.locate(start, start));
  throw new UserError(
    `${place}: the page is cut off: the ${what} that begins here is never closed with ${closing}; fetch the page again`,
  );
}
