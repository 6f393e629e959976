import { MODEL_SCHEMA } from "../../model/model-schema.ts";
import type { Model } from "../../model/model.ts";
import { serializeModel } from "../../model/serialize-model.ts";
import type { EmittedFile } from "../emitted-file.ts";
import { templateRenderer, type Templates } from "../template-renderer.ts";
import { changelogFile } from "./changelog.ts";
import { keptManifest } from "./kept-manifest.ts";
import { CSV_DECLARATIONS, packageJson } from "./package-json.ts";
import { packageReadmeData, type PackageReadmeData } from "./package-readme.ts";

/** Without it, a compiler that finds the entry in the exports map has no type for it. */
const CSV_DECLARATION = `/** The text of the table, where a bundler or run time imports text. */
declare const csv: string;
export default csv;
`;

/**
 * Writes what makes an npm package of the other artifacts: `package.json`, `README.md`, `model.json` and the JSON Schema
 * of the last, `model.schema.json`; the type of an imported `attributes.csv`; `CHANGELOG.md` where there is one. The licence is for the caller to lay beside them.
 *
 * @param options the templates; by their names further files that the caller lays beside them and the package ships
 *
 * @throws UserError where the user's own `package.json` or README template is wrong
 */
export function emitPackage(
  model: Model,
  { templates, papers = [] }: { readonly templates: Templates; readonly papers?: readonly string[] },
): readonly EmittedFile[] {
  const kept = keptManifest(templates);
  const changelog = changelogFile(templates, kept);
  const readme = templateRenderer<PackageReadmeData>(templates, "package/README.md.eta");
  return [
    { path: "package.json", text: packageJson(model, kept, [...changelog.map(({ path }) => path), ...papers]) },
    { path: "README.md", text: readme(packageReadmeData(model, kept)) },
    { path: "model.json", text: serializeModel(model) },
    { path: "model.schema.json", text: `${JSON.stringify(MODEL_SCHEMA, null, 2)}\n` },
    { path: CSV_DECLARATIONS, text: CSV_DECLARATION },
    ...changelog,
  ];
}
