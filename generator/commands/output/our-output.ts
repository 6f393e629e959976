import { closeSync, openSync, readdirSync, readSync } from "node:fs";
import { join } from "node:path";

import { UserError } from "../../findings/user-error.ts";

/** How every `model.json` begins: its keys are in a fixed order. */
const MODEL_START = /^\s*\{\s*"modelVersion"\s*:/u;

/** Enough bytes to see that. */
const START_LENGTH = 64;

/**
 * Demands that a folder may be replaced: it is empty, absent, or holds nothing but earlier output (a folder a release,
 * each with a `model.json`). A slip such as `--out ~` must not cost a home folder.
 *
 * @param folder - Where the folder lies.
 * @param shown - How the user named it.
 * @throws UserError that names the first thing in it which is not ours.
 */
export function demandOurOutput(folder: string, shown: string): void {
  for (const name of namesIn(folder, shown)) {
    if (startsLikeModel(join(folder, name, "model.json"))) continue;
    throw new UserError(
      `${shown}: holds ${JSON.stringify(name)}, which this command did not write; ` +
        "it replaces the folder as a whole, so name one that is empty or new",
    );
  }
}

function namesIn(folder: string, shown: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    if (error.code === "ENOENT") return [];
    if (error.code !== "ENOTDIR") throw error;
    throw new UserError(`${shown}: is not a folder; name one that is empty or new`);
  }
}

function startsLikeModel(path: string): boolean {
  const start = Buffer.alloc(START_LENGTH);
  try {
    const file = openSync(path, "r");
    try {
      readSync(file, start);
    } finally {
      closeSync(file);
    }
  } catch {
    // Absent, a folder, unreadable: whatever it is, it is not a model of ours.
    return false;
  }
  return MODEL_START.test(start.toString("utf8"));
}
