import type {
  BlockContent,
  DefinitionContent,
  Heading as MarkdownHeading,
  List as MarkdownList,
  RootContent,
} from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import type { Flow, Heading, List, Paragraph } from "../page.ts";
import type { SourceText } from "../source-text.ts";
import type { MaskedText } from "./masked-text.ts";
import { inlineContent, spanOf } from "./prose-inline.ts";
import { proseSource, type ProseSource } from "./prose-source.ts";

/** A block and its offset on the page. */
export interface PlacedBlock<Block> {
  readonly offset: number;
  readonly block: Block;
}

/**
 * Blocks of HTML are not a thing for this parser: the only ones that matter, tables, are cut out before, and any other
 * (`</div>`) would swallow a heading on the next line.
 */
const EXTENSIONS = [{ disable: { null: ["htmlFlow"] } }];

/** Headings, paragraphs and lists of a page whose tables are cut out, in page order. */
export function proseBlocks(source: SourceText, masked: MaskedText): readonly PlacedBlock<Heading | Flow>[] {
  const prose = proseSource(source, masked);
  const { children } = fromMarkdown(masked.text, { extensions: EXTENSIONS });
  return children.flatMap((node) => {
    const blocks = node.type === "heading" ? [headingOf(prose, node)] : flowOf(prose, node);
    return blocks.map((block) => ({ offset: prose.startOf(node), block }));
  });
}

function headingOf(prose: ProseSource, node: MarkdownHeading): Heading {
  const span = spanOf(node.children);
  return {
    kind: "heading",
    level: node.depth,
    content: inlineContent(prose, node.children),
    location: span ? prose.locateRange(...span) : prose.locate(node),
  };
}

type FlowNode = RootContent | BlockContent | DefinitionContent;

function flowOf(prose: ProseSource, node: FlowNode): readonly Flow[] {
  switch (node.type) {
    // A heading inside a list or a quotation is text: it opens no section of the page.
    case "heading":
    case "paragraph":
      return paragraphOf(inlineContent(prose, node.children), prose, node);
    case "code":
      return [codeBlockOf(prose, node)];
    case "list":
      return [listOf(prose, node)];
    case "blockquote":
      return node.children.flatMap((child) => flowOf(prose, child));
    default:
      return [];
  }
}

function codeBlockOf(prose: ProseSource, node: Extract<FlowNode, { type: "code" }>): Paragraph {
  const location = prose.locate(node);
  return { kind: "paragraph", note: false, content: [{ kind: "code", text: node.value, location }], location };
}

function paragraphOf(content: Paragraph["content"], prose: ProseSource, node: FlowNode): readonly Paragraph[] {
  return content.length === 0 ? [] : [{ kind: "paragraph", note: false, content, location: prose.locate(node) }];
}

function listOf(prose: ProseSource, node: MarkdownList): List {
  const items = node.children.map((item) => item.children.flatMap((child) => flowOf(prose, child)));
  return { kind: "list", items, location: prose.locate(node) };
}
