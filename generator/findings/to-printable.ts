/** What a terminal would act on or hide: control characters, and marks that turn the direction of writing. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/**
 * Makes text from pages, paths and other people's files safe for a terminal: what is not for reading is spelt out
 * (`\u001b`). Line feeds and tabs stay.
 */
export function toPrintable(text: string): string {
  return text.replace(UNPRINTABLE, (char) => {
    if (char === "\n" || char === "\t") return char;
    return `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
}
