const MAX_LENGTH = 80;

/** What must not reach a terminal or a report as it stands: controls, line ends, bidi and zero-width marks, half surrogates. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}"\\]/gu;

/**
 * Quotes text of a page or a log for a message. Pages are untrusted: what they print may hold terminal codes.
 *
 * @param text as printed
 * @returns the text in double quotes, escaped as in JSON, cut to 80 characters with an ellipsis
 */
export function quote(text: string): string {
  const characters = Array.from(text.length > 4 * MAX_LENGTH ? text.slice(0, 4 * MAX_LENGTH) : text);
  const cut = characters.length > MAX_LENGTH ? `${characters.slice(0, MAX_LENGTH - 1).join("")}…` : characters.join("");
  return `"${cut.replace(UNSAFE, escapeCharacter)}"`;
}

function escapeCharacter(character: string): string {
  if (character === '"' || character === "\\") return `\\${character}`;
  const units = character.split("").map((unit) => unit.charCodeAt(0).toString(16).padStart(4, "0"));
  return units.map((unit) => `\\u${unit}`).join("");
}
