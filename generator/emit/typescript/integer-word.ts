/** What a whole number becomes in TypeScript: `bigint` is for those who parse with a JSON parser that keeps integers. */
export const INTEGER_WORDS = ["number", "bigint"] as const;

export type IntegerWord = (typeof INTEGER_WORDS)[number];

/** A number as a literal of a word. @example numberText(9, "bigint") // "9n" */
export const numberText = (value: number, word: IntegerWord): string =>
  word === "bigint" ? `${BigInt(value).toString()}n` : String(value);
