import type { Attribute, Values } from "../../model/model.ts";
import { documentedNumbers, documentedValues, hasItems, valueType } from "../values/documented-values.ts";
import { rangeOf } from "../values/make-number.ts";
import type { AttributeFaultRule } from "./fault-rule.ts";

/** 2^53 + 1 and its like, and the largest number of 64 bits: written in a line they are exact, parsed they are not. */
const BEYOND_EXACT = ["9007199254740993", "9007199254740995", "9223372036854775807"] as const;

const isOfKind = ({ values }: Attribute, kind: Values["kind"]): boolean => values?.kind === kind;
const isWhole = (attribute: Attribute): boolean => valueType(attribute) === "integer";

/** Numbers and texts that are of the right JSON type and yet not as documented. */
export const VALUE_FAULTS = [
  {
    id: "value-outside-closed-set",
    purpose: "Plants another value than those of a set that is documented as whole.",
    shownBy: "schema",
    place: "attribute",
    suits: isWhollyKnown,
    breaks: (attribute, random) => {
      const known = documentedValues(attribute);
      if (isWhole(attribute)) return String(beyondAll(documentedNumbers(attribute)) + random.below(100));
      const first = String(known[0]);
      const others = [`${first}_made_up`, "made_up", first.toUpperCase(), ` ${first}`, ""];
      const outside = others.filter((text) => !known.includes(text));
      return JSON.stringify(hasItems(outside) ? random.pick(outside) : `${first}_made_up`);
    },
  },
  {
    id: "value-outside-range",
    purpose: "Plants a number below the least or above the greatest documented one.",
    shownBy: "schema",
    place: "attribute",
    suits: (attribute) => {
      const { minimum, maximum } = attribute.values ?? {};
      const isNumber = isWhole(attribute) || valueType(attribute) === "number";
      return isOfKind(attribute, "range") && isNumber && (minimum !== undefined || maximum !== undefined);
    },
    breaks: (attribute, random) => {
      const { minimum, maximum } = rangeOf(attribute);
      const below = Math.floor(minimum) - 1 - random.below(100);
      const above = Math.ceil(maximum) + 1 + random.below(100);
      if (attribute.values?.minimum === undefined) return String(above);
      return String(attribute.values.maximum === undefined ? below : random.pick([below, above]));
    },
  },
  {
    id: "code-outside-map",
    purpose: "Plants a code that the map lacks. Maps have gaps and grow: only a strict reader refuses it.",
    shownBy: "strict",
    place: "attribute",
    suits: (attribute) => isOfKind(attribute, "codes") && isWhole(attribute) && documentedNumbers(attribute).length > 0,
    breaks: (attribute, random) => String(beyondAll(documentedNumbers(attribute)) + random.below(100)),
  },
  {
    id: "bit-outside-mask",
    purpose: "Plants a sum with a flag that is not documented, which no keyword of a schema can tell.",
    shownBy: "reader",
    place: "attribute",
    suits: (attribute) =>
      isOfKind(attribute, "bitmask") && isWhole(attribute) && documentedNumbers(attribute).length > 0,
    breaks: (attribute, random) => {
      const flags = documentedNumbers(attribute).filter((flag) => flag > 0);
      const free = 2 ** (Math.floor(Math.log2(Math.max(1, ...flags))) + 1);
      return String(free + (hasItems(flags) ? random.pick(flags) : 0));
    },
  },
  {
    id: "integer-beyond-2-53",
    purpose: "Plants a whole number that a JavaScript number cannot hold; the line has all its digits.",
    shownBy: "reader",
    place: "attribute",
    suits: (attribute) => isWhole(attribute) && attribute.values === undefined,
    breaks: (_, random) => random.pick(BEYOND_EXACT),
  },
] as const satisfies readonly AttributeFaultRule[];

/** As a schema sees it: every item has a spelling, of the right type. What true, false and null mean is no set. */
function isWhollyKnown(attribute: Attribute): boolean {
  const named = (attribute.values?.items ?? []).filter(({ value }) => value !== null);
  if (!isOfKind(attribute, "closed") || valueType(attribute) === "boolean") return false;
  return named.length > 0 && named.length === documentedValues(attribute).length;
}

const beyondAll = (codes: readonly number[]): number => Math.max(0, ...codes) + 1;
