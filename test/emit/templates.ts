import path from "node:path";

import { loadTemplates } from "../../generator/inputs/load-templates.ts";

/** The project's own templates. */
export const templates = await loadTemplates(path.join(import.meta.dirname, "../../templates"));
