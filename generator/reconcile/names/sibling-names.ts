import { splitWords } from "./split-words.ts";

/** A prefix that says which of two settings is meant, the old or the new one. */
const PREFIX = /^(?:old|new)(?=[A-Z])/u;
const COUNTERPART: Readonly<Record<string, string>> = { old: "new", new: "old" };

/** Does a printed text begin like one of two settings? Only then is it worth to ask for siblings. */
export function mayHaveSibling(text: string): boolean {
  return PREFIX.test(text);
}

/**
 * Names that sure siblings suggest for a half-translated row: `newExplorerCapacity` suggests `oldExplorerCapacity` for
 * `oldExplorerCapacidade`. The printed text must begin like the suggestion and have as many words.
 *
 * @param printed what pages print in the row
 * @param sure the sure names of the table
 */
export function siblingNames(printed: readonly string[], sure: readonly string[]): readonly string[] {
  return printed
    .flatMap((text) => sure.flatMap(counterpart).filter((name) => beginsAlike(text, name)))
    .filter((name) => !sure.includes(name));
}

function counterpart(name: string): readonly string[] {
  const prefix = PREFIX.exec(name)?.[0];
  return prefix === undefined ? [] : [(COUNTERPART[prefix] ?? "") + name.slice(prefix.length)];
}

/** At least the prefix and one word more are printed in English already. */
function beginsAlike(text: string, name: string): boolean {
  if (text === name) return false;
  const [left, right] = [splitWords(text), splitWords(name)];
  return left.length === right.length && left.length > 2 && left[0] === right[0] && left[1] === right[1];
}
