import { plainText } from "../../read/plain-text.ts";
import type { Flow, List, Paragraph } from "../../read/page.ts";
import type { PrintedValue, PrintedValues } from "../printed-facts.ts";
import { isLabel } from "../label.ts";
import type { FactLocale } from "./fact-locale.ts";
import { foldText } from "./folded-text.ts";
import { findPhrase, hasPhrase } from "./phrase-list.ts";
import { isShortItem, plainValue, printedValue } from "./printed-item.ts";
import { codesOf, codeText, textWithCodes } from "./sentence.ts";

const COLON = /\s*[:：]$/u;

/**
 * Reads a list as values: its bold labels, where the text before it says that values follow or each item is a label with
 * a colon and a text.
 */
export function readListValues(flow: readonly Flow[], locale: FactLocale): PrintedValues | undefined {
  for (const [i, block] of flow.entries()) {
    if (block.kind !== "list") continue;
    const announced = announcement(flow[i - 1], locale);
    const items = announced !== undefined || isLabelled(block) ? block.items.map((item) => itemValue(item)) : [];
    if (items.length === 0 || !items.every((item) => item !== undefined)) continue;
    const values = items.filter(({ text }) => !hasPhrase(foldText(text), locale.lists.customValue));
    if (values.length === 0) continue;
    return { kind: values.length < items.length ? "open" : (announced ?? "closed"), items: values };
  }
  return undefined;
}

/** What the paragraph before a list announces with its last words. */
function announcement(before: Flow | undefined, { lists }: FactLocale): "closed" | "examples" | undefined {
  if (before?.kind !== "paragraph") return undefined;
  const text = foldText(textWithCodes(before.content));
  const lastWords = foldText(text.text.slice(-60));
  if (findPhrase(lastWords, lists.possibleValues)) return "closed";
  return findPhrase(lastWords, lists.suchAs) && COLON.test(text.text) ? "examples" : undefined;
}

function isLabelled({ items }: List): boolean {
  return (
    items.length > 0 &&
    items.every((item) => {
      const [first] = item;
      if (first?.kind !== "paragraph" || first.content[0]?.kind !== "strong") return false;
      const label = plainText(first.content[0].content);
      const rest = plainText(first.content.slice(1));
      return COLON.test(label) ? rest !== "" : /^[:：]\s*\S/u.test(rest);
    })
  );
}

function itemValue([first]: readonly Flow[]): PrintedValue | undefined {
  if (first?.kind !== "paragraph") return undefined;
  const [opening] = first.content;
  if (opening?.kind === "strong") {
    const [code, ...others] = codesOf(opening.content);
    const text = plainText(opening.content).replace(COLON, "");
    if (code && others.length === 0 && codeText(code) === text && isLabel(text))
      return printedValue(text, "code", code.location ?? first.location);
    return isShortItem(text) ? printedValue(text, "bold", opening.location ?? first.location) : undefined;
  }
  if (opening?.kind === "code") return printedValue(codeText(opening), "code", opening.location ?? first.location);
  return plainItem(first);
}

/** `success: it went well`, or a word alone. */
function plainItem({ content, location }: Paragraph): PrintedValue | undefined {
  const text = plainText(content);
  const label = text.split(/[:：]/u)[0]?.trim() ?? "";
  return isShortItem(label) && !/[.!?。]$/u.test(label) ? plainValue(label, location) : undefined;
}
