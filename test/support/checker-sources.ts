import { join } from "node:path";

import { PROJECT_FOLDER } from "../../generator/commands/project-folder.ts";
import { readCheckerSources } from "../../generator/commands/read-checker-sources.ts";
import type { EmittedFile } from "../../generator/emit/emitted-file.ts";

/** The folder of the checker's modules. */
export const CHECKER = join(PROJECT_FOLDER, "generator", "check");

/** The modules of the checker, as `emitCheck` takes them. */
export const checkerSources = (): readonly EmittedFile[] => readCheckerSources(PROJECT_FOLDER);
