/** Control characters, marks that can't be seen or that turn the direction of writing, halves of surrogate pairs. */
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]/gu;
const LONGEST = 100;

/** Text from a record, fit for one line of a log or a terminal: cut, and what is not for reading is spelt out. */
export function printable(text: string): string {
  const cut = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  return cut.replace(UNPRINTABLE, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
}
