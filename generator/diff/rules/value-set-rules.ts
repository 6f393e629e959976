import type { Values } from "../../model/model.ts";
import type { ChangeOf } from "../change.ts";
import { comes, rulesOf, type RulesByKind } from "./rules-of.ts";

type Kind = Values["kind"];

const ENUMERATED: readonly Kind[] = ["open", "codes", "bitmask"];
const HINTS: readonly Kind[] = ["examples", "described"];

const isHint = (kind: Kind | undefined): boolean => kind === undefined || HINTS.includes(kind);
const isEnumerated = (kind: Kind | undefined): boolean => kind !== undefined && ENUMERATED.includes(kind);
const isTested = (kind: Kind | undefined): boolean => kind === "closed" || kind === "range";

/** The values where they come or leave as a whole. */
const wholeOf = ({ before, after }: ChangeOf<"attribute.values">): Values | undefined => before ?? after;

/** What true, false and null mean is no set that could refuse a value, nor are values told in words; both are hints. */
function isSetOf(kind: Kind, { kind: own, items = [] }: Values = { kind: "described" }): boolean {
  const isNamed = ({ value }: (typeof items)[number]): boolean =>
    typeof value === "string" || typeof value === "number";
  return own === kind && items.some(isNamed) && items.every((item) => isNamed(item) || item.value === null);
}

/** The rules about documented values as a whole: that there are some, and what they mean for others. */
export const VALUE_SET_RULES: RulesByKind<"attribute.values" | "attribute.values.kind"> = {
  "attribute.values": rulesOf("attribute.values", [
    {
      id: "closed-values-stated",
      purpose: "Checks that no attribute gets a closed set of values.",
      explanation:
        "Schemas refuse all other values, so also records of before that hold such. Types offer the values and take any.",
      promises: { SOURCE: "compatible", SCHEMA: "breaking" },
      mirror: "closed-values-dropped",
      takes: (change) => comes(change) && isSetOf("closed", change.after),
    },
    {
      id: "closed-values-dropped",
      purpose: "Checks that a closed set of values is still documented.",
      explanation:
        "The constant and the type of its values are no longer made, so code that uses them does not compile.",
      promises: { SOURCE: "breaking", SCHEMA: "compatible" },
      mirror: "closed-values-stated",
      takes: ({ before }) => isSetOf("closed", before),
    },
    {
      id: "range-stated",
      purpose: "Checks that no attribute gets a range of values.",
      explanation: "Schemas refuse values outside it, so also records of before that hold such.",
      promises: { SCHEMA: "breaking" },
      mirror: "range-dropped",
      takes: ({ after }) => after?.kind === "range",
    },
    {
      id: "range-dropped",
      purpose: "Checks that a range of values is still documented.",
      explanation: "Schemas take any number from now on.",
      promises: { SCHEMA: "compatible" },
      mirror: "range-stated",
      takes: ({ before }) => before?.kind === "range",
    },
    {
      id: "codes-stated",
      purpose: "Checks that no attribute gets documented codes, or values among others.",
      explanation:
        "Only the strict schema refuses what is not among them. Constants, and for codes a lookup table, come.",
      promises: { SOURCE: "compatible", SCHEMA: "dangerous", STORAGE: "compatible" },
      mirror: "codes-dropped",
      takes: (change) => comes(change) && isEnumerated(change.after?.kind),
    },
    {
      id: "codes-dropped",
      purpose: "Checks that codes, and values among others, are still documented.",
      explanation:
        "Constants and types of them are no longer made, so code that uses them does not compile; nor is the lookup table.",
      promises: { SOURCE: "breaking", SCHEMA: "compatible", STORAGE: "compatible" },
      mirror: "codes-stated",
      takes: (change) => isEnumerated(wholeOf(change)?.kind),
    },
    {
      id: "value-hints-changed",
      purpose: "Checks that the same attributes have examples, values told in words, or a meaning of true and false.",
      explanation: "Nothing tests them, and no constant is made of them.",
      promises: { DOCS: "docs-only" },
      mirror: "value-hints-changed",
    },
  ]),
  "attribute.values.kind": rulesOf("attribute.values.kind", [
    {
      id: "values-closed",
      purpose: "Checks that no set of values becomes closed beside which others were possible.",
      explanation: "Schemas refuse all other values, so also records of before that hold such.",
      promises: { SOURCE: "compatible", SCHEMA: "breaking" },
      mirror: "values-opened",
      takes: ({ before, after }) => before === "open" && after === "closed",
    },
    {
      id: "values-opened",
      purpose: "Checks that a closed set of values stays closed.",
      explanation: "Other values may come: see what your code and queries do with them. Schemas take them from now on.",
      promises: { SOURCE: "compatible", SCHEMA: "compatible", DOCS: "dangerous" },
      mirror: "values-closed",
      takes: ({ before, after }) => before === "closed" && after === "open",
    },
    {
      id: "value-hints-became-tested",
      purpose: "Checks that no examples or values told in words become a closed set or a range.",
      explanation: "Schemas refuse all other values, so also records of before that hold such.",
      promises: { SOURCE: "compatible", SCHEMA: "breaking" },
      mirror: "tested-values-became-hints",
      takes: ({ before, after }) => isHint(before) && isTested(after),
    },
    {
      id: "tested-values-became-hints",
      purpose: "Checks that no closed set or range becomes examples or values told in words.",
      explanation: "The constant and the type of the values are no longer made. Schemas take any value from now on.",
      promises: { SOURCE: "breaking", SCHEMA: "compatible" },
      mirror: "value-hints-became-tested",
      takes: ({ before, after }) => isTested(before) && isHint(after),
    },
    {
      id: "value-hints-became-codes",
      purpose: "Checks that no examples or values told in words become codes, or values among others.",
      explanation:
        "Only the strict schema refuses what is not among them. Constants, and for codes a lookup table, come.",
      promises: { SOURCE: "compatible", SCHEMA: "dangerous", STORAGE: "compatible" },
      mirror: "codes-became-value-hints",
      takes: ({ before, after }) => isHint(before) && isEnumerated(after),
    },
    {
      id: "codes-became-value-hints",
      purpose: "Checks that no codes, nor values among others, become examples or values told in words.",
      explanation:
        "Constants and types of them are no longer made, so code that uses them does not compile; nor is the lookup table.",
      promises: { SOURCE: "breaking", SCHEMA: "compatible", STORAGE: "compatible" },
      mirror: "value-hints-became-codes",
      takes: ({ before, after }) => isEnumerated(before) && isHint(after),
    },
    {
      id: "value-hints-told-otherwise",
      purpose: "Checks that examples stay examples, and values told in words stay those.",
      explanation: "Nothing tests either, and no constant is made of them.",
      promises: { DOCS: "docs-only" },
      mirror: "value-hints-told-otherwise",
      takes: ({ before, after }) => isHint(before) && isHint(after),
    },
    {
      id: "codes-became-flags",
      purpose: "Checks that codes stay codes one by one, and do not become codes that add up.",
      explanation:
        "The same numbers are to be read in another way: `3` was a code of its own, and is the sum of `1` and `2`. The type of " +
        "the codes is no longer made; their constant is.",
      promises: { SOURCE: "breaking", SCHEMA: "compatible", DOCS: "breaking" },
      mirror: "flags-became-codes",
      takes: ({ before, after }) => before === "codes" && after === "bitmask",
    },
    {
      id: "flags-became-codes",
      purpose: "Checks that codes that add up stay such, and do not become codes one by one.",
      explanation:
        "The same numbers are to be read in another way: `3` was the sum of `1` and `2`, and is a code of its own. The strict " +
        "schema refuses sums.",
      promises: { SOURCE: "compatible", SCHEMA: "dangerous", DOCS: "breaking" },
      mirror: "codes-became-flags",
      takes: ({ before, after }) => before === "bitmask" && after === "codes",
    },
    {
      id: "values-reinterpreted",
      purpose: "Checks that codes, lists of values and ranges stay what they are.",
      explanation:
        "What is documented has another form, and constants with it; schemas may refuse other values than before. Read anew what " +
        "the values mean.",
      promises: { SOURCE: "breaking", SCHEMA: "breaking", DOCS: "breaking" },
      mirror: "values-reinterpreted",
    },
  ]),
};
