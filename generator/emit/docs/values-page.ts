import type { Values } from "../../model/model.ts";
import { rangeSentence } from "../value-sentences.ts";
import { markdownCode, markdownText } from "../markdown-text.ts";
import { attributePlaces } from "./attribute-places.ts";
import type { DocsContext } from "./docs-context.ts";
import type { ValueSet } from "./value-sets.ts";

/** The path of the page of all values, below `docs/`. */
export const VALUES_PAGE = "values.md";

/** A set of values; Markdown unless said otherwise. */
export interface ValueSetData {
  /** Plain text: an id for links. */
  readonly anchor: string;
  /** The names of the attributes that have it. */
  readonly names: readonly string[];
  /** The bounds of a range; else empty. */
  readonly bounds: string;
  /** A value is empty where its spelling is unknown, a label where there is none. */
  readonly items: readonly { readonly value: string; readonly label: string }[];
  readonly hasValues: boolean;
  readonly hasLabels: boolean;
  /** Where it applies. */
  readonly places: readonly string[];
}

/** The sets of one kind. */
export interface ValueSection {
  readonly kind: Values["kind"];
  /** Plain text. */
  readonly title: string;
  /** What the kind means for other values. */
  readonly meaning: string;
  readonly sets: readonly ValueSetData[];
}

/** What `templates/docs/values.md.eta` gets as `it`. */
export interface ValuesPageData {
  /** Without the kinds that do not occur. */
  readonly sections: readonly ValueSection[];
  readonly count: number;
}

const KINDS: { readonly [K in Values["kind"]]: readonly [title: string, meaning: string] } = {
  closed: ["Closed sets", "No other value is documented. Types and schemas refuse others."],
  open: ["Open sets", "The pages name some values; others occur. Types and schemas offer these and take others."],
  examples: ["Examples", "Given as examples only: types and schemas take any text."],
  codes: [
    "Codes",
    "Numbers and what they mean. The documented ones have gaps and grow: types and schemas take other numbers.",
  ],
  bitmask: ["Flags", "Numbers that add up: a value may be the sum of several."],
  range: ["Ranges", "Bounds belong to the range. Schemas refuse numbers outside."],
  described: [
    "Told in words",
    "The pages say what the values are, but not how they are spelt on the wire. Types and schemas take any text.",
  ],
};

/** What the page of all values shows. */
export function valuesPageData(context: DocsContext): ValuesPageData {
  const { all } = context.valueSets;
  const sections = (Object.keys(KINDS) as Values["kind"][]).map((kind) => {
    const [title, meaning] = KINDS[kind];
    return {
      kind,
      title,
      meaning,
      sets: all.filter(({ values }) => values.kind === kind).map((set) => setData(context, set)),
    };
  });
  return { sections: sections.filter(({ sets }) => sets.length > 0), count: all.length };
}

function setData(context: DocsContext, { anchor, values, uses }: ValueSet): ValueSetData {
  const items = (values.items ?? []).map(({ value, label }) => ({
    value: value === undefined ? "" : markdownCode(String(value)),
    label: label === undefined ? "" : markdownText(label),
  }));
  return {
    anchor,
    names: [...new Set(uses.map(({ attribute }) => markdownCode(attribute.name)))],
    bounds: values.kind === "range" ? rangeSentence(values) : "",
    items,
    hasValues: items.some(({ value }) => value !== ""),
    hasLabels: items.some(({ label }) => label !== ""),
    places: attributePlaces(context, VALUES_PAGE, uses),
  };
}
