import { quote } from "../../findings/quote.ts";
import type { ValueItem } from "../../model/model.ts";
import type { Place } from "../place.ts";

/** A name or value, marked as one. */
export const code = (name: string | number | boolean | null): string => `\`${String(name)}\``;

/** An event with its scope: both scopes have events of the same name. */
export const eventNoun = ({ scope, event = "" }: Place): string => `${capitalized(scope)} event ${code(event)}`;

/** The attribute that a place is about. */
export const attributeNoun = ({ attribute = "" }: Place): string => code(attribute);

export const pageNoun = ({ scope, locale = "" }: Place): string => `The ${scope} page in ${code(locale)}`;

/** A value as people read it: numbers bare, since they are no names; what only looks like a number is quoted. */
export const valueWord = (value: NonNullable<ValueItem["value"]> | null): string =>
  typeof value === "number"
    ? String(value)
    : code(typeof value === "string" && isNumeric(value) ? `"${value}"` : value);

const isNumeric = (text: string): boolean => /^-?\d+(?:\.\d+)?$/u.test(text);

/** A value with what it means, or what it means where its spelling is not known. */
export function itemWords({ value, label }: ValueItem): string {
  if (value === undefined) return label === undefined ? "a value" : quote(label);
  return label === undefined ? valueWord(value) : `${valueWord(value)} (${code(label)})`;
}

/** How sure it is that two names are one thing; empty where it is certain. */
export function sureness({
  confidence = 1,
  by = [],
}: {
  readonly confidence?: number;
  readonly by?: readonly string[];
}): string {
  if (confidence === 1) return "";
  const evidence = by.length === 0 ? "" : `: ${by.join(", ")}`;
  return ` (${Math.floor(confidence * 100)} % sure${evidence})`;
}

/** "is …, it was …": both sides in words, or the words for nothing. */
export const turned = <V>(
  { before, after }: { readonly before?: V; readonly after?: V },
  { is, was, word, none }: Turn<V>,
): string =>
  `${after === undefined ? none.is : `${is} ${word(after)}`}, ${before === undefined ? none.was : `${was} ${word(before)}`}`;

/** The words for a fact that is, that was, and that is or was not there. */
export interface Turn<V> {
  /** @example "is of type" */
  readonly is: string;
  /** @example "it was" */
  readonly was: string;
  readonly word: (value: V) => string;
  readonly none: { readonly is: string; readonly was: string };
}

export const capitalized = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
