const MAX_WORDS = 12;
const MAX_CODE_WORDS = 4;
const MAX_HAN = 24;
const MAX_CODE_HAN = 12;
const HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/gu;
const SENTENCE_END = /[.!?…]\s+\S|[。！？]./u;

/**
 * Tells whether a text is a short label, such as a page's title or a value's name, and no sentence.
 *
 * @param text one line
 */
export function isLabel(text: string): boolean {
  return isShort(text, MAX_WORDS, MAX_HAN) && !SENTENCE_END.test(text);
}

/** Tells whether a text can be the label of a code: it has a letter, and at most four words or twelve characters of Han. */
export function isCodeLabel(text: string): boolean {
  return /\p{L}/u.test(text) && isShort(text, MAX_CODE_WORDS, MAX_CODE_HAN);
}

function isShort(text: string, words: number, characters: number): boolean {
  return text !== "" && text.split(/\s+/u).length <= words && (text.match(HAN)?.length ?? 0) <= characters;
}
