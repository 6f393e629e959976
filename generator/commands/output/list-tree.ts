import { type Dirent, readdirSync } from "node:fs";
import { join } from "node:path";

import { compareText } from "../../model/compare-text.ts";

/**
 * Lists everything below a folder that is not a folder; links are not followed.
 *
 * @returns Paths below the folder with `/`, in the order of code units; none where the folder is absent.
 */
export function listTree(root: string): readonly string[] {
  const paths: string[] = [];
  const visit = (below: string): void => {
    for (const entry of readFolder(join(root, below))) {
      const path = below === "" ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory()) visit(path);
      else paths.push(path);
    }
  };
  visit("");
  return paths.toSorted(compareText);
}

function readFolder(path: string): readonly Dirent[] {
  try {
    return readdirSync(path, { withFileTypes: true });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
}
