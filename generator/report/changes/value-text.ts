import type { Change, ChangeKind, ChangeValues, ListedIn } from "../../diff/change.ts";
import { quote } from "../../findings/quote.ts";
import type {
  Attribute,
  EventType,
  Lifecycle,
  PageReference,
  Reference,
  ValueItem,
  Values,
} from "../../model/model.ts";

/** So many events or values of a list are named; of a longer one its length is told. */
const NAMED = 3;

/** What is told of a value of each kind; of those that are not here, the text or number itself. */
const TEXTS: { readonly [Kind in ChangeKind]?: (value: ChangeValues[Kind]) => string } = {
  scope: ({ events }: Reference) => countOf(events.length, "event"),
  page: ({ locale, release }: PageReference) => `${word(locale)} of ${word(release)}`,
  "page.contentHash": hashText,
  event: ({ attributes }: EventType) => countOf(attributes.length, "attribute"),
  "event.lifecycle": lifecycleText,
  attribute: ({ type }: Attribute) => type,
  "attribute.listedIn": listedInText,
  "attribute.lifecycle": lifecycleText,
  "attribute.values": valuesText,
  "attribute.value": itemText,
  "attribute.default": (value) => wireText(value),
  "event.missingIn": () => "missing",
  "attribute.missingIn": () => "missing",
};

/** What stood before a change and what stands after it, each in a few words; undefined where there is nothing. */
export function valueTexts({ kind, before, after }: Change): { readonly before?: string; readonly after?: string } {
  const text = (TEXTS[kind] ?? plainText) as (value: unknown) => string;
  return {
    ...(before !== undefined && { before: text(before) }),
    ...(after !== undefined && { after: text(after) }),
  };
}

/** Tells whether a text is a count, or a phrase, of ours: no name or value looks so. */
export const isCount = (text: string): boolean =>
  /^(?:[a-z]+, )?\d+ (?:event|attribute|value)s?$|^every event$/u.test(text);

/** Words of ours and identifiers stand as they are; anything else is quoted, so that it cannot look like one. */
const word = (text: string): string => (/^[\w-]+$/u.test(text) && text.length <= 80 ? text : quote(text));

/** Text that would look like a number, or like what is true, false or null. */
const LITERAL = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$|^(?:true|false|null)$/iu;

/** A documented value as reports name it: `9` is a number, `"9"` is text. */
export const wireText = (value: NonNullable<ValueItem["value"]> | null): string =>
  typeof value === "string" ? (LITERAL.test(value) ? quote(value) : word(value)) : String(value);

/** A hash is told from another one by its beginning. */
const HASH = 12;
function hashText(hash: string): string {
  return word(hash.slice(0, HASH));
}

function plainText(value: unknown): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "string" ? word(value) : String(value);
}

function lifecycleText({ status, since, replacedBy }: Lifecycle): string {
  const when = since === undefined ? "" : ` since ${since}`;
  return `${status}${when}${replacedBy === undefined ? "" : `, replaced by ${word(replacedBy)}`}`;
}

function listedInText(places: ListedIn): string {
  if (places === "common") return "every event";
  return places.length <= NAMED ? places.map(word).join(", ") : countOf(places.length, "event");
}

function valuesText({ kind, items = [], minimum, maximum }: Values): string {
  if (kind === "range") return `range ${minimum ?? "?"} to ${maximum ?? "?"}`;
  if (items.length > NAMED) return `${kind}, ${countOf(items.length, "value")}`;
  return `${kind}: ${items.map(itemText).join(", ")}`;
}

function itemText({ value, label }: ValueItem): string {
  if (value === undefined) return quote(label ?? "");
  const wire = wireText(value);
  return label === undefined ? wire : `${wire} = ${quote(label)}`;
}

const countOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;
