import { SCOPES, type Model, type Reference, type Scope } from "../model/model.ts";
import { APPLIERS } from "./apply/appliers.ts";
import type { Apply } from "./apply/apply-facets.ts";
import { closeDraft, openDraft, type Draft } from "./apply/draft.ts";
import type { Change, ModelDiff } from "./change.ts";

/**
 * Brings about in a model all that changed between it and another one.
 *
 * @param diff - what `compareModels` told of this very model and another one
 * @returns a model that is as the other one in all that is compared, by its id and release. The order of lists is not the
 *   other's, and what is not compared stays as it is.
 * @throws Error where the diff is of another model, as far as that shows
 */
export function applyDiff(model: Model, diff: ModelDiff): Model {
  const references = SCOPES.flatMap((scope) => {
    const changes = diff.changes.filter(({ from, to }) => (to ?? from)?.scope === scope);
    const reference = applyToScope(scope, model.references[scope], changes);
    return reference === undefined ? [] : [[scope, reference] as const];
  });
  return { ...model, ...diff.to, references: Object.fromEntries(references) };
}

function applyToScope(scope: Scope, before: Reference | undefined, changes: readonly Change[]): Reference | undefined {
  const whole = changes.find((change) => change.kind === "scope");
  if (whole !== undefined) return whole.after;
  if (before === undefined || changes.length === 0) return before;
  const draft = openDraft(scope, before);
  for (const change of inPhases(changes)) applyChange(draft, change);
  return closeDraft(draft);
}

function applyChange(draft: Draft, change: Change): void {
  if (change.kind === "scope") return;
  (APPLIERS[change.kind] as Apply<typeof change.kind>)(draft, change);
}

/** What is told by the former names of events comes before their new names, and these before all else. */
const PHASES: readonly ((change: Change) => boolean)[] = [
  ({ kind }) => kind === "page",
  ({ kind, to, after }) =>
    (kind === "attribute" && to === undefined) || (kind === "attribute.listedIn" && after === "common"),
  ({ kind }) => kind === "event" || kind === "event.name",
  ({ kind }) => kind === "attribute.listedIn",
  ({ kind }) => kind === "attribute" || kind === "attribute.name",
];

function inPhases(changes: readonly Change[]): readonly Change[] {
  const phases: readonly Change[][] = [...PHASES.map((): Change[] => []), []];
  for (const change of changes) {
    const phase = PHASES.findIndex((isOf) => isOf(change));
    phases.at(phase)?.push(change);
  }
  return phases.flat();
}
