import type { Column, Table } from "../../sql/columns/table.ts";
import {
  attributeLifecycleSentence,
  availabilitySentence,
  closedSentence,
  conditionSentences,
  defaultSentence,
  formatSentence,
  lifecycleSentence,
  storageSentence,
  unitSentence,
} from "../fact-sentences.ts";
import { PLAIN_WORDING } from "../fact-wording.ts";
import { valuesSentence } from "../value-sentences.ts";

/**
 * What a table or view of an event tells of itself, in plain text of any length. The model goes before everything a page can
 * say, so that a migration can tell what it finds, and what not to use before the rest: a comment that is cut keeps its
 * beginning.
 */
export function tableComment({ scope, event }: Table, modelId: string): string {
  const head = `Activity Log model ${modelId}, ${scope} event ${event.name}`;
  const sentences = [lifecycleSentence(event.lifecycle, PLAIN_WORDING), availabilitySentence(event.availability)];
  return withSentences(head, [...sentences, closed(event.description)]);
}

/** What a column tells of itself, in plain text of any length. The key is told where the column is not called the same. */
export function columnComment(column: Column): string {
  const known = COLUMN_COMMENTS.get(column);
  if (known !== undefined) return known;
  const comment = makeColumnComment(column);
  COLUMN_COMMENTS.set(column, comment);
  return comment;
}

/** The same column is asked for by every dialect, for its table and for its view. */
const COLUMN_COMMENTS = new WeakMap<Column, string>();

function makeColumnComment({ name, key, attribute }: Column): string {
  const head = key === name ? "" : key;
  return withSentences(head, [
    attributeLifecycleSentence(attribute.lifecycle, PLAIN_WORDING),
    storageSentence(attribute),
    unitSentence(attribute.unit),
    closed(attribute.description),
    valuesSentence(attribute.values, PLAIN_WORDING),
    formatSentence(attribute.format),
    defaultSentence(attribute, PLAIN_WORDING),
    ...conditionSentences(attribute, PLAIN_WORDING),
  ]);
}

/** No database renders code spans: their marks are left out. */
const closed = (description = ""): string =>
  description === "" ? "" : closedSentence(description.replaceAll(/`([^`]+)`/gu, "$1"));

function withSentences(head: string, sentences: readonly string[]): string {
  const text = sentences.filter((sentence) => sentence !== "").join(" ");
  return head === "" || text === "" ? head + text : `${head}: ${text}`;
}
