import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { listTree } from "../../generator/commands/output/list-tree.ts";
import type { EmittedFile } from "../../generator/emit/emitted-file.ts";
import type { Attribute, EventType, Model, Scope } from "../../generator/model/model.ts";
import { SCOPES } from "../../generator/model/model.ts";
import { parseModel } from "../../generator/model/parse-model.ts";

/** The committed output, and the package of the default release in it. */
export const GENERATED = fileURLToPath(new URL("../../generated", import.meta.url));
export const PACKAGE = join(GENERATED, "current");

/** A file of the committed package, as text. */
export const readGenerated = (path: string): string => readFileSync(join(PACKAGE, path), "utf8");

/** The files of a folder of the committed package. */
export function generatedFiles(folder: string): readonly EmittedFile[] {
  return listTree(join(PACKAGE, folder)).map((name) => ({
    path: `${folder}/${name}`,
    text: readGenerated(`${folder}/${name}`),
  }));
}

/** The committed model of a release. */
export function generatedModel(release = "current"): Model {
  const path = join(GENERATED, release, "model.json");
  return parseModel(readFileSync(path, "utf8"), path);
}

/** The events of a model, each with its scope and what it shares with the others of the scope. */
export function eventsOf(
  model: Model,
): readonly { readonly scope: Scope; readonly event: EventType; readonly common: readonly Attribute[] }[] {
  return SCOPES.flatMap((scope) => {
    const { events = [], common = [] } = model.references[scope] ?? {};
    return events.map((event) => ({ scope, event, common }));
  });
}
