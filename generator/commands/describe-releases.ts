import { distillPage } from "../distill/distill-page.ts";
import { UserError } from "../findings/user-error.ts";
import { SCOPES, type Model } from "../model/model.ts";
import { readPage } from "../read/read-page.ts";
import { plainText } from "../read/plain-text.ts";
import type { Describer } from "../reconcile/describe/describer.ts";
import { describeModel } from "../reconcile/describe/describe-model.ts";
import { pageDescriber } from "../reconcile/describe/page-describer.ts";
import { projectDescriber } from "../reconcile/describe/project-describer.ts";
import type { PrintedReference } from "../scrape/printed-reference.ts";
import { scrape } from "../scrape/scrape.ts";
import type { CompiledPages } from "./compile-pages.ts";
import type { SelectedRelease } from "./select-releases.ts";

/** Releases with descriptions, and where the locale has no page of a release, one line each, for stderr. */
export interface DescribedReleases {
  readonly releases: readonly SelectedRelease[];
  readonly gaps: readonly string[];
}

/** Describes nothing. */
const NOBODY: Describer = { event: () => undefined, attribute: () => undefined };

/**
 * Puts descriptions and themes into the models of releases.
 *
 * @param descriptions `project` for our own words, `none`, or the locale of pages whose prose describes
 * @throws UserError (exit code 3) where no page of the locale is at hand, or none that holds prose
 */
export function describeReleases(
  releases: readonly SelectedRelease[],
  compiled: CompiledPages,
  descriptions: string,
): DescribedReleases {
  const themes = new Map(compiled.themes.flatMap(({ key, events }) => events.map((event) => [event, key] as const)));
  const isLocale = descriptions !== "project" && descriptions !== "none";
  if (isLocale) demandProse(compiled, descriptions);
  const describerOf = (model: Model): Describer => {
    if (isLocale) return localeDescriber(model, compiled, descriptions);
    return descriptions === "none" ? NOBODY : projectDescriber(compiled.descriptions);
  };
  return {
    releases: releases.map((release) => ({
      ...release,
      model: describeModel(release.model, { describer: describerOf(release.model), themes }),
    })),
    gaps: isLocale ? releases.flatMap(({ model }) => tellGaps(model, compiled, descriptions)) : [],
  };
}

const localeDescriber = (model: Model, { reconciliation }: CompiledPages, locale: string): Describer =>
  pageDescriber(reconciliation.scopes, {
    locale,
    releaseOf: (scope) => model.references[scope]?.documentedIn,
  });

/** Distilled pages hold no sentence: silence would look as if the publisher had none. */
function demandProse({ pages, pageOf }: CompiledPages, locale: string): void {
  const own = pages.filter((page) => page.locale === locale);
  if (own.length === 0) {
    const found = [...new Set(pages.map((page) => page.locale))].join(", ");
    throw new UserError(
      `--descriptions ${locale}: no page of ${locale} is at hand (found: ${found}); add it with --docs`,
    );
  }
  const isDistilled = (printed: PrintedReference): boolean => {
    const page = pageOf.get(printed);
    if (page === undefined) return false;
    const facts = scrape(readPage(printed.file, new TextEncoder().encode(distillPage(page, printed))));
    return proseOf(facts) === proseOf(printed);
  };
  if (own.every(isDistilled)) {
    throw new UserError(
      `--descriptions ${locale}: ${own.map(({ file }) => file).join(", ")}: distilled, without prose; name a folder of full pages with --docs`,
    );
  }
}

const proseOf = ({ common, events }: PrintedReference): string =>
  [
    ...[...common, ...events.flatMap(({ attributes }) => attributes)].map(({ description }) => plainText(description)),
    ...events.map(({ text }) => plainText(text)),
  ].join("\n");

/** What of a release is described by the pages of another one, or not at all. */
function tellGaps({ release, references }: Model, { pages }: CompiledPages, locale: string): readonly string[] {
  return SCOPES.flatMap((scope) => {
    const documentedIn = references[scope]?.documentedIn;
    const own = pages.filter((page) => page.locale === locale && page.scope === scope).map((page) => page.release);
    if (documentedIn === undefined || own.includes(documentedIn)) return [];
    const gap = `${release}: no ${scope} page of ${locale} is at hand`;
    const [other] = own;
    return other === undefined
      ? [`${gap}; its ${scope} events stay without description`]
      : [`${gap}; that of release ${other} describes its ${scope} events, as far as it has them`];
  });
}
