import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { EmittedFile } from "../emit/emitted-file.ts";
import { listTree } from "./output/list-tree.ts";

/**
 * Reads the modules of the checker as they are written: the package's `/check` is made from them.
 *
 * @param projectFolder where `generator/check` lies; the published package holds it for this
 */
export function readCheckerSources(projectFolder: string): readonly EmittedFile[] {
  const folder = join(projectFolder, "generator", "check");
  return listTree(folder).map((path) => ({ path, text: readFileSync(join(folder, path), "utf8") }));
}
