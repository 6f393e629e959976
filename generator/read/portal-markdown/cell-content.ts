import type { Flow, Inline, List, Paragraph } from "../page.ts";
import { trimRange, type SourceText } from "../source-text.ts";
import { childrenOf, elementEnd, isElement, type HtmlElement, type HtmlNode } from "./html-nodes.ts";
import { InlineRun } from "./inline-run.ts";

const LIST_ITEM: ReadonlySet<string> = new Set(["li"]);
const BLOCKS: ReadonlySet<string> = new Set([
  ...["address", "article", "aside", "blockquote", "caption", "dd", "details", "div", "dl", "dt", "figure", "footer"],
  ...["form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "li", "main", "nav", "ol", "p", "pre", "section"],
  ...["summary", "table", "tbody", "td", "tfoot", "th", "thead", "tr", "ul"],
]);
const LISTS: ReadonlySet<string> = new Set(["ul", "ol"]);
const CELLS: ReadonlySet<string> = new Set(["td", "th", "tr"]);
const UNSEEN: ReadonlySet<string> = new Set(["script", "style", "template", "noscript"]);
const INLINE_KINDS: ReadonlyMap<string, "strong" | "emphasis"> = new Map([
  ["b", "strong"],
  ["strong", "strong"],
  ["i", "emphasis"],
  ["em", "emphasis"],
]);

/** What the walk of a cell needs to know of the page. */
export interface CellSource {
  readonly source: SourceText;
  /** Offset of the parsed table on the page. */
  readonly offset: number;
}

/**
 * Reads what stands in a cell: text keeps its order, blocks and list items stay apart. Cells and rows that a missing
 * end tag has put inside this one are not part of it; those of a table inside the cell are text.
 *
 * @param location the stretch of the cell's content
 */
export function cellContent(cell: HtmlElement, at: CellSource, location: Paragraph["location"]): readonly Flow[] {
  const [only, ...others] = cell.children;
  // Nine of ten cells are plain text, and a page has eight thousand.
  if (only?.nodeType !== 3 || others.length > 0) return flowOf(cell.children, at, false);
  const text = collapse(only.data).trim();
  return text === "" ? [] : [{ kind: "paragraph", note: false, content: [{ kind: "text", text }], location }];
}

function collapse(text: string): string {
  return text.replace(/[ \t\n\f]+/gu, " ");
}

function flowOf(nodes: readonly HtmlNode[], at: CellSource, note: boolean): readonly Flow[] {
  const blocks: Flow[] = [];
  let run = new InlineRun();
  const endParagraph = (): void => {
    blocks.push(...paragraphOf(run, at, note));
    run = new InlineRun();
  };
  const walk = (node: HtmlNode): void => {
    if (isElement(node, CELLS) || isElement(node, UNSEEN)) return;
    if (!hasBlock(node)) {
      run.add(inlineOf(node, at), node);
    } else if (!isElement(node, BLOCKS)) {
      childrenOf(node).forEach(walk);
    } else {
      endParagraph();
      blocks.push(...blockOf(node, at));
    }
  };
  nodes.forEach(walk);
  endParagraph();
  return blocks;
}

/** A bold paragraph (`<b><p>…</p></b>`) is a paragraph first: what its blocks hold must not be glued together. */
function hasBlock(node: HtmlNode): boolean {
  return isElement(node, BLOCKS) || childrenOf(node).some(hasBlock);
}

function blockOf(node: HtmlElement, at: CellSource): readonly Flow[] {
  if (LISTS.has(node.name)) return listOf(node, at);
  if (node.name === "table") return tableText(node, at);
  return flowOf(node.children, at, node.name === "p" && /(?:^|\s)note(?:\s|$)/u.test(node.attribs["class"] ?? ""));
}

function listOf(node: HtmlElement, at: CellSource): readonly List[] {
  const items = node.children
    .filter((child) => isElement(child) || (child.nodeType === 3 && child.data.trim() !== ""))
    .map((child) => flowOf(isElement(child, LIST_ITEM) ? child.children : [child], at, false));
  return [{ kind: "list", items, location: locate(node, node, at) }];
}

/** A table inside a cell has no columns of ours: each of its cells is a paragraph. */
function tableText(node: HtmlNode, at: CellSource): readonly Flow[] {
  if (isElement(node, CELLS) && node.name !== "tr") return flowOf(node.children, at, false);
  return childrenOf(node).flatMap((child) => tableText(child, at));
}

function paragraphOf(run: InlineRun, at: CellSource, note: boolean): readonly Paragraph[] {
  const trimmed = run.trimmed();
  if (trimmed === undefined) return [];
  return [{ kind: "paragraph", note, content: trimmed.content, location: locate(trimmed.first, trimmed.last, at) }];
}

function inlineOf(node: HtmlNode, at: CellSource): readonly Inline[] {
  if (node.nodeType === 3) return [{ kind: "text", text: collapse(node.data) }];
  if (!isElement(node) || UNSEEN.has(node.name)) return [];
  if (node.name === "br") return [{ kind: "break" }];
  const content = node.children.flatMap((child) => inlineOf(child, at));
  const kind = INLINE_KINDS.get(node.name);
  if (kind === "strong") return [{ kind, content, location: locate(node, node, at) }];
  if (kind !== undefined) return [{ kind, content }];
  if (node.name === "code") return [{ kind: "code", text: rawText(node), location: locate(node, node, at) }];
  const url = node.name === "a" ? node.attribs["href"] : undefined;
  return url === undefined ? content : [{ kind: "link", url, content }];
}

function rawText(node: HtmlNode): string {
  return node.nodeType === 3 ? node.data : childrenOf(node).map(rawText).join("");
}

function locate(first: HtmlNode, last: HtmlNode, { source, offset }: CellSource): Paragraph["location"] {
  const start = offset + (first.startIndex ?? 0);
  return source.locate(...trimRange(source.text, start, elementEnd(last, source.text, offset).element));
}
