import { readFileSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";

import { UserError } from "../findings/user-error.ts";
import { isHandWritten } from "./hand-written.ts";
import { isHistory } from "./history.ts";
import type { DocsFolder, InputFile } from "./input-file.ts";
import { listFolder } from "./list-folder.ts";
import { hasPageName } from "./page-file.ts";

/** No page is near this; a larger file is something else. In bytes. */
const MAX_BYTES = 64 * 1024 * 1024;

/** What was read, and what was left out and why, one line each, for stderr. */
export interface ReadDocs {
  readonly folders: readonly DocsFolder[];
  readonly leftOut: readonly string[];
}

/**
 * Reads the pages and hand-written files of folders, nested or flat; a single file may stand for a folder.
 * A file that two folders share, or that a link shows twice, is read once.
 *
 * @param given - Paths as the user gave them.
 * @throws UserError (exit code 3) where a path is missing or unreadable.
 */
export function readDocs(given: readonly string[]): ReadDocs {
  const seen = new Set<string>();
  const leftOut: string[] = [];
  const folders = given.flatMap((path) => {
    const stat = refuseUnreadable(path, () => statSync(path));
    const listed = stat.isDirectory() ? refuseUnreadable(path, () => listFolder(path)) : undefined;
    const names = listed?.files ?? [basename(path)];
    for (const left of listed?.leftOut ?? []) leftOut.push(`${path}/${left}`);
    const folder = listed === undefined ? dirname(path) : path;
    const fresh = names.filter((name) => isOfUse(name, listed === undefined) && isFirst(join(folder, name), seen));
    // A folder given twice is no folder without pages: it drops out.
    if (fresh.length === 0 && names.length > 0 && names.some((name) => isOfUse(name, false))) return [];
    return [{ given: folder, files: fresh.map((name) => readInput(folder, name)) }];
  });
  return { folders, leftOut };
}

/** A file that the user names himself is of use whatever it is called: `read` tells what is wrong with it. */
function isOfUse(name: string, named: boolean): boolean {
  return named || hasPageName(name) || isHandWritten(name) || isHistory(name);
}

function isFirst(path: string, seen: Set<string>): boolean {
  const real = refuseUnreadable(path, () => realpathSync(path));
  if (seen.has(real)) return false;
  seen.add(real);
  return true;
}

function readInput(folder: string, path: string): InputFile {
  const full = join(folder, path);
  return refuseUnreadable(full, () => {
    const { size } = statSync(full);
    if (size > MAX_BYTES) throw new UserError(`${full}: ${String(size)} bytes; no page is that large`);
    return { path, bytes: readFileSync(full) };
  });
}

/** What the file system says, told as a mistake that the user can mend. */
function refuseUnreadable<T>(path: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    const causes: { readonly [code: string]: string } = {
      ENOENT: "not found; give the path of a folder of pages",
      EACCES: "not readable; its permissions forbid it",
      EPERM: "not readable; its permissions forbid it",
    };
    const cause = causes[String(error.code)] ?? `not readable (${String(error.code)})`;
    throw new UserError(`${path}: ${cause}`, undefined, { cause: error });
  }
}
