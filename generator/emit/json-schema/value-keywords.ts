import type { ValueItem, Values } from "../../model/model.ts";
import type { JsonScalar, JsonSchema, JsonType } from "./json-schema.ts";

/**
 * The keywords for the documented values of an attribute. Only a closed set of which every spelling is known, and a
 * range, refuse a value. Codes do not: the pages' maps have gaps and grow, and a new role must not make a record
 * invalid.
 */
export function valueKeywords(values: Values | undefined, type: JsonType, nullable: boolean): JsonSchema {
  if (values === undefined) return {};
  const { kind, items = [] } = values;
  if (kind === "range") return rangeKeywords(values, type);
  if (kind === "described") return { "x-described-values": items.flatMap(({ label }) => label ?? []) };
  if (items.length === 0) return {};
  if (kind === "codes") return { "x-codes": items };
  if (kind === "bitmask") return { "x-bitmask": items };
  return { ...listKeywords(kind, items, type, nullable), ...labelKeyword(items) };
}

function rangeKeywords({ minimum, maximum }: Values, type: JsonType): JsonSchema {
  if (type !== "integer" && type !== "number") return {};
  return { ...(minimum !== undefined && { minimum }), ...(maximum !== undefined && { maximum }) };
}

function listKeywords(
  kind: "closed" | "open" | "examples",
  items: readonly ValueItem[],
  type: JsonType,
  nullable: boolean,
): JsonSchema {
  const known = fittingValues(items, type);
  if (kind === "closed") return isWhollyKnown(items, type) ? { enum: nullable ? [...known, null] : known } : {};
  if (known.length === 0) return {};
  return kind === "open" ? { "x-extensible-enum": known } : { examples: known };
}

/** The distinct values of a list that an attribute of a type can have. What true, false and null mean is no list. */
export function fittingValues(items: readonly ValueItem[], type: JsonType): readonly (string | number)[] {
  const values = items.map(({ value }) => value);
  const fitting = values.filter(
    (value) => (typeof value === "string" || typeof value === "number") && fitsType(value, type),
  );
  return [...new Set(fitting)] as readonly (string | number)[];
}

/** True where a list names a value, and only such as an attribute of the type can have. */
export function isWhollyKnown(items: readonly ValueItem[], type: JsonType): boolean {
  const named = items.filter(({ value }) => value !== null);
  return named.length > 0 && named.every(({ value }) => typeof value !== "boolean" && fitsType(value, type));
}

/** True where a value is of a JSON type. */
export const fitsType = (value: JsonScalar | undefined, type: JsonType): boolean =>
  type === "integer" ? Number.isInteger(value) : typeof value === type;

/** What the documented values mean, as far as a page says. */
export function labelKeyword(items: readonly ValueItem[]): JsonSchema {
  const labelled = items.filter(({ label }) => label !== undefined);
  return labelled.length === 0 ? {} : { "x-labels": labelled };
}
