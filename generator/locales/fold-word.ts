/**
 * Brings a printed word or short text into the form in which words are compared: composed (NFC), lower case, one space
 * for any white space, the straight apostrophe for the typographic one.
 *
 * Thai sara am (U+0E33) is one character on the page; copies that went through a compatibility normal form hold it as
 * U+0E4D U+0E32, which no canonical form puts together again, so it is done here.
 *
 * @param text as printed
 * @returns the folded text; equal for two texts exactly where they are the same words
 */
export function foldWord(text: string): string {
  return text
    .normalize("NFC")
    .replace(/\u0E4D\u0E32/gu, "\u0E33")
    .replace(/[\u2018\u2019]/gu, "'")
    .replace(/\s+/gu, " ")
    .trim()
    .toLowerCase();
}
