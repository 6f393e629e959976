import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * A hash over what the build reads. Contents, not times: a checkout or a copy may set any time.
 *
 * @param {string} root - The project folder.
 * @returns {string} Hex digits.
 */
export function sourceHash(root) {
  const hash = createHash("sha256");
  const add = (path) =>
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update("\0");
  const visit = (folder) => {
    const entries = readdirSync(join(root, folder), { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) visit(path);
      else if (path.endsWith(".ts")) add(path);
    }
  };
  visit("generator");
  for (const path of ["tsconfig.json", "tsconfig.build.json"]) add(path);
  return hash.digest("hex");
}
