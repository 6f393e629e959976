/** A whole number, its thousands set apart by a blank (`10 000`), which is no part of a word or of a number with decimals. */
export const NUMBER = String.raw`(?<![\p{L}\p{N}_.,])\d{1,15}(?: \d{3})*(?![\p{L}\p{N}_]|[.,]\d)`;

/** The value of such a number. */
export function numberOf(text: string): number {
  return Number(text.replaceAll(" ", ""));
}
