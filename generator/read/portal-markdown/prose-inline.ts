import type { Nodes, PhrasingContent, Text } from "mdast";
import type { Inline } from "../page.ts";
import type { ProseSource } from "./prose-source.ts";

/**
 * Formatted text of a paragraph or heading.
 *
 * @param source where the nodes stand
 * @param nodes as the Markdown parser gives them; pictures and the tags of inline HTML say nothing and are left out
 */
export function inlineContent(source: ProseSource, nodes: readonly PhrasingContent[]): readonly Inline[] {
  return nodes.flatMap((node) => inlineOf(source, node));
}

function inlineOf(source: ProseSource, node: PhrasingContent): readonly Inline[] {
  switch (node.type) {
    case "text":
      return textOf(source, node);
    case "inlineCode":
      return [{ kind: "code", text: node.value.replace(/\n/gu, " "), location: source.locate(node) }];
    case "strong":
      return [{ kind: "strong", content: inlineContent(source, node.children), location: source.locate(node) }];
    case "emphasis":
      return [{ kind: node.type, content: inlineContent(source, node.children) }];
    case "link":
      return [{ kind: "link", url: node.url, content: inlineContent(source, node.children) }];
    case "break":
      return [{ kind: "break" }];
    case "html":
      return /^<br\b/iu.test(node.value) ? [{ kind: "break" }] : [];
    default:
      return "children" in node ? inlineContent(source, node.children) : [];
  }
}

/** A run between two pairs of asterisks that Markdown left standing. */
const STARRED = /\*\*(?=[^\s*])([^*]*[^\s*])\*\*/u;

/**
 * Text, with one repair: behind a full-width colon and before a Han character, `**` does not close for CommonMark, so
 * that the note labels of Chinese pages stay literal. Asterisks that the page escapes are left alone.
 */
function textOf(source: ProseSource, node: Text): readonly Inline[] {
  const value = node.value.replace(/\s*\n\s*/gu, " ");
  const [all, label] = STARRED.exec(value) ?? [];
  if (all === undefined || label === undefined || source.sliceOf(node).includes("\\*"))
    return [{ kind: "text", text: value }];
  const [before = "", ...after] = value.split(all);
  const parts: readonly Inline[] = [
    { kind: "text", text: before },
    { kind: "strong", content: [{ kind: "text", text: label }] },
    { kind: "text", text: after.join(all) },
  ];
  return parts.filter((part) => part.kind !== "text" || part.text !== "");
}

/** The first offset and the one after the last of some nodes, in the parsed text. */
export function spanOf(nodes: readonly Nodes[]): readonly [number, number] | undefined {
  const start = nodes.at(0)?.position?.start.offset;
  const end = nodes.at(-1)?.position?.end.offset;
  return start === undefined || end === undefined ? undefined : [start, end];
}
