import { nameChanges } from "../diff/name-changes.ts";
import { UserError } from "../findings/user-error.ts";
import { demandPages } from "../inputs/find-inputs.ts";
import type { HandWrittenName } from "../inputs/hand-written.ts";
import type { InputFile } from "../inputs/input-file.ts";
import type { Renames } from "../inputs/renames.ts";
import { localeByTag } from "../locales/locales.ts";
import type { Model } from "../model/model.ts";
import type { NameChange } from "../model/name-change.ts";
import { withHistory } from "../model/with-history.ts";
import type { Page } from "../read/page.ts";
import { readPage } from "../read/read-page.ts";
import type { Lexicon } from "../reconcile/lexicon/lexicon.ts";
import { loadLexicon } from "../reconcile/lexicon/load-lexicon.ts";
import { reconcile, type Reconciliation } from "../reconcile/reconcile.ts";
import type { PrintedReference } from "../scrape/printed-reference.ts";
import { scrape } from "../scrape/scrape.ts";
import type { HandWritten } from "./read-hand-written.ts";
import { readInputs, type RunInputs } from "./read-inputs.ts";

/** What the pages at hand say, reconciled. */
export interface CompiledPages
  extends
    Pick<HandWritten, "sources" | "descriptions" | "themes" | "disagreements" | "renames">,
    Pick<RunInputs, "history" | "folder" | "leftOut"> {
  readonly pages: readonly PrintedReference[];
  /** What each of them was scraped from. */
  readonly pageOf: ReadonlyMap<PrintedReference, Page>;
  readonly reconciliation: Reconciliation;
  readonly lexicon: Lexicon;
  /** Whether the given folders hold earlier models; else the project lends them. */
  readonly hasHistory: boolean;
  /** Those of the hand-written files that the project lends. */
  readonly borrowed: ReadonlySet<HandWrittenName>;
}

/**
 * Reads, scrapes and reconciles all pages of some folders.
 *
 * @param docs paths as the user gave them; none where the project's own folder is meant
 * @param ownFolder the project's `docs-input`
 * @throws UserError where a file is unreadable or refused; it names every page that is
 */
export const compilePages = (docs: readonly string[], ownFolder: string): Promise<CompiledPages> =>
  compileInputs(readInputs(docs, ownFolder));

/**
 * Scrapes and reconciles pages that were found.
 *
 * @throws UserError where pages are refused; it names every one
 */
export async function compileInputs({ inputs, handWritten, ...rest }: RunInputs): Promise<CompiledPages> {
  const pageOf = scrapeAll(demandPages(inputs));
  const pages = [...pageOf.keys()];
  const locales = [...new Set(pages.map(({ locale }) => locale))].map(localeByTag);
  const lexicon = await loadLexicon(locales);
  const reconciled = tellHistory(
    reconcile(pages, { lexicon, ...handWritten }),
    rest.history,
    inputs.hasHistory,
    handWritten.renames,
  );
  const reconciliation = inputs.borrowed.has("overrides.yaml") ? withoutUnused(reconciled) : reconciled;
  return {
    ...handWritten,
    ...rest,
    pages,
    pageOf,
    reconciliation,
    lexicon,
    hasHistory: inputs.hasHistory,
    borrowed: inputs.borrowed,
  };
}

/** What pages of the user's own have, and the project's history has not, need not be new. */
function tellHistory(
  reconciliation: Reconciliation,
  history: readonly Model[],
  isOwn: boolean,
  renames: Renames,
): Reconciliation {
  const changesOf = rememberChanges(renames);
  const releases = reconciliation.releases.map((release) => ({
    ...release,
    model: withHistory(release.model, isOwn ? [...history, release.model] : history, changesOf),
  }));
  return { ...reconciliation, releases };
}

/** What a step of history renamed is the same for every release. */
function rememberChanges(renames: Renames): (before: Model, after: Model) => readonly NameChange[] {
  const known = new Map<string, readonly NameChange[]>();
  return (before, after) => {
    const step = `${before.id} ${after.id}`;
    const changes = known.get(step) ?? nameChanges(before, after, { renames });
    known.set(step, changes);
    return changes;
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
