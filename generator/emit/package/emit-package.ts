import { MODEL_SCHEMA } from "../../model/model-schema.ts";
import type { Model } from "../../model/model.ts";
import { serializeModel } from "../../model/serialize-model.ts";
import type { EmittedFile } from "../emitted-file.ts";
import { templateRenderer, type Templates } from "../template-renderer.ts";
import { packageJson } from "./package-json.ts";
import { packageReadmeData, type PackageReadmeData } from "./package-readme.ts";

/**
 * Writes what makes an npm package of the other artifacts: `package.json`, `README.md`, `model.json` and the JSON Schema
 * of the last, `model.schema.json`. The licence is for the caller to lay beside them.
 */
export function emitPackage(model: Model, { templates }: { readonly templates: Templates }): readonly EmittedFile[] {
  const readme = templateRenderer<PackageReadmeData>(templates, "package/README.md.eta");
  return [
    { path: "package.json", text: packageJson(model) },
    { path: "README.md", text: readme(packageReadmeData(model)) },
    { path: "model.json", text: serializeModel(model) },
    { path: "model.schema.json", text: `${JSON.stringify(MODEL_SCHEMA, null, 2)}\n` },
  ];
}
