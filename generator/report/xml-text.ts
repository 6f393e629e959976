/** What XML 1.0 does not allow at all, not even escaped. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const MARKUP = /[&<>"'\t\n\r]/gu;

/** Writes a text into an attribute or an element of XML; characters that XML cannot hold are left out. */
export function xmlText(text: string): string {
  return text.replaceAll(FORBIDDEN, "").replaceAll(MARKUP, (character) => `&#${character.charCodeAt(0)};`);
}
