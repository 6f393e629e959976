import { type Dirent, existsSync, readdirSync, realpathSync, statSync } from "node:fs";
import { join, sep } from "node:path";

import { compareText } from "../model/compare-text.ts";

/** The files below a folder, and what was not followed. */
export interface FolderListing {
  /** Paths below the folder with `/`, in the order of code units. */
  readonly files: readonly string[];
  /** One line each: the path and why it was left out. */
  readonly leftOut: readonly string[];
}

/**
 * Lists the regular files below a folder. Hidden folders and `node_modules` hold no pages. A link to a file is followed
 * within the folder only; a link to a folder never is, so no loop and no other tree can be entered.
 *
 * @param root - The folder; it may itself be a link.
 * @throws The file system's error where a folder cannot be listed.
 */
export function listFolder(root: string): FolderListing {
  const files: string[] = [];
  const leftOut: string[] = [];
  const realRoot = realpathSync(root);
  const visit = (below: string): void => {
    for (const entry of readdirSync(join(root, below), { withFileTypes: true })) {
      const path = below === "" ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!isSkippedFolder(entry)) visit(path);
      } else if (entry.isFile()) files.push(path);
      else if (entry.isSymbolicLink()) {
        const refusal = refuseLink(join(root, path), realRoot);
        if (refusal === undefined) files.push(path);
        else leftOut.push(`${path}: ${refusal}`);
      }
    }
  };
  visit("");
  return { files: files.toSorted(compareText), leftOut: leftOut.toSorted(compareText) };
}

function isSkippedFolder(entry: Dirent): boolean {
  return entry.name.startsWith(".") || entry.name === "node_modules";
}

/** Why a link is not followed; `undefined` where it is. */
function refuseLink(path: string, realRoot: string): string | undefined {
  if (!existsSync(path)) return "a link that leads nowhere";
  if (!statSync(path).isFile()) return "a link to a folder";
  const inside = realRoot.endsWith(sep) ? realRoot : realRoot + sep;
  return realpathSync(path).startsWith(inside) ? undefined : "a link that leaves the folder";
}
