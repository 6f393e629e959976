import { plainText } from "../read/plain-text.ts";
import type { Flow, Inline, List, Paragraph } from "../read/page.ts";
import { findCodes } from "./find-codes.ts";
import { isLabel } from "../scrape/label.ts";
import { isSafeLink } from "./safe-link.ts";

const SPACE: Inline = { kind: "text", text: " " };

/**
 * Reduces prose to its facts: code spans, bold labels, links, and codes with their labels, in their order. Paragraphs
 * and list items that hold none vanish; lists that nothing parts any more become one.
 *
 * @returns content that is reduced to itself
 */
export function reduceFlow(content: readonly Flow[]): readonly Flow[] {
  const reduced: Flow[] = [];
  for (const block of content) {
    const last = reduced.at(-1);
    if (block.kind === "paragraph") reduced.push(...reduceParagraph(block));
    else if (last?.kind === "list") reduced.splice(-1, 1, { ...last, items: [...last.items, ...reduceItems(block)] });
    else if (reduceItems(block).length > 0) reduced.push({ ...block, items: reduceItems(block) });
  }
  return reduced;
}

function reduceItems({ items }: List): List["items"] {
  return items.map(reduceFlow).filter((item) => item.length > 0);
}

function reduceParagraph(paragraph: Paragraph): readonly Paragraph[] {
  const facts = factsIn(paragraph.content);
  const content = facts.flatMap((fact, i) => (i === 0 ? [fact] : [SPACE, fact]));
  return content.length === 0 ? [] : [{ ...paragraph, content }];
}

/** Keeps only the links of some prose: what remains of a sentence that stands in the place of a table's rows. */
export function reduceToLinks(content: readonly Flow[]): readonly Flow[] {
  return content.flatMap((block): readonly Flow[] => {
    if (block.kind === "list") return block.items.flatMap(reduceToLinks);
    const links = factsIn(block.content).filter(({ kind }) => kind === "link");
    return links.length === 0 ? [] : reduceParagraph({ ...block, content: links });
  });
}

/** The facts in a run of formatted text: what is set off from it, and codes with their labels. */
export function factsIn(content: readonly Inline[]): readonly Inline[] {
  const facts: Inline[] = [];
  let run = "";
  const endRun = (): void => {
    addCodes(facts, run);
    run = "";
  };
  for (const inline of content.flatMap(flatten)) {
    if (inline.kind === "text") run += inline.text;
    else if (inline.kind === "break") run += " ";
    else {
      // A marked stretch ends a run even where it is left out: what it parts is no one label.
      endRun();
      facts.push(...factsInMarked(inline));
    }
  }
  endRun();
  return facts;
}

function addCodes(facts: Inline[], run: string): void {
  const codes = findCodes(run).join(", ");
  const last = facts.at(-1);
  if (codes === "") return;
  if (last?.kind === "text") facts.splice(-1, 1, { kind: "text", text: `${last.text}, ${codes}` });
  else facts.push({ kind: "text", text: codes });
}

/** Emphasis says nothing by itself. */
function flatten(inline: Inline): readonly Inline[] {
  return inline.kind === "emphasis" ? inline.content.flatMap(flatten) : [inline];
}

function factsInMarked(inline: Exclude<Inline, { kind: "text" | "break" }>): readonly Inline[] {
  if (inline.kind === "code") {
    return isLabel(inline.text.trim()) ? [{ kind: "code", text: inline.text.replace(/\s/gu, " ") }] : [];
  }
  const text = plainText(inline.content);
  if (inline.kind === "link") return reduceLink(inline.url, text);
  // A bold sentence is a sentence; code and links in it, and in a label, are facts by themselves.
  return isLabel(text) && !inline.content.some(isMarked)
    ? [{ kind: "strong", content: [{ kind: "text", text }] }]
    : factsIn(inline.content);
}

function reduceLink(url: string, text: string): readonly Inline[] {
  if (!isSafeLink(url)) return [];
  return [{ kind: "link", url, content: [{ kind: "text", text: isLabel(text) ? text : url }] }];
}

function isMarked(inline: Inline): boolean {
  if (inline.kind === "code" || inline.kind === "link") return true;
  return "content" in inline && inline.content.some(isMarked);
}
