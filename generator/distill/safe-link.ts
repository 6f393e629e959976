/**
 * Tells whether a link leads to a page: over http or https, to a heading, or to a place on the same site. Addresses with
 * another scheme (`javascript:`) are none.
 */
export function isSafeLink(url: string): boolean {
  return /^(?:https?:\/\/|[^:]*$|[^:/?#]*[/?#])/iu.test(url) && url.trim() !== "";
}

/** Writes an address without any character that ends or opens something in Markdown or HTML, `&` apart. */
export function encodeLink(url: string): string {
  return url.replace(/[\s<>()[\]\\"'`|\p{Cc}]/gu, percentEncode);
}

function percentEncode(character: string): string {
  const bytes = [...new TextEncoder().encode(character)];
  return bytes.map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`).join("");
}
