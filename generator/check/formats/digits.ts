const ZERO = 0x30;

/** The number that two ASCII digits spell, or -1 where others stand there or the text ends. */
export function twoDigits(text: string, at: number): number {
  const tens = text.charCodeAt(at) - ZERO;
  const ones = text.charCodeAt(at + 1) - ZERO;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : -1;
}

/** The place of the first character from `at` on that is no ASCII digit. */
export function skipDigits(text: string, at: number): number {
  let end = at;
  while (isDigit(text.charCodeAt(end))) end++;
  return end;
}

/** True for the code of an ASCII digit. */
export const isDigit = (code: number): boolean => code >= ZERO && code <= ZERO + 9;

/** 1 at the code of each hexadecimal digit. A look-up is twice as fast as comparing, and most texts are UUIDs. */
const HEX_DIGITS: Uint8Array = Uint8Array.from({ length: 0x80 }, (_, code) =>
  /[\da-f]/i.test(String.fromCharCode(code)) ? 1 : 0,
);

/** True for the code of a hexadecimal digit, in either case. */
export const isHexDigit = (code: number): boolean => HEX_DIGITS[code] === 1;
