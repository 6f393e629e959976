import { compareText } from "./compare-text.ts";
import type { Attribute, EventType, Lifecycle, Reference, ValueItem, Values } from "./model.ts";

/** What `JSON.stringify` takes, with the keys of every object in the order of its table below. */
type Canonical = string | number | boolean | readonly Canonical[] | { readonly [key: string]: Canonical };

/**
 * How a field counts for the identity of a model: `wording` does not; `fact` does as it stands; a function says what
 * counts of a value that has parts. A value with parts can't be a plain `fact`: a new part must be classified too.
 */
type Rule<V> = "wording" | (V extends string | number | boolean ? "fact" : (value: V) => Canonical);

/** A rule for every field of `T`: a new field of the model does not compile until someone decides what it is. */
type Classification<T> = { readonly [K in keyof T]-?: Rule<NonNullable<T[K]>> };

const classify =
  <T extends object>(rules: Classification<T>) =>
  (value: T): Canonical => {
    const facts: [string, Canonical][] = [];
    for (const [key, rule] of Object.entries(rules) as [
      keyof T & string,
      "fact" | "wording" | ((part: unknown) => Canonical),
    ][]) {
      const part = value[key];
      if (part === undefined || rule === "wording") continue;
      facts.push([key, rule === "fact" ? (part as Canonical) : rule(part)]);
    }
    return Object.fromEntries(facts);
  };

/** The order of pages, rows and value lists differs between releases and locales: it is no fact. */
const unordered =
  <T>(canonical: (item: T) => Canonical) =>
  (items: readonly T[]): Canonical =>
    items
      .map((item) => ({ item: canonical(item), key: JSON.stringify(canonical(item)) }))
      .sort((left, right) => compareText(left.key, right.key))
      .map(({ item }) => item);

const asItStands = (name: string): Canonical => name;

const lifecycle = classify<Lifecycle>({ status: "fact", since: "fact", replacedBy: "fact" });

const valueItem = classify<ValueItem>({ value: "fact", label: "fact" });

const values = classify<Values>({ kind: "fact", items: unordered(valueItem), minimum: "fact", maximum: "fact" });

const attribute = classify<Attribute>({
  name: "fact",
  type: "fact",
  storage: "fact",
  format: "fact",
  unit: "fact",
  nullable: "fact",
  nullWhen: "wording",
  presence: "fact",
  absentWhen: "wording",
  values,
  default: "fact",
  lifecycle,
  history: "wording",
  observed: "wording",
  printed: "wording",
  seenIn: "wording",
  evidence: "wording",
  description: "wording",
});

const event = classify<EventType>({
  name: "fact",
  lifecycle,
  availability: "fact",
  seeAlso: unordered(asItStands),
  theme: "wording",
  description: "wording",
  attributes: unordered(attribute),
  printed: "wording",
  seenIn: "wording",
  history: "wording",
});

/**
 * The facts of one scope's reference in a form that two models share exactly when they state the same: wording, pages
 * and evidence left out, lists sorted.
 */
export const canonicalFacts = classify<Reference>({
  documentedIn: "wording",
  product: "fact",
  pages: "wording",
  common: unordered(attribute),
  events: unordered(event),
});
