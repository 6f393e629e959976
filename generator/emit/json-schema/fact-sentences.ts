import type { Attribute, Format, Lifecycle, Unit, ValueItem, Values } from "../../model/model.ts";

/** Formats that JSON Schema has no word for. */
const FORMAT_WORDS: { readonly [F in Format]?: string } = {
  ip: "IP address, version 4 or 6",
  json: "JSON text",
  "comma-list": "list, separated by commas",
};

const UNIT_WORDS: { readonly [U in Unit]: string } = {
  milliseconds: "milliseconds",
  seconds: "seconds",
  bytes: "bytes",
  percent: "percent",
};

const VALUE_INTRODUCTIONS: { readonly [K in Values["kind"]]: string } = {
  closed: "Values",
  open: "Values, among others",
  examples: "Examples",
  codes: "Codes",
  bitmask: "Codes that add up",
  range: "Values",
  described: "Values, spelling unknown",
};

/**
 * What the keywords of JSON Schema can't say of an attribute, one short sentence a fact.
 *
 * @returns no sentence where the model says nothing of the kind
 */
export function factSentences(attribute: Attribute): readonly string[] {
  const { format, unit, nullWhen, absentWhen, values, lifecycle } = attribute;
  return [
    format !== undefined && FORMAT_WORDS[format] !== undefined ? `Format: ${FORMAT_WORDS[format]}.` : undefined,
    unit === undefined ? undefined : `Unit: ${UNIT_WORDS[unit]}.`,
    values === undefined ? undefined : valuesSentence(values),
    nullWhen === undefined ? undefined : `Null when: ${nullWhen}`,
    absentWhen === undefined ? undefined : `Left out when: ${absentWhen}`,
    lifecycleSentence(lifecycle),
  ].filter((sentence) => sentence !== undefined);
}

/** What is to be known of something that is no longer active; undefined where it is. */
export function lifecycleSentence(lifecycle: Lifecycle | undefined): string | undefined {
  if (lifecycle === undefined || lifecycle.status === "active") return undefined;
  const { status, since, replacedBy } = lifecycle;
  const word = status.charAt(0).toUpperCase() + status.slice(1);
  const when = since === undefined ? "" : ` since ${since}`;
  return `${word}${when}${replacedBy === undefined ? "" : `, replaced by \`${replacedBy}\``}.`;
}

/** True where nothing new should rest on it. A legacy event still comes: it is not deprecated. */
export const isDeprecated = (lifecycle: Lifecycle | undefined): boolean =>
  lifecycle?.status === "deprecated" || lifecycle?.status === "discontinued";

function valuesSentence({ kind, items = [] }: Values): string | undefined {
  if (items.length === 0) return undefined;
  return `${VALUE_INTRODUCTIONS[kind]}: ${items.map(itemText).join(", ")}.`;
}

function itemText({ value, label }: ValueItem): string {
  if (value === undefined) return label ?? "";
  return label === undefined ? `\`${value}\`` : `\`${value}\` (${label})`;
}
