/** A run of text with its lower-case twin: what stands at an offset of the one stands at the same offset of the other. */
export interface FoldedText {
  /** Composed, with single spaces. */
  readonly text: string;
  readonly lower: string;
}

/**
 * Brings text of a page into the form in which phrases are looked for. Thai sara am is put together as in `foldWord`.
 *
 * @param text as printed
 */
export function foldText(text: string): FoldedText {
  const composed = UNEVEN.test(text) ? even(text) : text.normalize("NFC");
  // A typographic apostrophe is as long as a straight one.
  return { text: composed, lower: toLower(composed).replace(/[‘’]/gu, "'") };
}

/** What is not yet as it must be, the Unicode form apart: nearly all text is. */
const UNEVEN = /^ | $| {2}|[^\S ]|\p{Cc}|\u0E4D/u;

function even(text: string): string {
  return text
    .normalize("NFC")
    .replace(/\u0E4D\u0E32/gu, "\u0E33")
    .replace(/\s+/gu, " ")
    .replace(/\p{Cc}/gu, "")
    .trim();
}

/** A few letters become two in lower case; they stay as they are, for offsets must not move. */
function toLower(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return Array.from(text, (letter) =>
    letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter,
  ).join("");
}

const SPACED_LETTER = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}\p{Nd}_]/u;
const UPPER = /\p{Lu}/u;

/** Tells whether a word may begin or end at an offset. Scripts without blanks part no words, so it may there. */
export function isWordEdge(text: string, at: number): boolean {
  if (!isWordLetter(text.charAt(at - 1)) || !isWordLetter(text.charAt(at))) return true;
  // The pages lose the blank between two sentences, now and then with the full stop: `segundosSe usa`, `UUIDUsado`.
  if (!UPPER.test(text.charAt(at)) || text.charAt(at) === text.charAt(at).toLowerCase()) return false;
  return !UPPER.test(text.charAt(at - 1)) || isLowerLetter(text.charAt(at + 1));
}

function isWordLetter(letter: string): boolean {
  return letter !== "" && SPACED_LETTER.test(letter);
}

function isLowerLetter(letter: string): boolean {
  return /\p{Ll}/u.test(letter);
}
