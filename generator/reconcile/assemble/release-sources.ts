import type { Sources } from "../../inputs/sources.ts";
import { compareText } from "../../model/compare-text.ts";
import type { Product } from "../../scrape/printed-reference.ts";
import type { Source } from "../aligned.ts";
import type { ResolvedScope } from "../resolved.ts";

/** The pages that document one scope of one release. */
export interface Documentation {
  readonly release: string;
  readonly product: Product;
  readonly isOwn: (source: Source) => boolean;
}

/** The releases that pages at hand document: those of `sources.yaml` in its order, then the others by name. */
export function documentedReleases(scopes: readonly ResolvedScope[], { releases }: Sources): readonly string[] {
  const found = new Set(scopes.flatMap(({ sources }) => sources.map(({ page }) => page.release)));
  const listed = releases.map(({ name }) => name).filter((name) => found.has(name));
  const others = [...found].filter((name) => !listed.includes(name)).sort(compareText);
  return [...listed, ...others];
}

/**
 * Finds the pages that document a scope of a release: its own, else those of the release that `sources.yaml` names as
 * its fallback. Pages of Tableau Cloud go before pages of Tableau Server; undefined where there is neither.
 */
export function findDocumentation(
  { sources }: ResolvedScope,
  release: string,
  { releases }: Sources,
): Documentation | undefined {
  const fallback = releases.find(({ name }) => name === release)?.fallback;
  for (const candidate of fallback === undefined ? [release] : [release, fallback]) {
    for (const product of ["cloud", "server"] as const) {
      const isOwn = ({ page }: Source): boolean => page.release === candidate && page.product === product;
      if (sources.some(isOwn)) return { release: candidate, product, isOwn };
    }
  }
  return undefined;
}
