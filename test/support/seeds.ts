import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const FOLDER = fileURLToPath(new URL("../../../shared/seeds", import.meta.url));

/** Full pages that lie beside the repository on some machines; none where the folder is absent. */
export function seedPages(): readonly { readonly file: string; readonly bytes: Uint8Array }[] {
  if (!existsSync(FOLDER)) return [];
  const files = readdirSync(FOLDER).sort((a, b) => (a < b ? -1 : 1));
  return files.map((file) => ({ file, bytes: readFileSync(join(FOLDER, file)) }));
}

/** Why tests of full pages are skipped, for their titles; empty where the pages are there. */
export const NO_SEEDS = existsSync(FOLDER) ? "" : " (skipped: no full pages in ../shared/seeds)";
