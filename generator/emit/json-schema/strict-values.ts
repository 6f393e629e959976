import type { ValueItem, Values } from "../../model/model.ts";
import type { JsonSchema, JsonType } from "./json-schema.ts";
import { fittingValues, isWhollyKnown, labelKeyword, valueKeywords } from "./value-keywords.ts";

/** With more flags than these their sums are not listed: each flag doubles the list. */
const MOST_FLAGS = 8;

/**
 * The keywords for the documented values of an attribute, where others are refused: those of codes and of open lists, as
 * far as all of them are known as they stand on the wire, and sums that hold other flags than the documented ones.
 * Examples are no set, and of values told in words no spelling is known: both refuse nothing here either.
 */
export function strictValueKeywords(values: Values | undefined, type: JsonType, nullable: boolean): JsonSchema {
  const keywords = valueKeywords(values, type, nullable);
  const { kind, items = [] } = values ?? {};
  if (kind === "bitmask") return { ...keywords, ...sumKeywords(items, type, nullable) };
  if ((kind !== "codes" && kind !== "open") || !isWhollyKnown(items, type)) return keywords;
  const all = enumKeyword(fittingValues(items, type), nullable);
  return kind === "open" ? { ...all, ...labelKeyword(items) } : { ...all, ...keywords };
}

const enumKeyword = (values: readonly (string | number)[], nullable: boolean): JsonSchema => ({
  enum: nullable ? [...values, null] : values,
});

/**
 * JSON Schema cannot look at the bits of a number. Where the documented flags leave no gap, as those of weekdays do, a
 * range says the same; else all sums are listed, or where they are too many, only the greatest is told.
 */
function sumKeywords(items: readonly ValueItem[], type: JsonType, nullable: boolean): JsonSchema {
  const flags = flagsOf(items, type);
  if (flags === undefined) return {};
  const sums = flags.length > MOST_FLAGS ? undefined : sumsOf(flags);
  const all = flags.reduce((sum, flag) => sum + flag, 0);
  if (sums === undefined || sums.length === all + 1) return { minimum: 0, maximum: all };
  return enumKeyword(sums, nullable);
}

/** The single bits of all documented numbers, the least first; undefined where those are no whole numbers. */
function flagsOf(items: readonly ValueItem[], type: JsonType): readonly number[] | undefined {
  const isKnown = type === "integer" && items.length > 0 && isWhollyKnown(items, type);
  const numbers = fittingValues(items, type).filter((value) => typeof value === "number");
  if (!isKnown || numbers.some((number) => number < 0 || !Number.isSafeInteger(number))) return undefined;
  const bits = numbers.reduce((sum, number) => sum | BigInt(number), 0n);
  return Array.from(bits.toString(2))
    .toReversed()
    .flatMap((bit, at) => (bit === "1" ? [2 ** at] : []));
}

const sumsOf = (flags: readonly number[]): readonly number[] =>
  flags.reduce<readonly number[]>((sums, flag) => [...sums, ...sums.map((sum) => sum + flag)], [0]);
