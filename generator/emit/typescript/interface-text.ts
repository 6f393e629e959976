import type { JSONSchema } from "json-schema-to-typescript";
import type { InterfaceSchema } from "./interface-schema.ts";

/** A comment of one line, as json-schema-to-typescript lays it out. */
const SHORT_COMMENT = /^\/\*\*\n \* (.*)\n \*\/$/gmu;

/**
 * The interfaces and unions of a schema, by json-schema-to-typescript: unformatted, short comments on one line.
 *
 * The library is loaded here and not before: it brings prettier with it.
 */
export async function interfaceText(schema: InterfaceSchema): Promise<string> {
  const { compile } = await import("json-schema-to-typescript");
  const text = await compile(schema as JSONSchema, "", {
    bannerComment: "",
    format: false,
    enableConstEnums: false,
    additionalProperties: false,
  });
  return text.replaceAll(SHORT_COMMENT, "/** $1 */");
}
