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
  event: ({ attributes }: EventType) => countOf(attributes.length, "attribute"),
  "event.lifecycle": lifecycleText,
  attribute: ({ type }: Attribute) => type,
  "attribute.listedIn": listedInText,
  "attribute.lifecycle": lifecycleText,
  "attribute.values": valuesText,
  "attribute.value": itemText,
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

/** Words of ours and identifiers stand as they are; anything else is quoted, so that it cannot look like one. */
const word = (text: string): string => (/^[\w-]+$/u.test(text) && text.length <= 80 ? text : quote(text));

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
  const wire = typeof value === "string" ? word(value) : String(value);
  return label === undefined ? wire : `${wire} = ${quote(label)}`;
}

const countOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;
