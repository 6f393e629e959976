import type { Random } from "../random.ts";

const NIL = "00000000-0000-0000-0000-000000000000";
const HALF = 0.5;

/** A LUID anyone can see is made up; two of equal numbers are equal. @example "0000002a-0000-4000-8000-00000000002a" */
export function luidText(number: number): string {
  const digits = number.toString(16);
  return `${digits.padStart(8, "0")}-0000-4000-8000-${digits.padStart(12, "0")}`;
}

/** A LUID in one of the spellings that occur: lower case, upper case, and, where asked for, the nil one. */
export function anyLuidText(random: Random, unusual: boolean): string {
  return unusual ? NIL : inEitherCase(luidText(random.word()), random);
}

/** The same LUID in lower or upper case: records have both, and joins need a case fold. */
export const inEitherCase = (luid: string, random: Random): string =>
  random.chance(HALF) ? luid.toUpperCase() : luid.toLowerCase();
