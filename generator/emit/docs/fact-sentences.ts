import type { Attribute, EventType, Format, Lifecycle, ValueItem, Values } from "../../model/model.ts";
import { markdownCode, markdownText } from "../markdown-text.ts";

const FORMAT_WORDS: { readonly [F in Format]: string } = {
  "date-time": "A time in ISO 8601.",
  uuid: "A UUID.",
  ip: "An IP address.",
  email: "An email address.",
  uri: "A URI.",
  json: "JSON text.",
  "comma-list": "A list separated by commas.",
};

const VALUE_WORDS: { readonly [K in Values["kind"]]: string } = {
  closed: "One of",
  open: "Among others",
  examples: "For example",
  codes: "Codes",
  bitmask: "Codes that add up",
  range: "Between",
  described: "Told in words, their spelling is unknown",
};

/**
 * Everything that is known of an attribute beside name, type, null and presence, as sentences in Markdown.
 *
 * @param linkEvent - Gives an event's name as Markdown, linked where there is a page of it.
 */
export function attributeSentences(attribute: Attribute, linkEvent: (event: string) => string): readonly string[] {
  const { description, format, unit, values, nullWhen, absentWhen, lifecycle } = attribute;
  return [
    description === undefined ? "" : closed(description),
    format === undefined ? "" : FORMAT_WORDS[format],
    unit === undefined ? "" : `In ${unit}.`,
    values === undefined ? "" : valuesSentence(values),
    attribute.default === undefined ? "" : `Default: ${markdownCode(String(attribute.default))}.`,
    nullWhen === undefined ? "" : `Null when: ${closed(nullWhen)}`,
    absentWhen === undefined ? "" : `Left out when: ${closed(absentWhen)}`,
    lifecycleSentence(lifecycle, linkEvent),
  ].filter((sentence) => sentence !== "");
}

/** What is known of an event beside its attributes, as sentences in Markdown. */
export function eventSentences(event: EventType, linkEvent: (event: string) => string): readonly string[] {
  const { lifecycle, availability, seeAlso = [], theme } = event;
  return [
    lifecycleSentence(lifecycle, linkEvent),
    availability === "partial-in-api"
      ? "The REST API gives part of its data; the files in a bucket hold all of it."
      : "",
    theme === undefined ? "" : `Theme: ${markdownText(theme)}.`,
    seeAlso.length === 0 ? "" : `See also ${seeAlso.map(linkEvent).join(", ")}.`,
  ].filter((sentence) => sentence !== "");
}

/** "Deprecated since 2024-10, replaced by …"; empty for what is active. */
export function lifecycleSentence(lifecycle: Lifecycle | undefined, linkEvent: (event: string) => string): string {
  if (lifecycle === undefined || lifecycle.status === "active") return "";
  const { status, since, replacedBy } = lifecycle;
  const word = status.slice(0, 1).toUpperCase() + status.slice(1);
  const when = since === undefined ? "" : ` since ${markdownText(since)}`;
  return `**${word}**${when}${replacedBy === undefined ? "" : `, replaced by ${linkEvent(replacedBy)}`}.`;
}

function valuesSentence({ kind, items = [], minimum, maximum }: Values): string {
  if (kind === "range") return `${VALUE_WORDS.range} ${String(minimum ?? "…")} and ${String(maximum ?? "…")}.`;
  return items.length === 0 ? "" : `${VALUE_WORDS[kind]}: ${items.map(itemText).join(", ")}.`;
}

function itemText({ value, label }: ValueItem): string {
  const labelText = label === undefined ? "" : markdownText(label);
  if (value === undefined) return labelText;
  return markdownCode(String(value)) + (labelText === "" ? "" : ` (${labelText})`);
}

// What people write may end without a full stop; sentences follow it.
const closed = (text: string): string => markdownText(text) + (/[.!?]\s*$/.test(text) ? "" : ".");
