/**
 * The rooms of the generator, and what each may import: itself, and these. DESIGN.md draws it as two chains:
 * findings <- model <- locales, inputs <- read <- scrape <- distill, reconcile <- lint;
 * model <- sql, check, samples <- emit, diff, logs <- report <- commands.
 * Beside them: diff knows what a human decided of renames, from inputs, and its migrations are made from what emit/sql makes
 * tables and views from; explain, text made from resolutions, looks at what lint looks at, and only commands imports it.
 */
const BASE = ["findings", "model"];
const PAGES = [...BASE, "locales", "inputs"];
const OUTPUT = [...BASE, "sql", "check", "samples"];

export const ROOMS = {
  findings: [],
  model: ["findings"],
  locales: BASE,
  inputs: BASE,
  read: PAGES,
  scrape: [...PAGES, "read"],
  distill: [...PAGES, "read", "scrape"],
  reconcile: [...PAGES, "read", "scrape"],
  lint: [...PAGES, "read", "scrape", "distill", "reconcile"],
  explain: [...PAGES, "read", "scrape", "reconcile"],
  sql: BASE,
  check: BASE,
  samples: BASE,
  emit: OUTPUT,
  diff: [...OUTPUT, "inputs", "emit"],
  logs: OUTPUT,
  report: [...OUTPUT, "emit", "diff", "logs"],
  commands: ["*"],
};

/**
 * Artifacts know nothing of each other but for this: `emit/typescript` is made from what `emit/json-schema` builds, and
 * `emit/check` asserts what that asserts. The README of `emit/package` names constants of `emit/typescript`.
 */
export const SIDEWAYS = { typescript: ["json-schema"], check: ["json-schema"], package: ["typescript"] };

/** Heavy or powerful packages, and the only folders that may import them. */
export const OWNED_PACKAGES = {
  cheerio: ["read"],
  "mdast-util-from-markdown": ["read"],
  "ts-morph": ["emit/typescript", "emit/check"],
  "json-schema-to-typescript": ["emit/typescript"],
  "cli-progress": ["commands"],
  yargs: ["commands", "cli.ts"],
};
