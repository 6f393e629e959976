import { UserError } from "../findings/user-error.ts";
import { findSchemaFault } from "./find-schema-fault.ts";
import { MODEL_SCHEMA, MODEL_VERSION } from "./model-schema.ts";
import type { Model } from "./model.ts";

const REMEDY = "Make it anew with `activity-log-schema generate`.";

/**
 * Reads a `model.json`.
 *
 * @param text - the file's text; a byte order mark is passed over
 * @param origin - how the user knows the file, for messages: a path, or `git:REV`
 * @throws UserError where the text is not JSON, not a model, of another version, or not as the model's schema says; the
 *   message names the JSON path
 */
export function parseModel(text: string, origin: string): Model {
  const value = parseJson(text, origin);
  const version = versionOf(value);
  if (version === undefined) throw new UserError(`${origin}: not a model: it has no "modelVersion". ${REMEDY}`);
  if (version !== MODEL_VERSION) {
    throw new UserError(
      `${origin}: $.modelVersion is ${JSON.stringify(version)}, this release reads ${MODEL_VERSION}. ` +
        `Use the release of the generator that made it, or: ${REMEDY}`,
    );
  }
  const fault = findSchemaFault(value, MODEL_SCHEMA);
  if (fault !== undefined) throw new UserError(`${origin}: ${fault.path} ${fault.message}. ${REMEDY}`);
  return value as Model;
}

function parseJson(text: string, origin: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/u, ""));
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    throw new UserError(`${origin}: not JSON: ${cause}. ${REMEDY}`, undefined, { cause: error });
  }
}

function versionOf(value: unknown): unknown {
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  return isObject && "modelVersion" in value ? value.modelVersion : undefined;
}
