import { UserError } from "../findings/user-error.ts";
import { localeByTag } from "../locales/locales.ts";
import { compareText } from "../model/compare-text.ts";
import type { PrintedReference } from "../scrape/printed-reference.ts";
import type { Source } from "./aligned.ts";

/**
 * Brings pages into an order that does not depend on the names or the order of files, and drops copies: a page that is
 * given twice, whole and distilled perhaps, testifies once.
 *
 * @throws UserError where two different pages claim the same scope, product, release and locale
 */
export function selectSources(pages: readonly PrintedReference[]): readonly Source[] {
  const sorted = [...pages].sort((a, b) => compareText(pageKey(a), pageKey(b)) || compareText(a.file, b.file));
  const distinct = sorted.filter((page, i) => {
    const before = sorted[i - 1];
    if (before === undefined || pageKey(before) !== pageKey(page)) return true;
    demandCopy(before, page);
    return false;
  });
  return distinct.map((page) => ({ page, locale: localeByTag(page.locale) }));
}

function pageKey({ scope, product, release, locale }: PrintedReference): string {
  return [scope, product, release, locale].join("\n");
}

function demandCopy(first: PrintedReference, second: PrintedReference): void {
  if (printedFacts(first) === printedFacts(second)) return;
  const what = `${second.scope} events, ${second.release}, ${second.locale}`;
  throw new UserError(
    `${first.file} and ${second.file}: two different pages say that they are the same page (${what}); ` +
      "leave one out, or give one another release in its front matter (`version: …`)",
  );
}

function printedFacts({ common, events }: PrintedReference): string {
  const rows = (table: PrintedReference["common"]): unknown => table.map(({ name, type }) => [name.text, type?.text]);
  return JSON.stringify([rows(common), events.map((event) => [event.name.text, rows(event.attributes)])]);
}
