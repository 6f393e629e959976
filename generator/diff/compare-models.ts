import type { Renames } from "../inputs/renames.ts";
import { SCOPES, type Model, type Scope } from "../model/model.ts";
import type { Change, ModelDiff } from "./change.ts";
import { sharedPages, wordingOfBoth, type Basis } from "./compare/basis.ts";
import { compareReferences } from "./compare/compare-references.ts";
import { comparer } from "./compare/field-rules.ts";
import { makeChange } from "./compare/make-change.ts";
import { pairReferences } from "./recognize/pair-references.ts";

/** What a comparison may be told beside the models. */
export interface CompareOptions {
  /** Renames that a human confirmed or denied. */
  readonly renames?: Renames;
}

/**
 * Tells all that changed between two models. Things are known by their names; a move between tables, a change of case and a
 * likely rename are recognised, and each is one change.
 *
 * The order of lists is no fact. Neither evidence, history nor what logs showed is compared; wording and pages are where
 * both models have some; what pages print, and lack, is for locales of which both models have a page.
 */
export function compareModels(before: Model, after: Model, options: CompareOptions = {}): ModelDiff {
  return {
    from: { id: before.id, release: before.release },
    to: { id: after.id, release: after.release },
    changes: compareParts(before, after, { ...options, bothTell: wordingOfBoth(before, after) }),
  };
}

interface ModelComparison extends CompareOptions {
  readonly bothTell: Basis["bothTell"];
}

const compareParts = comparer<Model, ModelComparison>({
  modelVersion: "not compared",
  id: "not compared",
  release: "not compared",
  references: (before, after, comparison) => SCOPES.flatMap((scope) => compareScope(scope, before, after, comparison)),
});

function compareScope(
  scope: Scope,
  before: Model,
  after: Model,
  { renames, bothTell }: ModelComparison,
): readonly Change[] {
  const [was, is] = [before.references[scope], after.references[scope]];
  const place = { scope };
  if (was === undefined && is === undefined) return [];
  if (was === undefined) return [makeChange("scope", { to: place, after: is })];
  if (is === undefined) return [makeChange("scope", { from: place, before: was })];
  const basis = { bothTell, pages: sharedPages(was, is) };
  const paired = pairReferences(scope, was, is, basis, renames);
  const areOwn = was.documentedIn === before.release && is.documentedIn === after.release;
  return compareReferences(was, is, { basis, scope, paired, areOwn, places: { from: place, to: place } });
}
