import type { ValueItem, Values } from "../../model/model.ts";
import type { ChangeOf } from "../change.ts";
import { comes, leaves, rulesOf, type RulesByKind } from "./rules-of.ts";

type ValueChange = ChangeOf<"attribute.value">;

/** True where a text or number comes to or leaves a set of one of the kinds: what true, false and null mean is no set. */
const isIn =
  (...kinds: readonly Values["kind"][]) =>
  ({ valuesKind, before, after }: ValueChange): boolean => {
    const value: ValueItem["value"] = (before ?? after)?.value;
    const isNamed = typeof value === "string" || typeof value === "number";
    return isNamed && valuesKind !== undefined && kinds.includes(valuesKind);
  };
const isClosed = isIn("closed");
const isListed = isIn("codes", "open");
const isFlag = isIn("bitmask");

/** Codes are known by what they mean; a text says it itself. */
const isOfCode = ({ from, to }: ChangeOf<"attribute.value.label">): boolean => typeof (to ?? from)?.value === "number";

const lower = (before = -Infinity, after = -Infinity): boolean => after < before;
const higher = (before = Infinity, after = Infinity): boolean => after > before;

const WIDENED = "Schemas take more numbers than before.";
const NARROWED = "Schemas refuse numbers that they took, so also records of before that hold such.";

/** The rules about documented values one by one, and about the bounds of ranges. */
export const VALUE_RULES: RulesByKind<
  "attribute.value" | "attribute.value.label" | "attribute.values.minimum" | "attribute.values.maximum"
> = {
  "attribute.value": rulesOf("attribute.value", [
    {
      id: "closed-value-added",
      purpose: "Checks that no closed set of values grows.",
      explanation:
        "Records may hold a value that your code and queries do not reckon with, and schemas made before refuse it. A `switch` that " +
        "names every value no longer compiles; other code does.",
      promises: { SOURCE: "dangerous", SCHEMA: "compatible" },
      mirror: "closed-value-removed",
      takes: (change) => comes(change) && isClosed(change),
    },
    {
      id: "closed-value-removed",
      purpose: "Checks that every value of a closed set stays in it.",
      explanation:
        "Schemas refuse records of before that hold it, and code that uses it as a documented value does not compile.",
      promises: { SOURCE: "breaking", SCHEMA: "breaking" },
      mirror: "closed-value-added",
      takes: (change) => leaves(change) && isClosed(change),
    },
    {
      id: "code-added",
      purpose: "Checks that there is no new code, nor a new value of those among others.",
      explanation:
        "Records may hold a value that your code and queries do not reckon with. A `switch` that names every value no longer " +
        "compiles; other code does. The lookup table of codes gets a row.",
      promises: { SOURCE: "dangerous", SCHEMA: "compatible", STORAGE: "compatible" },
      mirror: "code-removed",
      takes: (change) => comes(change) && isListed(change),
    },
    {
      id: "code-removed",
      purpose: "Checks that every code, and every value of those among others, is still documented.",
      explanation:
        "Code that uses its constant no longer compiles. Records of before may hold it: only the strict schema refuses them.",
      promises: { SOURCE: "breaking", SCHEMA: "dangerous", STORAGE: "compatible" },
      mirror: "code-added",
      takes: (change) => leaves(change) && isListed(change),
    },
    {
      id: "flag-added",
      purpose: "Checks that no sum of codes gets a further code.",
      explanation:
        "Sums may hold a bit that your code and queries do not look at. Constants and the lookup table get it.",
      promises: { SOURCE: "compatible", SCHEMA: "compatible", STORAGE: "compatible", DOCS: "dangerous" },
      mirror: "flag-removed",
      takes: (change) => comes(change) && isFlag(change),
    },
    {
      id: "flag-removed",
      purpose: "Checks that every code of a sum is still documented.",
      explanation:
        "Code that uses its constant no longer compiles. Records of before may hold it: only the strict schema refuses them.",
      promises: { SOURCE: "breaking", SCHEMA: "dangerous", STORAGE: "compatible" },
      mirror: "flag-added",
      takes: (change) => leaves(change) && isFlag(change),
    },
    {
      id: "value-hint-changed",
      purpose:
        "Checks that the same examples, values told in words, and meanings of true, false and null are documented.",
      explanation: "Nothing tests them, and no constant is made of them.",
      promises: { DOCS: "docs-only" },
      mirror: "value-hint-changed",
    },
  ]),
  "attribute.value.label": rulesOf("attribute.value.label", [
    {
      id: "code-named",
      purpose: "Checks that no code is told to mean something that was not told to mean anything.",
      explanation: "Its constant was called after the number, and is called after what it means.",
      promises: { SOURCE: "breaking", STORAGE: "compatible" },
      mirror: "code-unnamed",
      takes: (change) => isOfCode(change) && comes(change),
    },
    {
      id: "code-unnamed",
      purpose: "Checks that it is still told what a code means.",
      explanation:
        "Its constant was called after what it means, and is called after the number. The lookup table lacks it.",
      promises: { SOURCE: "breaking", STORAGE: "compatible" },
      mirror: "code-named",
      takes: (change) => isOfCode(change) && leaves(change),
    },
    {
      id: "code-meaning-changed",
      purpose: "Checks that a code means what it meant.",
      explanation:
        "The same number tells something else, and no type, schema or column shows it. Find out from when on; rows of before keep " +
        "the old meaning, so keep the old lookup table for them. The constant has another name.",
      promises: { SOURCE: "breaking", STORAGE: "dangerous", DOCS: "breaking" },
      mirror: "code-meaning-changed",
      takes: isOfCode,
    },
    {
      id: "value-label-changed",
      purpose: "Checks that it is told in the same words what a value means that speaks for itself.",
      explanation: "The value on the wire is the same; its label is text.",
      promises: { DOCS: "docs-only" },
      mirror: "value-label-changed",
    },
  ]),
  "attribute.values.minimum": rulesOf("attribute.values.minimum", [
    {
      id: "minimum-lowered",
      purpose: "Checks that the least value of a range does not become less.",
      explanation: WIDENED,
      promises: { SCHEMA: "compatible" },
      mirror: "minimum-raised",
      takes: ({ before, after }) => lower(before, after),
    },
    {
      id: "minimum-raised",
      purpose: "Checks that the least value of a range does not become greater.",
      explanation: NARROWED,
      promises: { SCHEMA: "breaking" },
      mirror: "minimum-lowered",
    },
  ]),
  "attribute.values.maximum": rulesOf("attribute.values.maximum", [
    {
      id: "maximum-raised",
      purpose: "Checks that the greatest value of a range does not become greater.",
      explanation: WIDENED,
      promises: { SCHEMA: "compatible" },
      mirror: "maximum-lowered",
      takes: ({ before, after }) => higher(before, after),
    },
    {
      id: "maximum-lowered",
      purpose: "Checks that the greatest value of a range does not become less.",
      explanation: NARROWED,
      promises: { SCHEMA: "breaking" },
      mirror: "maximum-raised",
    },
  ]),
};
