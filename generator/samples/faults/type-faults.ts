import type { Attribute } from "../../model/model.ts";
import { valueType } from "../values/documented-values.ts";
import type { AttributeFaultRule } from "./fault-rule.ts";

const isText = (attribute: Attribute): boolean => valueType(attribute) === "string";
const isWhole = (attribute: Attribute): boolean => valueType(attribute) === "integer";
const isBoolean = (attribute: Attribute): boolean => valueType(attribute) === "boolean";
const isNumber = (attribute: Attribute): boolean => isWhole(attribute) || valueType(attribute) === "number";
const any = (): boolean => true;

/** Values of a wrong JSON type. */
export const TYPE_FAULTS = [
  {
    id: "number-as-text",
    purpose: "Plants a number in quotes.",
    shownBy: "schema",
    place: "attribute",
    suits: isNumber,
    breaks: (_, random) => `"${random.below(1000)}"`,
  },
  {
    id: "number-as-boolean",
    purpose: "Plants true or false in the place of a number.",
    shownBy: "schema",
    place: "attribute",
    suits: isNumber,
    breaks: (_, random) => random.pick(["true", "false"]),
  },
  {
    id: "fraction-for-integer",
    purpose: "Plants a number with a fraction where a whole one is documented.",
    shownBy: "schema",
    place: "attribute",
    suits: isWhole,
    breaks: (_, random) => `${random.below(1000)}.5`,
  },
  {
    id: "boolean-as-text",
    purpose: "Plants true or false in quotes.",
    shownBy: "schema",
    place: "attribute",
    suits: isBoolean,
    breaks: (_, random) => random.pick(['"true"', '"false"', '"1"']),
  },
  {
    id: "boolean-as-number",
    purpose: "Plants 0 or 1 in the place of true or false.",
    shownBy: "schema",
    place: "attribute",
    suits: isBoolean,
    breaks: (_, random) => random.pick(["0", "1"]),
  },
  {
    id: "text-as-number",
    purpose: "Plants a number in the place of a text.",
    shownBy: "schema",
    place: "attribute",
    suits: isText,
    breaks: (_, random) => String(random.below(1000)),
  },
  {
    id: "text-as-boolean",
    purpose: "Plants true or false in the place of a text.",
    shownBy: "schema",
    place: "attribute",
    suits: isText,
    breaks: (_, random) => random.pick(["true", "false"]),
  },
  {
    id: "value-as-object",
    purpose: "Plants an object in the place of a plain value.",
    shownBy: "schema",
    place: "attribute",
    suits: any,
    breaks: (_, random) => random.pick(["{}", '{"value":1}', '{"a":{"b":{"c":null}}}']),
  },
  {
    id: "value-as-array",
    purpose: "Plants an array in the place of a plain value.",
    shownBy: "schema",
    place: "attribute",
    suits: any,
    breaks: (_, random) => random.pick(["[]", "[null]", '["sample",1]']),
  },
] as const satisfies readonly AttributeFaultRule[];
