import type { JsonSchema, JsonType } from "../json-schema/json-schema.ts";
import type { IntegerWord } from "./integer-word.ts";
import type { ValueConstant } from "./value-constant.ts";

/**
 * The TypeScript type of an attribute's value.
 *
 * - A set of texts or numbers, closed or open, and codes are the type of their constant and `string & {}` (`number & {}`,
 *   `bigint & {}`): an editor offers the documented values, and any other one compiles. Logs hold values that no page
 *   tells, and a new role must not break a program that compiled. Who wants an exhaustive `switch` narrows to the type
 *   of the constant first; the compiler then asks for each value.
 * - Examples, flags, ranges and values told in words stay `string` or `number`; TSDoc tells them.
 *
 * Unions are written here: json-schema-to-typescript takes twice as long in all when it makes 3,000 of `["string",
 * "null"]`.
 *
 * @param schema - the attribute's JSON Schema, of which the type is taken
 * @param constant - the constant that holds its values, where there is one
 * @param integers - the word for whole numbers
 */
export function valueType(schema: JsonSchema, constant: ValueConstant | undefined, integers: IntegerWord): string {
  const types = [schema.type ?? []].flat();
  const [type = "null"] = types.filter((word) => word !== "null");
  const word = wordOf(type, integers);
  const parts = constant?.typeName === undefined ? [word] : [constant.typeName, `(${word} & {})`];
  return [...parts, ...(types.includes("null") ? ["null"] : [])].join(" | ");
}

const wordOf = (type: JsonType, integers: IntegerWord): string => (type === "integer" ? integers : type);
