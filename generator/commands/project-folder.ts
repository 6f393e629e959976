import { fileURLToPath } from "node:url";

/** The folder of this package: of its `package.json`, `docs-input` and `templates`. The same from sources and from `dist`. */
export const PROJECT_FOLDER = fileURLToPath(new URL("../../", import.meta.url));
