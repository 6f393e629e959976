import { compareModels } from "../diff/compare-models.ts";
import { judgeChanges } from "../diff/judge-changes.ts";
import { PROMISES } from "../diff/promise.ts";
import { verdictOf } from "../diff/verdict.ts";
import type { ChangelogPageData } from "../emit/docs/changelog-page.ts";
import { markdownCode } from "../emit/markdown-text.ts";
import type { Model } from "../model/model.ts";
import { markdownChanges } from "../report/changes/markdown-changes.ts";
import type { CompiledPages } from "./compile-pages.ts";
import { describeReleases } from "./describe-releases.ts";
import { type SelectedRelease, selectReleases } from "./select-releases.ts";

/** What there is to compare with. */
export interface ChangeGrounds extends Pick<CompiledPages, "renames" | "history" | "hasHistory"> {
  /** The release that others are compared with. */
  readonly defaultRelease: string;
  /** All releases that are resolved, described as the one that is written. */
  readonly releases: readonly Model[];
}

/**
 * Finds what a release is compared with: all releases of the pages, whether they are written or not. One with unresolved
 * names has no facts to compare.
 *
 * @param descriptions as `--descriptions` has them: the texts of both sides must come from the same hand
 */
export function changeGrounds(compiled: CompiledPages, descriptions: string): ChangeGrounds {
  const known = selectReleases(compiled, []).filter(({ unresolved }) => unresolved.length === 0);
  const isDefault = ({ complete }: SelectedRelease): boolean => complete;
  return {
    ...compiled,
    defaultRelease: known.find(isDefault)?.model.release ?? compiled.sources.defaultRelease,
    releases: describeReleases(known, compiled, descriptions).releases.map(({ model }) => model),
  };
}

/** Tells what a release has otherwise than others, and what models of the past had otherwise than those before them. */
export function describeChanges(model: Model, grounds: ChangeGrounds): ChangelogPageData {
  const { defaultRelease, releases, history, hasHistory } = grounds;
  const others = releases.filter(({ release }) => release !== model.release);
  const main = others.find(({ release }) => release === defaultRelease);
  const pairs = main === undefined ? others.map((other) => [model, other] as const) : [[main, model] as const];
  const line = hasHistory && history.at(-1)?.id !== model.id && main === undefined ? [...history, model] : history;
  const steps = line.slice(1).map((after, i) => [line[i] as Model, after] as const);
  return {
    releases: pairs.map(([before, after]) => section(before, after, grounds)),
    history: steps.toReversed().map(([before, after]) => section(before, after, grounds, stepTitle(before, after))),
  };
}

const stepTitle = (before: Model, after: Model): string =>
  `From model ${markdownCode(before.id)} to ${markdownCode(after.id)}`;

function section(before: Model, after: Model, { renames }: ChangeGrounds, title?: string): string {
  const diff = compareModels(before, after, { renames });
  const changes = judgeChanges(diff);
  const context = { ...diff, promises: PROMISES, verdict: verdictOf(changes) };
  return markdownChanges(changes, context, { depth: 2, ...(title !== undefined && { title }) });
}
