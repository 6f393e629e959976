import { commentText } from "../../sql/comment-text.ts";
import type { Dialect } from "../../sql/dialect.ts";
import type { Column, Table } from "../../sql/table.ts";
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

/** A table as the template prints it: everything is quoted SQL. */
export interface TableText {
  /** The quoted name. */
  readonly name: string;
  /** Column definitions in order, without commas. */
  readonly columns: readonly string[];
  /** Whole statements. */
  readonly comments: readonly string[];
}

/**
 * Writes the parts of a table in the words of a dialect.
 *
 * The comment of each table names the model it was made from, so that a migration can tell what it finds even where
 * people have created only the tables they need.
 *
 * @param modelId - `model.id`
 */
export function describeTable(table: Table, modelId: string, dialect: Dialect): TableText {
  const name = dialect.quoteIdentifier(table.name);
  const { onTable, onColumn, maximumLength } = dialect.comments;
  const fit = (text: string): string => commentText(text, maximumLength);
  const columnComments = table.columns.flatMap((column) => {
    const comment = fit(columnComment(column));
    return comment === "" ? [] : [onColumn(name, dialect.quoteIdentifier(column.name), comment)];
  });
  return {
    name,
    columns: table.columns.map((column) => columnDefinition(column, dialect)),
    comments: [onTable(name, fit(tableComment(table, modelId))), ...columnComments],
  };
}

function columnDefinition(column: Column, dialect: Dialect): string {
  const parts = [dialect.quoteIdentifier(column.name), column.type];
  if (column.required) parts.push("NOT NULL");
  if (column.default !== undefined) parts.push("DEFAULT", dialect.quoteLiteral(column.default));
  return parts.join(" ");
}

// The model goes before everything a page can say, and what not to use before the rest: a comment that is cut keeps its
// beginning.
function tableComment({ scope, event }: Table, modelId: string): string {
  const head = `Activity Log model ${modelId}, ${scope} event ${event.name}`;
  const sentences = [lifecycleSentence(event.lifecycle, PLAIN_WORDING), availabilitySentence(event.availability)];
  return withSentences(head, [...sentences, closed(event.description)]);
}

// The key is told where the column is not called the same.
function columnComment({ name, key, attribute }: Column): string {
  const head = key === name ? "" : key;
  if (attribute === undefined) return head;
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
