import { UserError } from "../findings/user-error.ts";
import { findInputs, type Inputs } from "../inputs/find-inputs.ts";
import type { HandWrittenName } from "../inputs/hand-written.ts";
import type { InputFile } from "../inputs/input-file.ts";
import { readDocs } from "../inputs/read-docs.ts";
import { readOverrides } from "../inputs/read-overrides.ts";
import { readSources } from "../inputs/read-sources.ts";
import { readWording } from "../inputs/read-wording.ts";
import type { Sources } from "../inputs/sources.ts";
import { localeByTag } from "../locales/locales.ts";
import { readPage } from "../read/read-page.ts";
import type { Lexicon } from "../reconcile/lexicon/lexicon.ts";
import { loadLexicon } from "../reconcile/lexicon/load-lexicon.ts";
import { reconcile, type Reconciliation } from "../reconcile/reconcile.ts";
import type { PrintedReference } from "../scrape/printed-reference.ts";
import { scrape } from "../scrape/scrape.ts";

/** What the pages at hand say, reconciled. */
export interface CompiledPages {
  readonly pages: readonly PrintedReference[];
  readonly reconciliation: Reconciliation;
  readonly sources: Sources;
  readonly lexicon: Lexicon;
  /** The folder below which the files of the pages lie, as the user gave it; undefined where their paths begin with it. */
  readonly folder: string | undefined;
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
  const sources = readSources(...textOf(inputs, "sources.yaml", "the releases"));
  const overrides = inputs.handWritten.has("overrides.yaml")
    ? readOverrides(...textOf(inputs, "overrides.yaml", "decisions"))
    : [];
  const wording = inputs.handWritten.has("wording.en.yaml")
    ? readWording(...textOf(inputs, "wording.en.yaml", "our own words"))
    : [];
  const pages = scrapeAll(inputs.pages);
  const locales = [...new Set(pages.map(({ locale }) => locale))].map(localeByTag);
  const lexicon = await loadLexicon(locales);
  const reconciled = reconcile(pages, { lexicon, overrides, sources, wording });
  const reconciliation = inputs.borrowed.has("overrides.yaml") ? withoutUnused(reconciled) : reconciled;
  const folder = given.folders.length === 1 ? given.folders[0]?.given : undefined;
  return { pages, reconciliation, sources, lexicon, folder, leftOut: given.leftOut };
}

/** A decision that the project lends may be about pages that the user does not have. */
function withoutUnused(reconciliation: Reconciliation): Reconciliation {
  return { ...reconciliation, overrides: reconciliation.overrides.filter(({ verdict }) => verdict !== "unused") };
}

function textOf({ handWritten }: Inputs, name: HandWrittenName, what: string): readonly [string, string] {
  const file = handWritten.get(name);
  if (!file) throw new UserError(`${name}: not found; it names ${what} and lies in docs-input`);
  return [file.path, new TextDecoder().decode(file.bytes)];
}

/** One broken page does not hide the others: all are named. */
function scrapeAll(files: readonly InputFile[]): readonly PrintedReference[] {
  const refusals: string[] = [];
  const pages = files.flatMap((file) => {
    try {
      return [scrape(readPage(file.path, file.bytes))];
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      refusals.push(error.message);
      return [];
    }
  });
  if (refusals.length > 0) throw new UserError(refusals.join("\n"));
  return pages;
}
