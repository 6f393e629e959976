import type { Page } from "./page.ts";

/** One form in which pages come. Another form is another reader beside the ones there are. */
export interface PageReader {
  /** For messages. @example "portal markdown" */
  readonly form: string;
  /** Tells from the decoded text (LF line ends, no byte order mark) whether a page has this form. */
  recognises(text: string): boolean;
  /**
   * Reads a page of this form.
   *
   * @throws UserError where the page is broken in a way that would lose facts
   */
  read(file: string, text: string): Page;
}
