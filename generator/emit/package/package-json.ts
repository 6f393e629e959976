import type { Model } from "../../model/model.ts";
import type { KeptManifest } from "./kept-manifest.ts";

/** What an import of `attributes.csv` gives, by the name that TypeScript looks for. */
export const CSV_DECLARATIONS = "attributes.d.csv.ts";

/**
 * The `package.json` of what is generated: a package that is ready without a build step and needs no other.
 *
 * `activityLog` names the release of the documentation and `model.id`, so that a consumer can tell what he has.
 *
 * @param kept - what people say of the package; of a field that both have, what follows from the artifacts counts
 * @param papers - further files at the top of the package
 */
export function packageJson({ id, release }: Model, kept: KeptManifest, papers: readonly string[] = []): string {
  const manifest = {
    ...kept,
    type: "module",
    sideEffects: false,
    activityLog: { release, modelId: id },
    types: "./typescript/index.d.ts",
    exports: {
      // The compiler takes the first condition that fits: `types` goes before all others.
      ".": { types: "./typescript/index.d.ts", default: "./typescript/index.js" },
      "./check": { types: "./check/index.d.ts", default: "./check/index.js" },
      "./json-schema/*": "./json-schema/*",
      "./sql/*": "./sql/*",
      "./model": "./model.json",
      "./model.schema.json": "./model.schema.json",
      "./attributes.csv": { types: `./${CSV_DECLARATIONS}`, default: "./attributes.csv" },
      "./package.json": "./package.json",
    },
    files: [
      ...["typescript", "check", "json-schema", "sql", "docs"],
      ...["attributes.csv", CSV_DECLARATIONS, "model.json", "model.schema.json", "NOTICE", ...papers],
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
