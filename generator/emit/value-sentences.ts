import type { ValueItem, Values } from "../model/model.ts";
import type { FactWording } from "./fact-wording.ts";

const INTRODUCTIONS: { readonly [K in Exclude<Values["kind"], "range">]: string } = {
  closed: "One of",
  open: "Among others",
  examples: "Such as",
  codes: "Codes:",
  bitmask: "Codes that add up:",
  described: "Told in words, their spelling is unknown:",
};

/**
 * The documented values of an attribute as one sentence: "Codes: `0` (Shut), `1` (Open)."
 *
 * @returns empty where the model names none
 */
export function valuesSentence(values: Values | undefined, wording: FactWording): string {
  if (values === undefined) return "";
  if (values.kind === "range") return rangeSentence(values);
  const { kind, items = [] } = values;
  if (items.length === 0) return kind === "described" ? "Its values are told in words, their spelling is unknown." : "";
  return `${introduction(values)} ${items.map((item) => valueText(item, wording)).join(", ")}.`;
}

/** One value with its label, one of them where the other is unknown. */
export function valueText({ value, label }: ValueItem, { code, text, labelled }: FactWording): string {
  if (value === undefined) return text(label ?? "");
  return label === undefined ? code(String(value)) : labelled(String(value), label);
}

/** The bounds of a range; a bound that is not known is left out. */
export function rangeSentence({ minimum, maximum }: Values): string {
  if (minimum !== undefined && maximum !== undefined) return `From ${String(minimum)} to ${String(maximum)}.`;
  if (minimum !== undefined) return `At least ${String(minimum)}.`;
  return maximum === undefined ? "" : `At most ${String(maximum)}.`;
}

// "One of true, false" says nothing that the type doesn't: there it is the meaning that counts.
function introduction({ kind, items = [] }: Values): string {
  if (kind === "range") return "";
  const isMeaning = items.every(({ value }) => value === null || typeof value === "boolean");
  return isMeaning ? "Meaning:" : INTRODUCTIONS[kind];
}
