/** The pairs of quotation marks in which values stand, in any of the languages. */
const PAIRS: readonly (readonly [string, string])[] = [
  ["'", "'"],
  ['"', '"'],
  ["“", "”"],
  ["‘", "’"],
  ["«", "»"],
  ["„", "“"],
  ["„", "”"],
  ["”", "”"],
  ["’", "’"],
  ["「", "」"],
  ["『", "』"],
  ["»", "«"],
];

/**
 * Takes a text out of its quotation marks.
 *
 * @returns undefined where it does not stand in a pair of them
 */
export function unquote(text: string): string | undefined {
  const pair = PAIRS.find(([open, close]) => text.length > 2 && text.startsWith(open) && text.endsWith(close));
  if (pair === undefined) return undefined;
  const inner = text.slice(1, -1);
  return PAIRS.some(([open, close]) => inner.includes(open) || inner.includes(close)) &&
    !/^[^'’]+['’]?[^'’]*$/u.test(inner)
    ? undefined
    : inner.trim();
}
