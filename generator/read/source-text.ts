import type { Location, Position } from "../findings/location.ts";

/** A page's text with the way from offsets to lines and columns. */
export interface SourceText {
  readonly file: string;
  /** With LF as its only line end and without a byte order mark. */
  readonly text: string;
  /**
   * @param start offset of the first character, in UTF-16 units
   * @param end offset after the last one
   */
  locate(start: number, end: number): Location;
}

/** Makes the source of a page from its decoded text. */
export function sourceText(file: string, text: string): SourceText {
  const lineStarts = [0];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) lineStarts.push(at + 1);
  const locate = (start: number, end: number): Location => {
    const first = lineOf(lineStarts, start);
    // Nearly all stretches end on the line they begin on.
    const last = end < (lineStarts[first + 1] ?? Infinity) ? first : lineOf(lineStarts, end);
    return { file, start: position(lineStarts, first, start), end: position(lineStarts, last, end) };
  };
  return { file, text, locate };
}

function position(lineStarts: readonly number[], line: number, offset: number): Position {
  return { line: line + 1, column: offset - (lineStarts[line] ?? 0) + 1 };
}

function lineOf(lineStarts: readonly number[], offset: number): number {
  let low = 0;
  let high = lineStarts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((lineStarts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * Narrows a stretch of text to what stands between the white space at its ends.
 *
 * @returns start and end offset; both the given start where there is nothing but white space
 */
export function trimRange(text: string, start: number, end: number): readonly [number, number] {
  let first = start;
  let last = end;
  while (first < last && isSpace(text, first)) first++;
  while (last > first && isSpace(text, last - 1)) last--;
  return first === last ? [start, start] : [first, last];
}

function isSpace(text: string, offset: number): boolean {
  const code = text.charCodeAt(offset);
  return code <= 0x20 || (code > 0x7f && /\s/u.test(text.charAt(offset)));
}
