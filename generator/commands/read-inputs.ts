import { findInputs, type Inputs } from "../inputs/find-inputs.ts";
import { readHistory } from "../inputs/history.ts";
import { readDocs } from "../inputs/read-docs.ts";
import type { Model } from "../model/model.ts";
import { type HandWritten, readHandWritten } from "./read-hand-written.ts";

/** What lies in the folders of a run: pages, unread as yet, and what people have written beside them. */
export interface RunInputs {
  readonly inputs: Inputs;
  readonly handWritten: HandWritten;
  /** Earlier models, the oldest first. */
  readonly history: readonly Model[];
  /** The folder below which the files of the pages lie, as the user gave it; undefined where their paths begin with it. */
  readonly folder: string | undefined;
  /** Files that were passed over and why, one line each. */
  readonly leftOut: readonly string[];
}

/**
 * Reads the folders of a run.
 *
 * @param docs paths as the user gave them; none where the project's own folder is meant
 * @param ownFolder the project's `docs-input`; it lends the hand-written files that the folders lack
 * @throws UserError where a file is unreadable, or a hand-written one is not as it should be
 */
export function readInputs(docs: readonly string[], ownFolder: string): RunInputs {
  const own = readDocs([ownFolder]);
  const given = docs.length > 0 ? readDocs(docs) : own;
  const inputs = findInputs(given.folders, own.folders[0] ?? { given: ownFolder, files: [] });
  return {
    inputs,
    handWritten: readHandWritten(inputs),
    history: readHistory(inputs.history),
    folder: given.folders.length === 1 ? given.folders[0]?.given : undefined,
    leftOut: given.leftOut,
  };
}
