/** Tells whether a word, in lower case and ASCII, is in a list. */
export type WordList = (word: string) => boolean;

const ENTRY_END = /[/\t\r\n]/u;

/**
 * Makes a word list of a hunspell dictionary. Base forms are enough: a page that translates a name prints a noun in its
 * base form. Building a speller of a Romance language takes seconds, for its affix rules; looking a line up among those
 * of the same first letter takes some microseconds.
 *
 * @param text the dictionary, byte by byte (latin1): only words in ASCII can be taken for English
 */
export function wordList(text: string): WordList {
  const byLetter = linesByLetter(text);
  return (word) => {
    const lines = byLetter.get(word.charAt(0)) ?? "";
    const line = `\n${word}`;
    for (let at = lines.indexOf(line); at >= 0; at = lines.indexOf(line, at + 1)) {
      if (ENTRY_END.test(lines.charAt(at + line.length) || "\n")) return true;
    }
    return false;
  };
}

/** The lines of each first letter, each behind a line feed. Dictionaries are sorted, so they stand in few stretches. */
function linesByLetter(text: string): ReadonlyMap<string, string> {
  const stretches = new Map<string, string[]>();
  let start = 0;
  for (let line = 0; line >= 0; line = text.indexOf("\n", line + 1)) {
    const letter = text.charAt(start + 1);
    if (text.charAt(line + 1) === letter) continue;
    stretches.set(letter, [...(stretches.get(letter) ?? []), text.slice(start, line)]);
    start = line;
  }
  const last = text.charAt(start + 1);
  stretches.set(last, [...(stretches.get(last) ?? []), text.slice(start)]);
  return new Map([...stretches].map(([letter, parts]) => [letter, parts.join("")]));
}
