import type { HtmlRange } from "./table-range.ts";

/** A page's Markdown without its tables and comments, with the way back to the page's own offsets. */
export interface MaskedText {
  readonly text: string;
  /** Offset in the page of an offset in `text`. */
  toSource(offset: number): number;
}

interface Piece {
  readonly maskedStart: number;
  readonly sourceStart: number;
}

/** White space behind a table would turn the text that follows it into a code block. */
const INDENT = /[ \t]*/uy;

/** From this length on, the next table ends a text: Markdown takes longer for one long text than for several short ones. */
const CHUNK = 2000;

/**
 * Cuts tables and comments out of a page. Where a table stood there is an empty line, no more: runs of blanks in the
 * table's place would double the time that Markdown takes.
 *
 * @param text the page
 * @param bodyStart offset behind the front matter
 * @returns the page's Markdown in order, cut only where a table stood
 */
export function maskRanges(text: string, bodyStart: number, ranges: readonly HtmlRange[]): readonly MaskedText[] {
  const chunks: MaskedText[] = [];
  let pieces: Piece[] = [];
  let masked = "";
  let at = bodyStart;
  for (const { kind, start, end } of ranges) {
    pieces.push({ maskedStart: masked.length, sourceStart: at });
    masked += text.slice(at, start) + (kind === "table" ? "\n\n" : "");
    at = kind === "table" ? skipIndent(text, end) : end;
    if (kind !== "table" || masked.length < CHUNK) continue;
    chunks.push(maskedText(masked, pieces));
    [masked, pieces] = ["", []];
  }
  pieces.push({ maskedStart: masked.length, sourceStart: at });
  return [...chunks, maskedText(masked + text.slice(at), pieces)];
}

function maskedText(text: string, pieces: readonly Piece[]): MaskedText {
  return { text, toSource: (offset) => toSource(pieces, offset) };
}

function skipIndent(text: string, offset: number): number {
  INDENT.lastIndex = offset;
  INDENT.exec(text);
  return Math.max(offset, INDENT.lastIndex);
}

function toSource(pieces: readonly Piece[], offset: number): number {
  let low = 0;
  let high = pieces.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((pieces[middle]?.maskedStart ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  const piece = pieces[low];
  return piece === undefined ? offset : piece.sourceStart + offset - piece.maskedStart;
}
