import type { Attribute, Unit } from "../../model/model.ts";
import type { Random } from "../random.ts";

/** How many numbers usual values are drawn from, by unit. */
const USUAL_LIMITS: { readonly [U in Unit]: number } = {
  bytes: 5_000_000_000,
  milliseconds: 600_000,
  seconds: 7200,
  percent: 101,
};
const USUAL_LIMIT = 100_000;

/** Whole numbers that are valid and that 32 bits, or a loss of precision, would spoil. */
const UNUSUAL_INTEGERS: readonly [number, ...number[]] = [
  0,
  2 ** 31 - 1,
  2 ** 31,
  3_221_225_472,
  2 ** 32,
  2 ** 40 + 1,
  Number.MAX_SAFE_INTEGER,
];
const UNUSUAL_FLOATS: readonly [number, ...number[]] = [0, 100, 0.1, 1e-7, 12.345678901234567, 3_221_225_472.5];

/** A whole number that an attribute without documented values can have: 0 or more, up to 2^53 - 1. */
export function makeInteger({ unit }: Attribute, random: Random, unusual: boolean): number {
  if (unusual) return random.pick(UNUSUAL_INTEGERS);
  return random.below(unit === undefined ? USUAL_LIMIT : USUAL_LIMITS[unit]);
}

/** A number that need not be whole, though it often is. */
export function makeFloat(attribute: Attribute, random: Random, unusual: boolean): number {
  if (unusual) return random.pick(UNUSUAL_FLOATS);
  const limit = USUAL_LIMITS[attribute.unit ?? "percent"];
  return random.below(limit * 100) / 100;
}

/** The ends of a documented range; an open end is 1000 away from the other, or from 0. */
export function rangeOf({ values }: Attribute): { readonly minimum: number; readonly maximum: number } {
  const span = 1000;
  const minimum = values?.minimum ?? Math.min(0, (values?.maximum ?? 0) - span);
  return { minimum, maximum: values?.maximum ?? Math.max(minimum, 0) + span };
}
