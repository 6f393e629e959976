import type { Flow, Inline } from "./page.ts";

/**
 * The text of formatted content, without its markup. Blocks and line breaks are set apart by a space, so that two list
 * items are never one word; white space of any kind, no-break spaces included, becomes one space.
 *
 * @param content the content of a heading, a paragraph or a cell
 * @returns one line without white space at its ends
 */
export function plainText(content: readonly (Inline | Flow)[]): string {
  return content.map(rawText).join("").replace(/\s+/gu, " ").trim();
}

function rawText(node: Inline | Flow): string {
  switch (node.kind) {
    case "text":
    case "code":
      return node.text;
    case "break":
      return " ";
    case "strong":
    case "emphasis":
    case "link":
      return node.content.map(rawText).join("");
    case "paragraph":
      return ` ${node.content.map(rawText).join("")} `;
    case "list":
      return node.items.map((item) => ` ${item.map(rawText).join("")} `).join("");
  }
}
