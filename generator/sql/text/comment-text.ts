// Line breaks of every kind, control characters, and white space but for the single space between two words.
const NOT_ONE_SPACE = /[\s\u0000-\u001f\u007f-\u009f]{2,}|[^\S ]|[\u0000-\u001f\u007f-\u009f]/g;

/**
 * Makes a text fit into a comment: on one line, without control characters, and where it is too long cut after a whole
 * word, with an ellipsis that says so.
 *
 * @param text - Any text, hostile ones too; it is not yet quoted.
 * @param maximumLength - In Unicode characters; Glue, for example, takes 255.
 */
export function commentText(text: string, maximumLength: number = Infinity): string {
  const line = text.replaceAll(NOT_ONE_SPACE, " ").trim();
  if (line.length <= maximumLength) return line;
  // By code points: a cut between two halves of a surrogate pair leaves a broken character.
  const characters = Array.from(line);
  if (characters.length <= maximumLength) return line;
  const head = characters.slice(0, maximumLength - 1);
  const end = characters[head.length] === " " ? head.length : head.lastIndexOf(" ");
  return `${head
    .slice(0, end > 0 ? end : head.length)
    .join("")
    .trimEnd()}…`;
}
