import type { Flow, Inline, Paragraph } from "../read/page.ts";
import { encodeLink, isSafeLink } from "./safe-link.ts";

/** Writes the content of a cell as HTML, a list item a line. Text of pages never becomes markup. */
export function renderHtml(content: readonly Flow[]): string {
  const [only, ...others] = content;
  if (only?.kind === "paragraph" && !only.note && others.length === 0) return inlines(only.content);
  return content.map((block) => (block.kind === "paragraph" ? paragraph(block) : list(block.items))).join("");
}

function paragraph({ note, content }: Paragraph): string {
  return `<p${note ? ' class="note"' : ""}>${inlines(content)}</p>`;
}

function list(items: readonly (readonly Flow[])[]): string {
  return ["<ul>", ...items.map((item) => `<li>${renderHtml(item)}</li>`), "</ul>"].join("\n");
}

function inlines(content: readonly Inline[]): string {
  return content.map(inline).join("");
}

function inline(node: Inline): string {
  switch (node.kind) {
    case "text":
      return escapeHtml(node.text);
    case "code":
      return `<code>${escapeHtml(node.text)}</code>`;
    case "break":
      return "<br>";
    case "strong":
      return `<b>${inlines(node.content)}</b>`;
    case "emphasis":
      return `<i>${inlines(node.content)}</i>`;
    case "link":
      return link(node.url, inlines(node.content));
  }
}

function link(url: string, text: string): string {
  return isSafeLink(url) ? `<a href="${escapeHtml(encodeLink(url))}">${text}</a>` : text;
}

/**
 * Escapes text for HTML content and for attribute values in double quotes.
 *
 * @returns one line; control characters are left out
 */
export function escapeHtml(text: string): string {
  return text
    .replace(/[\n\t]/gu, " ")
    .replace(/\p{Cc}/gu, "")
    .replace(/&/gu, "&amp;")
    .replace(/</gu, "&lt;")
    .replace(/>/gu, "&gt;")
    .replace(/"/gu, "&quot;");
}
