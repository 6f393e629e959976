import { quote } from "../findings/quote.ts";
import { UserError } from "../findings/user-error.ts";
import { htmlTitle, isHtmlDocument } from "./html-document.ts";

const EXPECTED = "expected a reference page as Markdown with HTML tables";

/**
 * Refuses a text that no reader knows, and says what it seems to be.
 *
 * @throws UserError always
 */
export function refuseUnknownForm(file: string, text: string): never {
  if (isHtmlDocument(text)) throw new UserError(`${file}: ${describeHtml(text)}; ${EXPECTED}; fetch the page again`);
  throw new UserError(
    `${file}: is no reference page: it has neither front matter nor a heading nor a table; ` +
      `${EXPECTED}; leave the file out or give the page`,
  );
}

function describeHtml(text: string): string {
  const title = htmlTitle(text);
  const titled = title === undefined ? "" : `, titled ${quote(title)}`;
  return `is an HTML page${titled}, perhaps an error page that was saved as the page`;
}
