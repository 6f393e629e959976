/** A document starts with its doctype or root element, at most after comments and an XML declaration. */
const DOCUMENT_START = /^\s*(?:<!--[^]*?-->\s*|<\?xml\b[^>]*>\s*)*<(?:!doctype\s+html|html)\b/iu;

/** Tells whether a text is a whole HTML document, as a site serves it: a page of help or an error page. */
export function isHtmlDocument(text: string): boolean {
  return DOCUMENT_START.test(text);
}

/**
 * The title of an HTML document, as it stands in the source with white space collapsed: untrusted text.
 *
 * @returns undefined where there is none
 */
export function htmlTitle(text: string): string | undefined {
  const title = /<title\b[^>]*>([^<]*)/iu.exec(text)?.[1]?.replace(/\s+/gu, " ").trim();
  return title === "" ? undefined : title;
}
