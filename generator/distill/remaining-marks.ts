import { plainText } from "../read/plain-text.ts";
import type { Flow, Inline, Paragraph } from "../read/page.ts";
import type { AttributeFacts } from "../scrape/printed-facts.ts";
import { valuesIn } from "../scrape/facts/listed-values.ts";
import { codeText } from "../scrape/facts/sentence.ts";
import { paragraphOf, textInline } from "./phrase-paragraphs.ts";
import { factsIn } from "./reduce-content.ts";

/**
 * What is left of a description where its facts are told in standard phrases: the code spans, links and bold labels that are
 * no values, each once, in one paragraph. With no words around them they say nothing but what the text mentions.
 *
 * @param isNoteLabel tells the label of a note, which is nothing without the note
 */
export function remainingMarks(
  flow: readonly Flow[],
  facts: AttributeFacts,
  isNoteLabel: (paragraph: Paragraph) => boolean,
): readonly Flow[] {
  const codes = valuesIn("code", facts);
  const bold = valuesIn("bold", facts);
  const marks = new Map<string, Inline>();
  for (const mark of flow.flatMap((block) => marksOf(block, isNoteLabel))) {
    const text = markText(mark);
    if (mark.kind === "code" && codes.has(text)) continue;
    if (mark.kind === "strong" && bold.has(text.replace(/\s*[:：]$/u, ""))) continue;
    const key = JSON.stringify([mark.kind, text, mark.kind === "link" ? mark.url : ""]);
    if (!marks.has(key)) marks.set(key, mark);
  }
  const content = [...marks.values()].flatMap((mark, i) => (i === 0 ? [mark] : [textInline(" "), mark]));
  return content.length === 0 ? [] : [paragraphOf(content)];
}

type Mark = Exclude<Inline, { readonly kind: "text" | "break" | "emphasis" }>;

function markText(mark: Mark): string {
  return mark.kind === "code" ? codeText(mark) : plainText(mark.content);
}

function marksOf(block: Flow, isNoteLabel: (paragraph: Paragraph) => boolean): readonly Mark[] {
  if (block.kind === "list") return block.items.flatMap((item) => item.flatMap((inner) => marksOf(inner, isNoteLabel)));
  const content = isNoteLabel(block) ? block.content.slice(1) : block.content;
  return factsIn(content).filter(isMark);
}

function isMark(inline: Inline): inline is Mark {
  return inline.kind === "code" || inline.kind === "strong" || inline.kind === "link";
}
