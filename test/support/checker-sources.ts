import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { listTree } from "../../generator/commands/output/list-tree.ts";
import type { EmittedFile } from "../../generator/emit/emitted-file.ts";

/** The folder of the checker's modules. */
export const CHECKER = fileURLToPath(new URL("../../generator/check", import.meta.url));

/** The modules of the checker, as `emitCheck` takes them. */
export const checkerSources = (): readonly EmittedFile[] =>
  listTree(CHECKER).map((path) => ({ path, text: readFileSync(join(CHECKER, path), "utf8") }));
