import type { Model } from "../model/model.ts";
import type { NameChange } from "../model/name-change.ts";
import { compareModels, type CompareOptions } from "./compare-models.ts";

/** What has another name in the later of two models: changes of case, renames that are confirmed or likely, and moves. */
export function nameChanges(before: Model, after: Model, options: CompareOptions = {}): readonly NameChange[] {
  if (before.id === after.id) return [];
  return compareModels(before, after, options).changes.flatMap(({ kind, from, to }) =>
    (kind === "event.name" || kind === "attribute.name") && from !== undefined && to !== undefined
      ? [{ from, to }]
      : [],
  );
}
