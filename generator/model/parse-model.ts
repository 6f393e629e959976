import { UserError } from "../findings/user-error.ts";
import { modelOfFacts, type ModelFacts } from "./facts-only.ts";
import { findSchemaFault } from "./find-schema-fault.ts";
import { demandSoundModel } from "./demand-sound-model.ts";
import { modelId } from "./model-id.ts";
import { MODEL_SCHEMA } from "./model-schema.ts";
import type { Model } from "./model.ts";
import { FACTS_SCHEMA } from "./schema/facts-schema.ts";
import type { SchemaNode } from "./schema/schema-node.ts";
import { REMEDY, upgradeModel, type VersionedModel, type Versions } from "./upgrade-model.ts";

/**
 * Reads a `model.json` of this version of the model or an earlier one.
 *
 * @param text - the file's text; a byte order mark is passed over
 * @param origin - how the user knows the file, for messages: a path, or `git:REV`
 * @param versions - the versions that are known; those of this release where it is absent
 * @throws UserError where the text is not JSON, not a model, of a version that is not read, or not as the model's schema
 *   says; the message names the JSON path
 */
export const parseModel = (text: string, origin: string, versions?: Versions): Model =>
  parseAs(text, origin, MODEL_SCHEMA, versions) as Model;

/**
 * Reads the facts of a model, as `history/` holds them. A whole `model.json` is read as well.
 *
 * @param text - the file's text
 * @param origin - how the user knows the file
 * @throws UserError as `parseModel` does
 */
export const parseFacts = (text: string, origin: string): Model =>
  modelOfFacts(parseAs(text, origin, FACTS_SCHEMA) as ModelFacts);

/**
 * Reads what a user names as a model: a whole `model.json`, or a file of `history/`, which holds facts alone. What no schema
 * can say is demanded too.
 *
 * @param text - the file's text
 * @param origin - how the user knows the file
 * @throws UserError as `parseModel` and `demandSoundModel` do
 */
export function parseNamedModel(text: string, origin: string, versions?: Versions): Model {
  const json = parseJson(text, origin);
  const value = upgradeModel(json, origin, versions);
  const model = holdsFacts(value)
    ? modelOfFacts(demandSchema(value, origin, FACTS_SCHEMA) as ModelFacts)
    : (demandSchema(value, origin, MODEL_SCHEMA) as Model);
  const isUpgraded = (json as VersionedModel)["modelVersion"] !== value["modelVersion"];
  return demandSoundModel(model, origin, isUpgraded ? undefined : modelId);
}

/** A model rests on pages, and says so in every scope; facts do in none. */
function holdsFacts({ references }: VersionedModel): boolean {
  if (typeof references !== "object" || references === null) return false;
  const scopes: readonly unknown[] = Object.values(references);
  return (
    scopes.length > 0 && scopes.every((scope) => typeof scope === "object" && scope !== null && !("pages" in scope))
  );
}

function parseAs(text: string, origin: string, schema: SchemaNode, versions?: Versions): unknown {
  return demandSchema(upgradeModel(parseJson(text, origin), origin, versions), origin, schema);
}

function demandSchema(value: VersionedModel, origin: string, schema: SchemaNode): unknown {
  const fault = findSchemaFault(value, schema);
  if (fault !== undefined) throw new UserError(`${origin}: ${fault.path} ${fault.message}. ${REMEDY}`);
  return value;
}

function parseJson(text: string, origin: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/u, ""));
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    throw new UserError(`${origin}: not JSON: ${cause}. ${REMEDY}`, undefined, { cause: error });
  }
}
