import type { ValueItem, Values } from "../../model/model.ts";
import type { PrintedValues } from "../../scrape/printed-facts.ts";

const KIND_WORDS: { readonly [K in Values["kind"]]: string } = {
  closed: "one of",
  open: "among others",
  examples: "for example",
  codes: "codes",
  bitmask: "codes that add up",
  range: "from",
  described: "told in words, their spelling on the wire is not shown",
};

/** The values of the model, all of them: `one of: success, failure`. */
export function valuesText(values: Values): string {
  if (values.kind === "range") return rangeText(values);
  const items = (values.items ?? []).map(itemText);
  return items.length === 0 ? KIND_WORDS[values.kind] : `${KIND_WORDS[values.kind]}: ${items.join(", ")}`;
}

/** The values of the model for a cell of a table: `success | failure`, `0 1 3`. */
export function valuesInShort(values: Values): string {
  const { kind, items = [] } = values;
  if (kind === "range") return rangeText(values);
  if (kind === "described") return "(in words)";
  if (kind === "codes" || kind === "bitmask") return items.map(({ value }) => String(value)).join(" ");
  const more = kind === "closed" ? "" : " | ...";
  return items.map((item) => String(item.value ?? item.label)).join(" | ") + more;
}

/** The values that one page states, as printed. */
export function printedValuesText(values: PrintedValues): string {
  if (values.kind === "range") return rangeText(values);
  const items = values.items.map((item) => ("code" in item ? `${item.code} = ${item.label}` : item.text));
  return `${KIND_WORDS[values.kind]}: ${items.join(", ")}`;
}

function rangeText({ minimum, maximum }: { readonly minimum?: number; readonly maximum?: number }): string {
  return `${KIND_WORDS.range} ${minimum ?? "?"} to ${maximum ?? "?"}`;
}

function itemText({ value, label }: ValueItem): string {
  if (value === undefined) return label ?? "";
  if (label === undefined) return String(value);
  return typeof value === "string" ? `${value} (${label})` : `${String(value)} = ${label}`;
}
