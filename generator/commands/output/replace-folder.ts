import { existsSync, lstatSync, mkdirSync, realpathSync, renameSync } from "node:fs";
import { dirname, resolve } from "node:path";

import type { EmittedFile } from "../../emit/emitted-file.ts";
import { UserError } from "../../findings/user-error.ts";
import { checkPaths } from "./check-paths.ts";
import { compareFolder, type Difference } from "./compare-output.ts";
import { demandOurOutput } from "./our-output.ts";
import { claimWorkspace, type Workspace } from "./workspace.ts";
import { writeTree } from "./write-tree.ts";

/**
 * Replaces an output folder by a tree of files, as a whole or not at all.
 *
 * The tree is written beside the folder and swapped in by two renames, one right after the other. A kill before them
 * leaves the earlier output, a kill after them the new one. POSIX has no rename that swaps two folders, so a kill between
 * the two, some microseconds, leaves the earlier output whole but under another name; the next run puts it back.
 * Where nothing would change, nothing is written.
 *
 * @param target - The output folder as the user named it; it may be absent, and a link to a folder.
 * @param files - The whole tree.
 * @returns What was changed, in the order of the paths.
 * @throws UserError where a path is not safe, the folder is not ours, or the file system refuses.
 */
export async function replaceFolder(target: string, files: readonly EmittedFile[]): Promise<readonly Difference[]> {
  checkPaths(files.map(({ path }) => path));
  try {
    return await replaceChecked(realTarget(target), target, files);
  } catch (error) {
    throw isFileSystemError(error) ? refusal(target, error) : error;
  }
}

async function replaceChecked(
  folder: string,
  shown: string,
  files: readonly EmittedFile[],
): Promise<readonly Difference[]> {
  mkdirSync(dirname(folder), { recursive: true });
  const workspace = claimWorkspace(folder);
  try {
    demandOurOutput(folder, shown);
    const differences = compareFolder(folder, files, "exact");
    if (differences.length === 0) return differences;
    await writeTree(workspace.fresh, files);
    swap(folder, workspace);
    return differences;
  } finally {
    workspace.release();
  }
}

/**
 * Both renames in one go: nothing else of this process runs between them. Where the second one fails, the release of
 * the workspace puts the earlier output back.
 */
function swap(folder: string, { fresh, earlier }: Workspace): void {
  if (existsSync(folder)) renameSync(folder, earlier);
  renameSync(fresh, folder);
}

/** The folder itself where the user named a link to it: the link stays. */
function realTarget(target: string): string {
  const full = resolve(target);
  if (dirname(full) === full) throw new UserError(`${target}: the root of a file system cannot be replaced`);
  const isLink = lstatSync(full, { throwIfNoEntry: false })?.isSymbolicLink() === true;
  return isLink ? realpathSync(full) : full;
}

function isFileSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && "syscall" in error && "code" in error;
}

function refusal(target: string, error: NodeJS.ErrnoException): UserError {
  const causes: { readonly [code: string]: string } = {
    EACCES: "its permissions forbid it; name another folder with --out",
    EPERM: "its permissions forbid it; name another folder with --out",
    EROFS: "the file system is read-only; name another folder with --out",
    ENOSPC: "the disk is full; make room and run again",
    EBUSY: "it is in use or a mount point; name a folder inside it with --out",
    ENOTDIR: "a part of the path is not a folder; name another one with --out",
    ENOENT: "it is a link that leads nowhere; remove it or name another folder with --out",
  };
  const cause = causes[error.code ?? ""] ?? `the system says ${error.code ?? error.message}`;
  return new UserError(`${target}: not written, earlier output is as it was: ${cause}`, undefined, { cause: error });
}
