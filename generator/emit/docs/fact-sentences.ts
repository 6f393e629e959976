import type { Attribute, EventType } from "../../model/model.ts";
import {
  attributeLifecycleSentence,
  availabilitySentence,
  closedSentence,
  conditionSentences,
  defaultSentence,
  formatSentence,
  historySentences,
  lifecycleSentence,
  seeAlsoSentence,
  unitSentence,
} from "../fact-sentences.ts";
import type { FactWording } from "../fact-wording.ts";
import { descriptionMarkdown } from "./description-markdown.ts";
import { markdownCode, markdownText } from "../markdown-text.ts";
import { valuesSentence } from "../value-sentences.ts";

/** So many values stand in a cell of a table; of longer lists the first of them, and a link to all. */
const MOST_VALUES = 12;
const FIRST_VALUES = 5;

/**
 * The wording for Markdown.
 *
 * @param linkEvent - Gives an event's name as Markdown, linked where there is a page of it.
 */
export const markdownWording = (linkEvent: (event: string) => string): FactWording => ({
  code: markdownCode,
  text: markdownText,
  event: linkEvent,
  labelled: (value, label) => `${markdownCode(value)} (${markdownText(label)})`,
  strong: (word) => `**${word}**`,
});

/**
 * Everything that is known of an attribute beside name, type, null and presence, as sentences in Markdown.
 *
 * @param linkValues - Gives a label as Markdown, linked to the attribute's values on the page of all values.
 */
export function attributeSentences(
  attribute: Attribute,
  wording: FactWording,
  linkValues: (label: string) => string,
): readonly string[] {
  return [
    attributeLifecycleSentence(attribute.lifecycle, wording),
    attribute.description === undefined
      ? ""
      : closedSentence(descriptionMarkdown(attribute.description, wording.event)),
    formatSentence(attribute.format),
    unitSentence(attribute.unit),
    cellValues(attribute, wording, linkValues),
    defaultSentence(attribute, wording),
    ...conditionSentences(attribute, wording),
    ...historySentences(attribute.history, wording),
  ].filter((sentence) => sentence !== "");
}

/** What is known of an event beside its attributes, as sentences in Markdown. */
export function eventSentences(event: EventType, wording: FactWording): readonly string[] {
  return [
    lifecycleSentence(event.lifecycle, wording),
    availabilitySentence(event.availability),
    seeAlsoSentence(event.seeAlso, wording),
    ...historySentences(event.history, wording),
  ].filter((sentence) => sentence !== "");
}

function cellValues({ values }: Attribute, wording: FactWording, linkValues: (label: string) => string): string {
  const { items = [] } = values ?? {};
  if (values === undefined || items.length <= MOST_VALUES) return valuesSentence(values, wording);
  const sentence = valuesSentence({ ...values, items: items.slice(0, FIRST_VALUES) }, wording);
  return `${sentence.replace(/\.$/, ", …")} (${linkValues(`all ${String(items.length)}`)}).`;
}
