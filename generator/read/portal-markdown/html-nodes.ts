import { load } from "cheerio/slim";

type HtmlDocument = ReturnType<ReturnType<typeof load>["root"]>[number];

/** A node of an HTML tree, as cheerio gives it. */
export type HtmlNode = HtmlDocument["children"][number];

/** An element of an HTML tree. */
export type HtmlElement = Extract<HtmlNode, { attribs: unknown }>;

/** An HTML fragment and the offset at which it stands on the page. */
export interface HtmlFragment {
  readonly nodes: readonly HtmlNode[];
  readonly offset: number;
}

const OPTIONS = { xml: { xmlMode: false, decodeEntities: true, withStartIndices: true, withEndIndices: true } };

/** Parses the HTML between two offsets of a page. */
export function parseHtml(text: string, start: number, end: number): HtmlFragment {
  return { nodes: load(text.slice(start, end), OPTIONS).root()[0]?.children ?? [], offset: start };
}

/** Tells an element from text and comments, and, with `names`, one element from another. */
export function isElement(node: HtmlNode, names?: ReadonlySet<string>): node is HtmlElement {
  return "attribs" in node && (names === undefined || names.has(node.name));
}

/** The nodes below a node; none for text and comments. */
export function childrenOf(node: HtmlNode): readonly HtmlNode[] {
  return "children" in node ? node.children : [];
}

const TAG = /^<(\/?)([a-z][a-z0-9]*)[^<>]*>$/iu;

/** The end of an element on the page: of its content, and of the element with its end tag, if it has one. */
export interface ElementEnd {
  readonly content: number;
  readonly element: number;
}

/**
 * Where an element ends. The parser counts to the tag that closed the element, whatever that was: its own end tag, or,
 * where that is missing, the tag of what comes next or the end of what is around.
 *
 * @param text the page
 * @param offset of the fragment on the page
 */
export function elementEnd(node: HtmlNode, text: string, offset: number): ElementEnd {
  const end = offset + (node.endIndex ?? 0) + 1;
  if (!isElement(node)) return { content: end, element: end };
  const [tag = "", slash, name] = TAG.exec(text.slice(text.lastIndexOf("<", end - 1), end)) ?? [];
  const content = end - tag.length;
  const isVoid = slash === "" && node.children.length === 0 && name?.toLowerCase() === node.name;
  const isClosed = slash === "/" && name?.toLowerCase() === node.name;
  return { content, element: isClosed || isVoid ? end : content };
}
