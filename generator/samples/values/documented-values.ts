import type { Attribute, StorageType } from "../../model/model.ts";

/** The JSON types of a valid value. */
export type ValueType = "string" | "integer" | "number" | "boolean";

const VALUE_TYPES: { readonly [T in StorageType]: ValueType } = {
  string: "string",
  integer: "integer",
  long: "integer",
  float: "number",
  number: "number",
  boolean: "boolean",
};

/** What a value of an attribute is in JSON: what the text says goes before the type that is printed. */
export const valueType = ({ type, storage = type }: Attribute): ValueType => VALUE_TYPES[storage];

/** The documented values that a record can hold: those whose spelling is known and which are of the right type. */
export function documentedValues(attribute: Attribute): readonly (string | number | boolean)[] {
  const type = valueType(attribute);
  const values = (attribute.values?.items ?? []).map(({ value }) => value);
  return values.filter(
    (value) =>
      value !== null && value !== undefined && (type === "integer" ? Number.isInteger(value) : typeof value === type),
  ) as readonly (string | number | boolean)[];
}

/** The documented values as numbers: the codes of a map, the flags of a mask. */
export const documentedNumbers = (attribute: Attribute): readonly number[] =>
  documentedValues(attribute).filter((value) => typeof value === "number");

/** True for a list with something in it. */
export const hasItems = <Item>(items: readonly Item[]): items is readonly [Item, ...Item[]] => items.length > 0;

/** The documented values of a text that stand for it, or the words for them where no spelling is known. */
export function documentedTexts(attribute: Attribute): readonly string[] {
  const known = documentedValues(attribute).filter((value) => typeof value === "string");
  return known.length > 0 ? known : (attribute.values?.items ?? []).flatMap(({ label }) => label ?? []);
}
