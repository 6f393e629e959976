/** A stretch of a page that is not Markdown: a table, or an HTML comment, which nobody sees. */
export interface HtmlRange {
  readonly kind: "table" | "comment";
  /** Offset of the first character. */
  readonly start: number;
  /** Offset after the last one. */
  readonly end: number;
  /** False where the page ends before the closing tag or mark. */
  readonly closed: boolean;
}

/**
 * A tag or comment inside a table. Quotes count only after an equals sign, where HTML has attribute values; the last
 * `>` is optional so that the expression never has to go back.
 */
const TABLE_TOKEN = /<!--(?:[^]*?-->|[^]*)|<(\/?)([a-z]+)(?=[\s/>])(?:=\s*"[^"]*"|=\s*'[^']*'|[^>])*>?/giu;

/**
 * Finds the end of a table, tables inside it included.
 *
 * @param text the page
 * @param start offset of its `<table`
 * @returns the range; up to the end of the page where the closing tag is missing
 */
export function tableRange(text: string, start: number): HtmlRange {
  TABLE_TOKEN.lastIndex = start;
  let depth = 0;
  for (let token = TABLE_TOKEN.exec(text); token !== null; token = TABLE_TOKEN.exec(text)) {
    if (token[2]?.toLowerCase() !== "table") continue;
    depth += token[1] === "/" ? -1 : 1;
    if (depth === 0) return { kind: "table", start, end: TABLE_TOKEN.lastIndex, closed: token[0].endsWith(">") };
  }
  return { kind: "table", start, end: text.length, closed: false };
}
