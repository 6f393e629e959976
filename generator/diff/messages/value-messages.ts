import type { ValueItem, Values } from "../../model/model.ts";
import type { MessageTable, Told } from "./message-table.ts";
import { attributeNoun, code, itemWords, turned, valueWord } from "./words.ts";

const KINDS: { readonly [K in Values["kind"]]: string } = {
  closed: "a closed set of values",
  open: "values among others",
  examples: "examples",
  codes: "codes",
  bitmask: "codes that add up",
  range: "a range",
  described: "values told in words",
};

/** How many values are named before the others are counted. */
const NAMED = 5;

/** How changes of documented values are told. */
export const VALUE_MESSAGES: MessageTable<
  | ("attribute.values" | "attribute.values.kind" | "attribute.values.minimum" | "attribute.values.maximum")
  | ("attribute.value" | "attribute.value.label")
> = {
  "attribute.values": ({ change, place }) =>
    `${attributeNoun(place)} ${turned(change, {
      ...{ is: "has", was: "it had", word: setWords },
      none: { is: "has no documented values", was: "it had no documented values" },
    })}`,
  "attribute.values.kind": ({ change, place }) =>
    `${attributeNoun(place)} ${turned(change, { is: "has", was: "it had", word: (kind) => KINDS[kind], none: NONE })}`,
  "attribute.values.minimum": ({ change, place }) =>
    `${attributeNoun(place)} ${turned(change, {
      ...{ is: "is at least", was: "it was at least", word: String },
      none: { is: "has no least value", was: "it had no least value" },
    })}`,
  "attribute.values.maximum": ({ change, place }) =>
    `${attributeNoun(place)} ${turned(change, {
      ...{ is: "is at most", was: "it was at most", word: String },
      none: { is: "has no greatest value", was: "it had no greatest value" },
    })}`,
  "attribute.value": ({ change: { before, after }, place }) =>
    after === undefined
      ? `${attributeNoun(place)} ${itemWords(before ?? {})} is no longer documented`
      : `${attributeNoun(place)} ${itemWords(after)} is new`,
  "attribute.value.label": (told) =>
    `${valueOf(told)} ${turned(told.change, {
      ...{ is: "means", was: "it meant", word: code },
      none: { is: "is told without a meaning", was: "its meaning was not told" },
    })}`,
};

const NONE = { is: "has none", was: "it had none" };

const valueOf = ({ place }: Told<"attribute.value.label">): string =>
  place.value === undefined ? attributeNoun(place) : `${attributeNoun(place)} ${valueWord(place.value)}`;

function setWords({ kind, items = [], minimum, maximum }: Values): string {
  if (kind === "range") return `a range${bound("from", minimum)}${bound("to", maximum)}`;
  return items.length === 0 ? KINDS[kind] : `${KINDS[kind]} (${listed(items)})`;
}

const bound = (word: string, value: number | undefined): string => (value === undefined ? "" : ` ${word} ${value}`);

function listed(items: readonly ValueItem[]): string {
  const more = items.length - NAMED;
  const named = (more > 1 ? items.slice(0, NAMED) : items).map(itemWords).join(", ");
  return more > 1 ? `${named} and ${more} others` : named;
}
