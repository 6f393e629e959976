import { compareText } from "../../model/compare-text.ts";
import type { PageReference, Reference, Scope } from "../../model/model.ts";
import type { Change } from "../change.ts";
import type { Basis } from "./basis.ts";
import { comparer } from "./field-rules.ts";
import { makeChange } from "./make-change.ts";
import { principalPages } from "./principal-pages.ts";

const compareParts = comparer<PageReference>({
  locale: "identity",
  release: "not compared",
  url: "page.url",
  contentHash: "page.contentHash",
});

/**
 * Compares the pages that two references rest on, by locale. A reference without pages, as in `history/`, tells nothing of
 * them.
 */
export function comparePages(scope: Scope, before: Reference, after: Reference, basis: Basis): readonly Change[] {
  const [was, is] = [principalPages(before), principalPages(after)];
  if (was.size === 0 || is.size === 0) return [];
  const locales = [...new Set([...was.keys(), ...is.keys()])].sort(compareText);
  return locales.flatMap((locale) => {
    const [left, come] = [was.get(locale)?.page, is.get(locale)?.page];
    const place = { scope, locale };
    if (left !== undefined && come !== undefined) {
      return compareParts(left, come, { basis, places: { from: place, to: place } });
    }
    if (left !== undefined) return [makeChange("page", { from: place, before: left })];
    return [makeChange("page", { to: place, after: come })];
  });
}
