import { posix } from "node:path";

import type { Finding } from "../findings/finding.ts";

/**
 * Makes the places of findings begin at the working folder, so that a terminal, an editor or a code scanner finds the
 * files: pages of a single folder are otherwise named by their path below it.
 *
 * @param folder the folder, as the user gave it; undefined where paths begin with it already
 * @param pages the files of the pages; other files have whole paths
 */
export function placeBelow<T extends Finding>(
  findings: readonly T[],
  folder: string | undefined,
  pages: ReadonlySet<string>,
): readonly T[] {
  if (folder === undefined) return findings;
  const base = folder.replaceAll("\\", "/");
  return findings.map((finding) => ({
    ...finding,
    locations: finding.locations.map((location) =>
      pages.has(location.file) ? { ...location, file: posix.join(base, location.file) } : location,
    ),
  }));
}
