import type { Override } from "../inputs/override.ts";
import type { Sources } from "../inputs/sources.ts";
import type { Wording } from "../inputs/wording.ts";
import { modelId } from "../model/model-id.ts";
import { SCOPES, type Model, type Reference } from "../model/model.ts";
import type { PrintedReference } from "../scrape/printed-reference.ts";
import { alignScope } from "./align/align-scope.ts";
import type { AlignedScope, Source } from "./aligned.ts";
import { buildReference, type ReferenceWords } from "./assemble/build-reference.ts";
import { documentedReleases, findDocumentation } from "./assemble/release-sources.ts";
import type { Unresolved } from "./assemble/unresolved.ts";
import { WordingBook } from "./facts/apply-wording.ts";
import { learnValues } from "./facts/learn-values.ts";
import { judgeOverrides, type JudgedOverride } from "./judge-overrides.ts";
import type { Lexicon } from "./lexicon/lexicon.ts";
import { NameJudge } from "./names/name-judge.ts";
import { TranslationMemory } from "./names/translation-memory.ts";
import { resolveScopes, type Grounds } from "./resolve-scopes.ts";
import type { ResolvedScope } from "./resolved.ts";
import { selectSources } from "./select-sources.ts";
import { learnTypeWords, readKnownType, type TypeReader } from "./types/type-reader.ts";

/** What a reconciliation needs beside the pages. */
export interface ReconcileInputs {
  readonly lexicon: Lexicon;
  readonly overrides: readonly Override[];
  readonly sources: Sources;
  /** Our own words for what pages state. */
  readonly wording: readonly Wording[];
}

/** One release as far as it could be compiled. */
export interface ReconciledRelease {
  /** Complete only where nothing is unresolved. */
  readonly model: Model;
  /** Names and types that the pages don't prove; they refuse the release. */
  readonly unresolved: readonly Unresolved[];
}

/** All releases, and how everything was decided. */
export interface Reconciliation {
  /** Those of `sources.yaml` in its order, then the others by name. */
  readonly releases: readonly ReconciledRelease[];
  readonly scopes: readonly ResolvedScope[];
  readonly overrides: readonly JudgedOverride[];
}

/**
 * Reconciles pages of all locales and releases into one model per release: lays them side by side, decides names and
 * types by evidence, and keeps how each was decided.
 *
 * @param pages in any order
 * @throws UserError where two different pages claim to be the same one
 */
export function reconcile(pages: readonly PrintedReference[], inputs: ReconcileInputs): Reconciliation {
  const { lexicon, overrides, sources, wording } = inputs;
  const judge = new NameJudge(lexicon);
  const aligned = alignPages(selectSources(pages), lexicon, { judge, overrides });
  const readType = learnTypeWords(allRows(aligned));
  const scopes = resolveScopes(aligned, { judge, readType, overrides });
  const words = { knowledge: learnValues(scopes, lexicon), wording: new WordingBook(wording) };
  return {
    releases: documentedReleases(scopes, sources).map((release) => buildRelease(scopes, release, sources, words)),
    scopes,
    overrides: judgeOverrides(overrides, scopes, (others) =>
      resolveScopes(aligned, { judge, readType, overrides: others }),
    ),
  };
}

/**
 * Aligns twice where pages differ in age: the first time by what they print, the second time with the translations
 * that the sure rows taught.
 */
function alignPages(
  sources: readonly Source[],
  lexicon: Lexicon,
  { judge, overrides }: Pick<Grounds, "judge" | "overrides">,
): readonly AlignedScope[] {
  const align = (memory: TranslationMemory, readType: TypeReader): readonly AlignedScope[] =>
    SCOPES.map((scope) => ({ scope, own: sources.filter(({ page }) => page.scope === scope) }))
      .filter(({ own }) => own.length > 0)
      .map(({ scope, own }) => alignScope(scope, own, { lexicon, memory, readType }));
  const first = align(new TranslationMemory(), readKnownType);
  if (!first.some(hasGap)) return first;
  const readType = learnTypeWords(allRows(first));
  return align(learnTranslations(resolveScopes(first, { judge, readType, overrides })), readType);
}

function hasGap({ sources, common, events }: AlignedScope): boolean {
  return (
    common.some((row) => row.length < sources.length) ||
    events.some(({ headings, rows }) => rows.some((row) => row.length < headings.length))
  );
}

function learnTranslations(scopes: readonly ResolvedScope[]): TranslationMemory {
  const memory = new TranslationMemory();
  for (const { common, events } of scopes) {
    for (const { row, name } of [...common, ...events.flatMap((event) => event.rows)]) {
      if (name.name === undefined || row.length < 2) continue;
      for (const { source, item } of row) memory.learn(source.locale.tag, item.name.text, name.name);
    }
  }
  return memory;
}

function allRows(scopes: readonly AlignedScope[]): AlignedScope["common"] {
  return scopes.flatMap(({ common, events }) => [...common, ...events.flatMap((event) => event.rows)]);
}

function buildRelease(
  scopes: readonly ResolvedScope[],
  release: string,
  sources: Sources,
  words: ReferenceWords,
): ReconciledRelease {
  const built = scopes.flatMap((scope) => {
    const documentation = findDocumentation(scope, release, sources);
    return documentation ? [{ scope: scope.scope, ...buildReference(scope, release, documentation, words) }] : [];
  });
  const references = Object.fromEntries(built.map(({ scope, reference }) => [scope, reference])) as Record<
    string,
    Reference
  >;
  return {
    model: { modelVersion: 1, id: modelId(references), release, references },
    unresolved: built.flatMap(({ unresolved }) => unresolved),
  };
}
