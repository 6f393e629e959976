import { lstatSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { EmittedFile } from "../../emit/emitted-file.ts";
import { compareText } from "../../model/compare-text.ts";
import { listTree } from "./list-tree.ts";

/** What writing would do to one file. */
export interface Difference {
  /** Below the folder, with `/`. */
  readonly path: string;
  readonly change: "added" | "changed" | "removed";
}

/** Whether a file that holds CRLF where the text has LF counts as up to date. */
export type LineEnds = "any" | "exact";

/**
 * Tells what writing these files would change in a folder.
 *
 * @param target - The folder; it may be absent.
 * @param files - The whole tree as it should be.
 * @param lineEnds - `any` for `--check`: a checkout may have turned LF into CRLF.
 * @returns The differences in the order of their paths; none where the folder is up to date.
 */
export function compareFolder(
  target: string,
  files: readonly EmittedFile[],
  lineEnds: LineEnds = "any",
): readonly Difference[] {
  const present = new Set(listTree(target));
  const wanted = new Set(files.map(({ path }) => path));
  const differences: Difference[] = [];
  for (const { path, text } of files) {
    if (!present.has(path)) differences.push({ path, change: "added" });
    else if (!holdsText(join(target, path), text, lineEnds)) differences.push({ path, change: "changed" });
  }
  for (const path of present) {
    if (!wanted.has(path)) differences.push({ path, change: "removed" });
  }
  return differences.toSorted((a, b) => compareText(a.path, b.path));
}

/** A link is never up to date: what it shows is not ours. */
function holdsText(path: string, text: string, lineEnds: LineEnds): boolean {
  if (!lstatSync(path).isFile()) return false;
  const found = readFileSync(path);
  if (found.equals(Buffer.from(text))) return true;
  return lineEnds === "any" && found.toString("utf8").replaceAll("\r\n", "\n") === text;
}
