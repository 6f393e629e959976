import type { Model } from "../../model/model.ts";

/** The name under which people install what is generated. */
export const PACKAGE_NAME = "tableau-activity-log-schema";

/** Until the first release by changesets, which sets it from the differences between two models. */
const PACKAGE_VERSION = "0.1.0";

/**
 * The `package.json` of what is generated: a package that is ready without a build step and needs no other.
 *
 * `activityLog` names the release of the documentation and `model.id`, so that a consumer can tell what he has.
 */
export function packageJson({ id, release }: Model): string {
  const manifest = {
    name: PACKAGE_NAME,
    version: PACKAGE_VERSION,
    description:
      "Types, JSON Schema, SQL tables and reference of Tableau Cloud's Activity Log. An independent project.",
    keywords: ["tableau", "tableau-cloud", "activity-log", "json-schema", "ddl", "types"],
    license: "Apache-2.0",
    type: "module",
    sideEffects: false,
    activityLog: { release, modelId: id },
    types: "./typescript/index.d.ts",
    exports: {
      // The compiler takes the first condition that fits: `types` goes before all others.
      ".": { types: "./typescript/index.d.ts", default: "./typescript/index.js" },
      "./json-schema/*": "./json-schema/*",
      "./sql/*": "./sql/*",
      "./model": "./model.json",
      "./model.schema.json": "./model.schema.json",
      "./attributes.csv": "./attributes.csv",
      "./package.json": "./package.json",
    },
    files: [
      ...["typescript", "json-schema", "sql", "docs"],
      ...["attributes.csv", "model.json", "model.schema.json", "NOTICE"],
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
