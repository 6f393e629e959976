import { readFileSync } from "node:fs";
import { join } from "node:path";

import { listTree } from "../../generator/commands/output/list-tree.ts";

/** The bytes of all files of a folder by their paths, to compare two states of it. */
export function snapshotFolder(folder: string): ReadonlyMap<string, string> {
  return new Map(listTree(folder).map((path) => [path, readFileSync(join(folder, path), "latin1")]));
}
