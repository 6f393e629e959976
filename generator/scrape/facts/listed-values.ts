import type { AttributeFacts, PrintedValue, PrintedValues } from "../printed-facts.ts";

/** A list of words as values, whatever it claims. */
export type ListedValues = Extract<PrintedValues, { readonly kind: "closed" | "open" | "examples" }>;

/** Tells a list of words from codes and ranges. */
export function isListed(values: PrintedValues | undefined): values is ListedValues {
  return values?.kind === "closed" || values?.kind === "open" || values?.kind === "examples";
}

/** The words that facts give as values, the default among them, that stand in one kind of markup. */
export function valuesIn(markup: PrintedValue["markup"], facts: AttributeFacts): ReadonlySet<string> {
  const items = [...(isListed(facts.values) ? facts.values.items : []), ...(facts.default ? [facts.default] : [])];
  return new Set(items.filter((item) => item.markup === markup).map(({ text }) => text));
}
