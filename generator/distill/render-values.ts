import type { StandardPhrases } from "../locales/standard-phrases.ts";
import type { PrintedMeaning, PrintedValue, PrintedValues } from "../scrape/printed-facts.ts";
import { isListed } from "../scrape/facts/listed-values.ts";
import type { Flow, Inline } from "../read/page.ts";
import { listOf, NOWHERE, textInline, textParagraph } from "./phrase-paragraphs.ts";

/** Tells the values of an attribute: a label, and a list with an item a value, each in the markup it had. */
export function renderValues(values: PrintedValues, standard: StandardPhrases): readonly Flow[] {
  if (values.kind === "range") return [textParagraph(`${standard.range}: ${rangeText(values)}`)];
  const label = textParagraph(`${standard[values.kind]}:`);
  if (isListed(values)) return [label, listOf(values.items.map((item) => [renderValue(item)]))];
  const codes = values.items.map((item) => `${item.code} = ${item.label}`);
  return [label, textList([...codes, ...(values.etc ? [standard.etc] : [])])];
}

function rangeText(range: Extract<PrintedValues, { readonly kind: "range" }>): string {
  const ends = `${range.minimum}–${range.maximum}`;
  return range.default === undefined ? ends : `${ends} (${range.default})`;
}

/** Tells what true, false and null mean. */
export function renderMeanings(meanings: readonly PrintedMeaning[], standard: StandardPhrases): readonly Flow[] {
  const items = meanings.map(({ value, label }) => `${String(value)} = ${label}`);
  return [textParagraph(`${standard.meanings}:`), textList(items)];
}

function textList(items: readonly string[]): Flow {
  return listOf(items.map((text) => [textInline(text)]));
}

/** Writes one value; of text without markup, its letters tell whether it is a constant. */
export function renderValue({ text, markup }: PrintedValue): Inline {
  switch (markup) {
    case "code":
      return { kind: "code", text, location: NOWHERE };
    case "bold":
      return { kind: "strong", content: [textInline(text)] };
    case "quoted":
      return textInline(`"${text}"`);
    case "capitals":
    case "plain":
      return textInline(text);
  }
}
