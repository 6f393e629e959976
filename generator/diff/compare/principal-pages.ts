import { compareText } from "../../model/compare-text.ts";
import type { PageReference, PrintedName, Reference } from "../../model/model.ts";

/** The page of a locale that a reference is compared by. */
export interface PrincipalPage {
  readonly page: PageReference;
  /** Whether the reference rests on no other page of the locale. */
  readonly isAlone: boolean;
}

/**
 * The page of each locale that a reference is compared by. All releases are reconciled together, so a reference can rest
 * on two pages of a locale: then it is the one of the release whose pages document it.
 */
export function principalPages({ pages, documentedIn }: Reference): ReadonlyMap<string, PrincipalPage> {
  const byLocale = new Map<string, PrincipalPage>();
  for (const page of pages) {
    const rival = byLocale.get(page.locale)?.page;
    const first = rival === undefined || comesBefore(page, rival, documentedIn) ? page : rival;
    byLocale.set(page.locale, { page: first, isAlone: rival === undefined });
  }
  return byLocale;
}

function comesBefore(page: PageReference, rival: PageReference, documentedIn: string): boolean {
  const isOwn = page.release === documentedIn;
  return isOwn === (rival.release === documentedIn) ? compareText(page.release, rival.release) < 0 : isOwn;
}

/**
 * What a page prints in the place of a name.
 *
 * @returns undefined where it prints the name itself, or nothing
 */
export function printedOn(
  { page, isAlone }: PrincipalPage,
  printed: readonly PrintedName[] | undefined,
): string | undefined {
  if (printed === undefined) return undefined;
  const texts = printed
    .filter(({ locale, release }) => locale === page.locale && (isAlone || release === page.release))
    .map(({ as }) => as);
  return texts.reduce<string | undefined>((first, as) => (first === undefined || as < first ? as : first), undefined);
}
