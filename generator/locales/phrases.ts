import type { Format, Unit } from "../model/model.ts";
import type { StandardPhrases } from "./standard-phrases.ts";

/**
 * What the pages of a locale say for the facts that their prose states. Phrases are plain strings; white space, letter
 * case and Unicode form do not matter, but a phrase all in capitals (`URL`) is meant in capitals. Where one begins with
 * another, the longer one is found. Phrases that nobody is sure of are left out.
 */
export interface LocalePhrases {
  /** Announces a list of values. @example "possible values are" */
  readonly possibleValues: readonly string[];
  /** Announces examples. @example "such as" */
  readonly suchAs: readonly string[];
  /** Closes examples that stand before it in brackets, as `など` does. */
  readonly andTheLike: readonly string[];
  /** Announces the choice between a few values. @example "either" */
  readonly either: readonly string[];
  readonly or: readonly string[];
  readonly and: readonly string[];
  /** Left out before a value. @example "a" */
  readonly articles: readonly string[];
  /** What begins with one of these tells how, and is no value. @example "via" */
  readonly byWayOf: readonly string[];
  /** Closes "whether … or not"; what it closes is no list. @example "not" */
  readonly not: readonly string[];
  /** Stands last in a list that others may add to. @example "a custom value" */
  readonly customValue: readonly string[];
  /** Picks some out of all. @example "only" */
  readonly only: readonly string[];
  /** Before a code or a value. @example "the value" */
  readonly value: readonly string[];
  /** Between a value and what it means. @example "means" */
  readonly means: readonly string[];
  /** The same, denied. @example "is not" */
  readonly meansNot: readonly string[];
  /** Before a list of labels and codes. @example "correspond to" */
  readonly correspond: readonly string[];
  /** What a description is about that has values. @example "type" */
  readonly kinds: readonly string[];
  /** The value is, or may be, null. @example "may be null" */
  readonly isNull: readonly string[];
  readonly neverNull: readonly string[];
  /** Words for null by themselves, as a value that has a meaning. */
  readonly null: readonly string[];
  /** Words for true and false, as values that have a meaning; `true` and `false` are known. */
  readonly true: readonly string[];
  readonly false: readonly string[];
  /** Opens a condition, or tells for which things something holds. @example "if" */
  readonly conditions: readonly string[];
  /** The attribute is left out. @example "not included" */
  readonly absent: readonly string[];
  readonly alwaysPresent: readonly string[];
  readonly units: { readonly [U in Unit]?: readonly string[] };
  readonly formats: { readonly [F in Format]?: readonly string[] };
  /** Joins a thing to what it belongs to; what stands behind it is not what the text is about. @example "of" */
  readonly of: readonly string[];
  /** Marks one of two ends as the default. @example "default" */
  readonly default: readonly string[];
  /** Announces the default. @example "the default value is" */
  readonly defaultValue: readonly string[];
  /** What stands before the two ends of a range and between them. @example ["from", "to"] */
  readonly ranges: readonly (readonly [before: string, between: string])[];
  readonly binary: readonly string[];
  readonly etc: readonly string[];
  readonly deprecated: readonly string[];
  readonly discontinued: readonly string[];
  readonly legacy: readonly string[];
  /** Names the thing to use in place of another. @example "instead" */
  readonly instead: readonly string[];
  /** @example "partial data" */
  readonly partialData: readonly string[];
  /** Only some events have the attribute; a month behind `after` tells which. @example "applies to events" */
  readonly appliesTo: readonly string[];
  readonly after: readonly string[];
  /** End in a period that ends no sentence. @example "e.g." */
  readonly abbreviations: readonly string[];
  readonly standard: StandardPhrases;
}
