import type { PrintedName } from "../../model/model.ts";
import type { SharedPage } from "../compare/basis.ts";
import { printedOn, type PrincipalPage } from "../compare/principal-pages.ts";
import type { Named } from "./pairing.ts";
import type { Evidence } from "./weigh-evidence.ts";

/** A thing that pages print. */
export interface Printable extends Named {
  readonly printed?: readonly PrintedName[];
  readonly seenIn: readonly string[];
}

/** A page that prints the same as before has not changed: the name is another because it was decided anew. */
const FIRST_PAGE = 0.75;
const FURTHER_PAGE = 0.3;

/** What the pages of one model print for a thing, whether it is the name or stands in its place. */
export const textsOf = (thing: Printable, pages: readonly SharedPage[], side: "before" | "after"): readonly string[] =>
  pages.map((shared) => textOn(shared[side], thing)).flatMap((text, i) => (text === undefined ? [] : `${i} ${text}`));

/** The pages that both models rest on and that print the same for two things. */
export function printedEvidence(
  before: Printable,
  after: Printable,
  pages: readonly SharedPage[],
): readonly Evidence[] {
  const same = pages.filter((shared) => {
    const text = textOn(shared.before, before);
    return text !== undefined && text === textOn(shared.after, after);
  });
  return same.map(({ locale }, i) => ({ by: `printed:${locale}`, weight: i === 0 ? FIRST_PAGE : FURTHER_PAGE }));
}

const textOn = (page: PrincipalPage, { name, printed, seenIn }: Printable): string | undefined =>
  seenIn.includes(page.page.locale) ? (printedOn(page, printed) ?? name) : undefined;
