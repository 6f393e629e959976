import type { Scope } from "../../model/model.ts";
import { OPEN, type Variant } from "./variants.ts";

/** The `$id` of the bundle of a scope. */
export const scopeUrn = (scope: Scope, variant: Variant = OPEN): string =>
  ["urn:tableau-activity-log", ...(variant.name === OPEN.name ? [] : [variant.name]), scope].join(":");

/** The `$id` of the schema of one event. */
export const eventUrn = (scope: Scope, event: string, variant: Variant = OPEN): string =>
  `${scopeUrn(scope, variant)}:${percentEncode(event)}`;

/**
 * The path of the schema of a scope, or of one of its events.
 *
 * @param name - `site`, or `site/<file name>`
 */
export const schemaPath = (name: string, variant: Variant): string =>
  ["json-schema", ...(variant.name === OPEN.name ? [] : [variant.name]), `${name}.schema.json`].join("/");

/**
 * A `$ref` to a definition of the same file: the name escaped as JSON pointer, then as URI fragment.
 *
 * @example defReference("a/b c") // "#/$defs/a%7E1b%20c"
 */
export const defReference = (name: string): string =>
  `#/$defs/${percentEncode(name.replaceAll("~", "~0").replaceAll("/", "~1"))}`;

/** Unlike `encodeURIComponent` it does not throw on half a surrogate pair, and a `~` is encoded too: RFC 2141 had none in a URN. */
function percentEncode(text: string): string {
  return Array.from(Buffer.from(text, "utf8"), (byte) => {
    const character = String.fromCharCode(byte);
    return /[A-Za-z0-9._-]/u.test(character) ? character : `%${byte.toString(16).toUpperCase().padStart(2, "0")}`;
  }).join("");
}
