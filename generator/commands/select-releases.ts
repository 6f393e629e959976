import { UserError } from "../findings/user-error.ts";
import type { ReconciledRelease } from "../reconcile/reconcile.ts";
import type { CompiledPages } from "./compile-pages.ts";

/** A release that is written, and whether it gets all artifacts or its model alone. */
export interface SelectedRelease extends ReconciledRelease {
  readonly complete: boolean;
}

/**
 * Chooses what is written: the releases that the user names, with all artifacts; else every release that pages
 * document, of which the default one gets all artifacts and the others their `model.json`.
 *
 * @throws UserError where a named release is documented by no page
 */
export function selectReleases(
  { reconciliation, sources }: CompiledPages,
  named: readonly string[],
): readonly SelectedRelease[] {
  const { releases } = reconciliation;
  const names = releases.map(({ model }) => model.release);
  for (const name of named.filter((wanted) => !names.includes(wanted))) {
    throw new UserError(`release ${JSON.stringify(name)}: no page documents it (documented: ${names.join(", ")})`);
  }
  const main = names.includes(sources.defaultRelease) ? sources.defaultRelease : names[0];
  return releases
    .filter(({ model }) => named.length === 0 || named.includes(model.release))
    .map((release) => ({ ...release, complete: named.length > 0 || release.model.release === main }));
}
