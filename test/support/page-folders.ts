import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { findInputs } from "../../generator/inputs/find-inputs.ts";
import { readDocs } from "../../generator/inputs/read-docs.ts";
import type { InputFile } from "../../generator/inputs/input-file.ts";

/** The distilled pages of the repository, and the full pages where they are at hand. */
export const DOCS_INPUT = fileURLToPath(new URL("../../docs-input", import.meta.url));
export const FULL_PAGES = fileURLToPath(new URL("../../../shared/seeds", import.meta.url));

/** Whether the full pages are at hand; tests that need them are skipped where they are not. */
export const hasFullPages = existsSync(FULL_PAGES);
if (!hasFullPages) process.stderr.write("no full reference pages in ../shared/seeds: tests of them are skipped\n");

/** The pages of a folder, as files. */
export function pageFiles(folder: string): readonly InputFile[] {
  const { folders } = readDocs([folder]);
  return findInputs(folders, { given: folder, files: [] }).pages;
}
