import { plainText } from "../../read/plain-text.ts";
import type { Flow, Inline, Paragraph } from "../../read/page.ts";
import type { FactLocale } from "./fact-locale.ts";
import { foldText } from "./folded-text.ts";
import { cutPhrase } from "./phrase-list.ts";
import { textWithCodes, type Sentence } from "./sentence.ts";
import { splitSentences } from "./split-sentences.ts";

/**
 * The sentences of a description or of what stands below a heading. Those in lists tell of the items, not of the whole,
 * and are left out; so is a paragraph that is nothing but markup, for it says nothing.
 */
export function flowSentences(flow: readonly Flow[], locale: FactLocale): readonly Sentence[] {
  const sentences: Sentence[] = [];
  for (const block of flow) {
    if (block.kind !== "paragraph" || !hasWords(block.content)) continue;
    const label = noteLabel(block, locale);
    const { text } = foldText(textWithCodes(block.content));
    // Codes are counted over the whole paragraph, so the label is cut off its text, not off its content.
    const said = label === undefined ? text : text.slice(foldText(label).text.length);
    for (const sentence of splitSentences(said, locale.abbreviations)) {
      sentences.push({
        ...foldText(sentence),
        paragraph: block,
        first: sentences.length === 0,
        note: block.note || label !== undefined,
      });
    }
  }
  return sentences;
}

function hasWords(content: readonly Inline[]): boolean {
  return content.some((inline) =>
    inline.kind === "text" ? /[\p{L}\p{N}]/u.test(inline.text) : inline.kind === "emphasis" && hasWords(inline.content),
  );
}

/**
 * The label with which a note begins, in bold.
 *
 * @returns undefined where the paragraph is no note
 */
export function noteLabel({ content }: Paragraph, locale: Pick<FactLocale, "noteLabels">): string | undefined {
  const [first] = content;
  if (first?.kind !== "strong") return undefined;
  const label = foldText(plainText(first.content));
  return label.text !== "" && cutPhrase(label, locale.noteLabels).text === "" ? label.text : undefined;
}
