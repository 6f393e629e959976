import { factsOnly } from "../model/facts-only.ts";
import type { Model } from "../model/model.ts";
import { serializeFacts } from "../model/serialize-model.ts";
import { historyName, readHistoryName } from "./history.ts";

/** A file to be written into `history/`. */
export interface HistoryEntry {
  /** @example "0002-3f2a17c09b11.json" */
  readonly name: string;
  readonly text: string;
}

/**
 * Makes the file that a model adds to `history/`: its facts, behind all that are there.
 *
 * @param names of the files of `history/`, without folders, in any order; names of other forms do not count
 * @returns undefined where the newest entry is of the same facts. Facts that come back after others get a file again.
 */
export function appendHistory(names: readonly string[], model: Model): HistoryEntry | undefined {
  const known = names.flatMap((name) => readHistoryName(name) ?? []).sort((a, b) => a.number - b.number);
  const newest = known.at(-1);
  if (newest?.id === model.id) return undefined;
  return {
    name: historyName({ number: (newest?.number ?? 0) + 1, id: model.id }),
    text: serializeFacts(factsOnly(model)),
  };
}
