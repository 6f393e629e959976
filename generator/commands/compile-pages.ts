import { UserError } from "../findings/user-error.ts";
import { findInputs } from "../inputs/find-inputs.ts";
import type { HandWrittenName } from "../inputs/hand-written.ts";
import { readHistory } from "../inputs/history.ts";
import type { InputFile } from "../inputs/input-file.ts";
import { readDocs } from "../inputs/read-docs.ts";
import { localeByTag } from "../locales/locales.ts";
import type { Model } from "../model/model.ts";
import type { Page } from "../read/page.ts";
import { readPage } from "../read/read-page.ts";
import type { Lexicon } from "../reconcile/lexicon/lexicon.ts";
import { loadLexicon } from "../reconcile/lexicon/load-lexicon.ts";
import { reconcile, type Reconciliation } from "../reconcile/reconcile.ts";
import type { PrintedReference } from "../scrape/printed-reference.ts";
import { scrape } from "../scrape/scrape.ts";
import { readHandWritten, type HandWritten } from "./read-hand-written.ts";

/** What the pages at hand say, reconciled. */
export interface CompiledPages extends Pick<HandWritten, "sources" | "descriptions" | "themes" | "disagreements"> {
  readonly pages: readonly PrintedReference[];
  /** What each of them was scraped from. */
  readonly pageOf: ReadonlyMap<PrintedReference, Page>;
  readonly reconciliation: Reconciliation;
  readonly lexicon: Lexicon;
  /** Earlier models, the oldest first. */
  readonly history: readonly Model[];
  /** The folder below which the files of the pages lie, as the user gave it; undefined where their paths begin with it. */
  readonly folder: string | undefined;
  /** Those of the hand-written files that the project lends. */
  readonly borrowed: ReadonlySet<HandWrittenName>;
  /** Files that were passed over and why, one line each. */
  readonly leftOut: readonly string[];
}

/**
 * Reads, scrapes and reconciles all pages of some folders.
 *
 * @param docs paths as the user gave them; none where the project's own folder is meant
 * @param ownFolder the project's `docs-input`
 * @throws UserError where a file is unreadable or refused; it names every page that is
 */
export async function compilePages(docs: readonly string[], ownFolder: string): Promise<CompiledPages> {
  const own = readDocs([ownFolder]);
  const given = docs.length > 0 ? readDocs(docs) : own;
  const inputs = findInputs(given.folders, own.folders[0] ?? { given: ownFolder, files: [] });
  const handWritten = readHandWritten(inputs);
  const pageOf = scrapeAll(inputs.pages);
  const pages = [...pageOf.keys()];
  const locales = [...new Set(pages.map(({ locale }) => locale))].map(localeByTag);
  const lexicon = await loadLexicon(locales);
  const reconciled = reconcile(pages, { lexicon, ...handWritten });
  const reconciliation = inputs.borrowed.has("overrides.yaml") ? withoutUnused(reconciled) : reconciled;
  const folder = given.folders.length === 1 ? given.folders[0]?.given : undefined;
  const history = readHistory(inputs.history);
  return {
    ...handWritten,
    history,
    pages,
    pageOf,
    reconciliation,
    lexicon,
    folder,
    borrowed: inputs.borrowed,
    leftOut: given.leftOut,
  };
}

/** A decision that the project lends may be about pages that the user does not have. */
function withoutUnused(reconciliation: Reconciliation): Reconciliation {
  return { ...reconciliation, overrides: reconciliation.overrides.filter(({ verdict }) => verdict !== "unused") };
}

/** One broken page does not hide the others: all are named. */
function scrapeAll(files: readonly InputFile[]): ReadonlyMap<PrintedReference, Page> {
  const refusals: string[] = [];
  const scraped = new Map<PrintedReference, Page>();
  for (const file of files) {
    try {
      const page = readPage(file.path, file.bytes);
      scraped.set(scrape(page), page);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      refusals.push(error.message);
    }
  }
  if (refusals.length > 0) throw new UserError(refusals.join("\n"));
  return scraped;
}
