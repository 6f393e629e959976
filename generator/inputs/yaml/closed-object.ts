import { distance } from "fastest-levenshtein";
import * as v from "valibot";

/**
 * An object with these keys and no others; a key that is not among them is refused with the closest one that is.
 *
 * @param entries - The schema of each key.
 * @returns A valibot schema whose messages speak to the one who wrote the file.
 */
export function closedObject<const E extends v.ObjectEntries>(
  entries: E,
): v.StrictObjectSchema<E, (issue: v.StrictObjectIssue) => string> {
  const keys = Object.keys(entries);
  return v.strictObject(entries, (issue) => {
    if (issue.expected === "never") return unknownWord("key", issue.received, keys);
    if (issue.received === "undefined") return `the key ${issue.expected} is missing`;
    return `expected an entry with the keys ${keys.join(", ")}, found ${nameOf(issue.input)}`;
  });
}

/**
 * One of a few words; another one is refused with the closest that is allowed.
 *
 * @param words - The words, in the order in which messages list them.
 */
export function oneOf<const W extends readonly string[]>(
  words: W,
): v.PicklistSchema<W, (issue: v.PicklistIssue) => string> {
  return v.picklist(words, (issue) => unknownWord("value", issue.received, words));
}

/** What a value is called in a message. */
export function nameOf(value: unknown): string {
  if (value === null || value === undefined) return "nothing";
  if (Array.isArray(value)) return "a list";
  return typeof value === "object" ? "an entry with keys" : JSON.stringify(value);
}

function unknownWord(what: string, received: string, allowed: readonly string[]): string {
  const close = allowed.find((word) => distance(JSON.stringify(word), received) <= 2);
  const hint = close === undefined ? "" : `; did you mean "${close}"?`;
  return `unknown ${what} ${received}${hint} (allowed: ${allowed.join(", ")})`;
}
