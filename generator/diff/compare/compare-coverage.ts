import type { PrintedName } from "../../model/model.ts";
import type { Change } from "../change.ts";
import type { Comparison } from "./field-rules.ts";
import { makeChange, type Places } from "./make-change.ts";
import { printedOn } from "./principal-pages.ts";

/** What two rows, or two events, are compared with. */
export interface RowComparison extends Comparison {
  /** The locales whose pages have that of which the row is a part; undefined where that is the page itself. */
  readonly seenAround: {
    readonly before: readonly string[] | undefined;
    readonly after: readonly string[] | undefined;
  };
}

/** The same places, on the page of a locale. */
const onPage = ({ from, to }: Places, locale: string): Places => ({ from: { ...from, locale }, to: { ...to, locale } });

/** What pages that both models rest on print in the place of a name: a change for each locale where it differs. */
export function comparePrinted(
  kind: "event.printed" | "attribute.printed",
  before: readonly PrintedName[] | undefined,
  after: readonly PrintedName[] | undefined,
  { basis, places }: Comparison,
): readonly Change[] {
  if (before === undefined && after === undefined) return [];
  return basis.pages.flatMap((pages) => {
    const [was, is] = [printedOn(pages.before, before), printedOn(pages.after, after)];
    return was === is ? [] : [makeChange(kind, { ...onPage(places, pages.locale), before: was, after: is })];
  });
}

/**
 * What pages that both models rest on lack: a change for each locale. A page that lacks an event lacks its rows too, which
 * is no news of them.
 */
export function compareMissing(
  kind: "event.missingIn" | "attribute.missingIn",
  before: readonly string[],
  after: readonly string[],
  { basis, places, seenAround }: RowComparison,
): readonly Change[] {
  return basis.pages.flatMap(({ locale }) => {
    const was = isMissing(locale, before, seenAround.before);
    const is = isMissing(locale, after, seenAround.after);
    return was === is ? [] : [makeChange(kind, { ...onPage(places, locale), before: was, after: is })];
  });
}

const isMissing = (locale: string, seenIn: readonly string[], around: readonly string[] | undefined) =>
  (around?.includes(locale) ?? true) && !seenIn.includes(locale) ? true : undefined;
