import type { Flow, Inline } from "../read/page.ts";
import { encodeLink, isSafeLink } from "./safe-link.ts";

/** Writes blocks as Markdown, with an empty line between them. Text of pages never becomes markup. */
export function renderMarkdown(content: readonly Flow[]): string {
  return content
    .map((block) => (block.kind === "paragraph" ? paragraph(block.content) : list(block.items)))
    .join("\n\n");
}

function paragraph(content: readonly Inline[]): string {
  // What would open a list, a heading or a rule at the start of a line.
  return content
    .map(inline)
    .join("")
    .replace(/^(\d+)([.)])/u, "$1\\$2")
    .replace(/^[-+=]/u, "\\$&");
}

function list(items: readonly (readonly Flow[])[]): string {
  return items.map((item) => `- ${renderMarkdown(item).replace(/\n(?!\n)/gu, "\n  ")}`).join("\n");
}

function inline(node: Inline): string {
  switch (node.kind) {
    case "text":
      return escapeMarkdown(node.text);
    case "code":
      return codeSpan(node.text);
    case "break":
      return " ";
    case "strong":
      return `**${node.content.map(inline).join("")}**`;
    case "emphasis":
      return node.content.map(inline).join("");
    case "link":
      return link(node.url, node.content.map(inline).join(""));
  }
}

function link(url: string, text: string): string {
  return isSafeLink(url) ? `[${text}](${encodeLink(url).replace(/&/gu, "&amp;")})` : text;
}

/** White space at both ends would be taken off once, a backtick at an end would belong to the fence. */
function codeSpan(text: string): string {
  const code = text.replace(/\p{Cc}/gu, " ");
  const longest = Math.max(0, ...[...code.matchAll(/`+/gu)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  const padding = /^`|`$|^ .*[^ ].* $/u.test(code) ? " " : "";
  return `${fence}${padding}${code}${padding}${fence}`;
}

/**
 * Escapes text so that Markdown shows it as it is, wherever it stands in a line.
 *
 * @returns one line; control characters are left out
 */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/[\n\t]/gu, " ")
    .replace(/\p{Cc}/gu, "")
    .replace(/[\\`*_[\]<>#&|~!]/gu, "\\$&");
}
