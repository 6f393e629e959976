import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { afterAll } from "vitest";

/** What files hold, by their paths below a folder. */
export type FileTree = Readonly<Record<string, string | Uint8Array>>;

/**
 * Gives the function that makes a new folder with some files, or without any. All of them go when the test file has run.
 * To be called at the top of a test file.
 */
export function temporaryFolders(): (files?: FileTree) => string {
  const root = mkdtempSync(join(realpathSync(tmpdir()), "activity-log-"));
  let count = 0;
  afterAll(() => {
    rmSync(root, { recursive: true, force: true });
  });
  return (files = {}) => {
    const folder = join(root, String(count++));
    mkdirSync(folder);
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    return folder;
  };
}
