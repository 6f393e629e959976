/** Characters that take two columns of a terminal: names are shown in their own script. */
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303F\uFF01-\uFF60\uFFE0-\uFFE6]/u;
/** Marks that take none: the vowels and tones above and below Thai letters, combining accents. */
const NARROW = /[\p{Mn}\p{Me}\p{Cf}]/u;

/** How many columns of a terminal a text takes. */
export function displayWidth(text: string): number {
  let width = 0;
  for (const character of text) width += WIDE.test(character) ? 2 : NARROW.test(character) ? 0 : 1;
  return width;
}
