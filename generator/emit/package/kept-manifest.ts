import { UserError } from "../../findings/user-error.ts";
import type { Templates } from "../template-renderer.ts";

/** Where the part of the package's `package.json` stands that people and changesets write: below `templates/`. */
export const MANIFEST_PATH = "package/package.json";

/** What people say of the package: its name, its version, and what else npm takes (`repository`, `author`). */
export interface KeptManifest {
  readonly name: string;
  readonly version: string;
  readonly [field: string]: unknown;
}

/** What npm takes for a name: it stands in code and commands of the README too. */
const NAME = /^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~-][a-z0-9._~-]*$/u;
const VERSION = /^\d+\.\d+\.\d+(?:[-+][A-Za-z0-9.+-]+)?$/u;

/**
 * Reads the hand-kept part of the package's `package.json`.
 *
 * @throws UserError where it is no JSON object with a name and a version
 */
export function keptManifest(templates: Templates): KeptManifest {
  const text = templates.get(MANIFEST_PATH);
  if (text === undefined) throw new Error(`There is no template ${MANIFEST_PATH}.`);
  const manifest = parseJson(text);
  if (!isObject(manifest)) throw manifestError("it is no JSON object");
  const { name, version } = manifest;
  if (typeof name !== "string" || !NAME.test(name)) throw manifestError('its "name" is no name of an npm package');
  if (typeof version !== "string" || !VERSION.test(version)) throw manifestError('its "version" is none, as 1.0.0 is');
  return { ...manifest, name, version };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw manifestError(cause instanceof Error ? cause.message : String(cause), cause);
  }
}

const isObject = (value: unknown): value is { readonly [field: string]: unknown } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const manifestError = (cause: string, error?: unknown): UserError =>
  new UserError(`The template ${MANIFEST_PATH} cannot be used: ${cause}. Mend it.`, 3, { cause: error });
