import type { Attribute } from "../../model/model.ts";
import type { JsonSchema, JsonType } from "../json-schema/json-schema.ts";
import { fittingValues } from "../json-schema/value-keywords.ts";
import type { CodeConstant } from "./code-constant.ts";
import { literalText } from "./literal-text.ts";

/**
 * The TypeScript type of an attribute's value.
 *
 * - A closed set of which every spelling is known is a union of literals.
 * - An open set is that union and `string & {}`: an editor offers the literals, and any other text compiles.
 * - Codes are the type of their constant and `number & {}`, for the same reason: the pages' code maps have gaps and
 *   grow, and a new role must not break a program that compiled. Who wants an exhaustive `switch` narrows to the type
 *   of the constant first; the compiler then asks for each code.
 * - Examples, flags, ranges and values told in words stay `string` or `number`; TSDoc tells them.
 *
 * Unions are written here: json-schema-to-typescript takes twice as long in all when it makes 3,000 of `["string",
 * "null"]`.
 *
 * @param schema - the attribute's JSON Schema, of which type and enum are taken
 * @param constant - the constant that names its codes, where there is one
 */
export function valueType({ values }: Attribute, schema: JsonSchema, constant: CodeConstant | undefined): string {
  const types = [schema.type ?? []].flat();
  const [type = "null"] = types.filter((word) => word !== "null");
  const literals = values?.kind === "open" ? fittingValues(values.items ?? [], type).map(literalText) : [];
  const parts =
    schema.enum === undefined
      ? [
          constant?.typeName ?? [],
          literals,
          isOpen(literals, constant) ? `(${wordOf(type)} & {})` : wordOf(type),
        ].flat()
      : schema.enum.filter((value) => value !== null).map((value) => literalText(value as string | number));
  return [...parts, ...(types.includes("null") ? ["null"] : [])].join(" | ");
}

const isOpen = (literals: readonly string[], constant: CodeConstant | undefined): boolean =>
  literals.length > 0 || constant?.typeName !== undefined;

const wordOf = (type: JsonType): string => (type === "integer" ? "number" : type);
