import { quote } from "../../findings/quote.ts";
import type { Attribute, Unit } from "../../model/model.ts";
import type { ListedIn } from "../change.ts";
import type { Place } from "../place.ts";
import { lifeTurned } from "./lifecycle-words.ts";
import type { MessageTable, Told } from "./message-table.ts";
import { attributeNoun, code, sureness, turned, valueWord, type Turn } from "./words.ts";
import { missing, otherText, printed } from "./wording-messages.ts";

const NULL = {
  true: { is: "may be null", was: "that was stated" },
  false: { is: "is never null", was: "it never was" },
  undefined: { is: "is not stated to be null or not", was: "that was not stated" },
};
const PRESENCE = {
  always: { is: "is in every record", was: "it was in every one" },
  conditional: { is: "may be absent", was: "that was stated" },
  undefined: { is: "is not stated to be absent or not", was: "that was not stated" },
};

/** "`reason` is of type `long`, it was `integer`". */
const fact =
  <V>(turn: Turn<V>) =>
  ({
    change,
    place,
  }: { readonly change: { readonly before?: V; readonly after?: V } } & Pick<Told<"attribute">, "place">): string =>
    `${attributeNoun(place)} ${turned(change, turn)}`;

/** How changes of attributes are told, but for those of their values. */
export const ATTRIBUTE_MESSAGES: MessageTable<
  | (
      | "attribute"
      | "attribute.name"
      | "attribute.listedIn"
      | "attribute.type"
      | "attribute.storage"
      | "attribute.format"
    )
  | ("attribute.unit" | "attribute.nullable" | "attribute.nullWhen" | "attribute.presence" | "attribute.absentWhen")
  | (
      | "attribute.default"
      | "attribute.lifecycle"
      | "attribute.description"
      | "attribute.printed"
      | "attribute.missingIn"
    )
> = {
  attribute: ({ change: { before, after }, place }) =>
    after === undefined
      ? `${attributeNoun(place)}${typed(before)} is gone`
      : `${attributeNoun(place)}${typed(after)} is new`,
  "attribute.name": ({ change, place }) =>
    `${attributeNoun(place)} was called ${code(change.before ?? "")}${sureness(change)}`,
  "attribute.listedIn": ({ change, place }) =>
    `${attributeNoun(place)} ${turned(change, {
      ...{ is: "is in", was: "it was in", word: (tables) => tableWords(tables, place) },
      none: { is: "is in none", was: "it was in none" },
    })}`,
  "attribute.type": fact({
    is: "is of type",
    was: "it was",
    word: code,
    none: { is: "has no type", was: "it had none" },
  }),
  "attribute.storage": fact({
    ...{ is: "is stored as", was: "it was as", word: code },
    none: { is: "is stored as documented", was: "it was as documented" },
  }),
  "attribute.format": fact({
    ...{ is: "has the format", was: "it had", word: code },
    none: { is: "has no format", was: "it had none" },
  }),
  "attribute.unit": fact<Unit>({
    ...{ is: "is in", was: "it was in", word: (unit) => unit },
    none: { is: "has no stated unit", was: "its unit was not stated" },
  }),
  "attribute.nullable": ({ change: { before, after }, place }) =>
    `${attributeNoun(place)} ${NULL[`${after}`].is}, ${NULL[`${before}`].was}`,
  "attribute.nullWhen": fact({
    ...{ is: "is null when:", was: "it was when:", word: quote },
    none: { is: "is null on no stated condition", was: "no condition was stated" },
  }),
  "attribute.presence": ({ change: { before, after }, place }) =>
    `${attributeNoun(place)} ${PRESENCE[`${after}`].is}, ${PRESENCE[`${before}`].was}`,
  "attribute.absentWhen": fact({
    ...{ is: "is absent when:", was: "it was when:", word: quote },
    none: { is: "is absent on no stated condition", was: "no condition was stated" },
  }),
  "attribute.default": fact({
    ...{ is: "means by default", was: "it meant", word: valueWord },
    none: { is: "has no default", was: "it had none" },
  }),
  "attribute.lifecycle": ({ change, place }) => `${attributeNoun(place)} ${lifeTurned(change)}`,
  "attribute.description": ({ change, place }) => `${attributeNoun(place)} ${otherText(change)}`,
  "attribute.printed": ({ change, place }) => printed(attributeNoun(place), change, place),
  "attribute.missingIn": ({ change, place }) => missing(attributeNoun(place), change, place),
};

const typed = (attribute: Attribute | undefined): string =>
  attribute === undefined ? "" : ` (${code(attribute.type)})`;

/** How many events are named before the others are counted. */
const NAMED = 3;

function tableWords(listedIn: ListedIn, { scope }: Place): string {
  if (listedIn === "common") return `every ${scope} event`;
  if (listedIn.length > NAMED) return `${listedIn.length} ${scope} events`;
  return `${scope} event${listedIn.length === 1 ? "" : "s"} ${listedIn.map(code).join(", ")}`;
}
