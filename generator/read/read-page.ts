import { decodeText } from "./decode-text.ts";
import type { PageReader } from "./page-reader.ts";
import type { Page } from "./page.ts";
import { portalMarkdown } from "./portal-markdown/portal-markdown.ts";
import { refuseUnknownForm } from "./refuse-unknown-form.ts";

const READERS: readonly PageReader[] = [portalMarkdown];

/**
 * Reads a page by the reader for what the page is; its name does not matter.
 *
 * @param file the path by which findings and messages name the page
 * @param bytes the file's content
 * @returns the page's front matter and blocks, with places; the same whether lines end in LF or CRLF
 * @throws UserError where the file is empty, binary, cut off, or no reference page of a known form
 */
export function readPage(file: string, bytes: Uint8Array): Page {
  const text = decodeText(file, bytes);
  const reader = READERS.find((candidate) => candidate.recognises(text));
  return reader === undefined ? refuseUnknownForm(file, text) : reader.read(file, text);
}
