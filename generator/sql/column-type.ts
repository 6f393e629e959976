import type { Attribute } from "../model/model.ts";
import type { Dialect } from "./dialect.ts";

/**
 * The type of an attribute's column.
 *
 * Where the text and the printed type disagree, `storage` says what a table should hold. A string becomes more than
 * text only where the model states its format: a name that ends in `Time` is not always a time.
 */
export function columnType({ type, storage = type, format }: Attribute, dialect: Dialect): string {
  const formatted = storage === "string" && format !== undefined ? dialect.formats[format] : undefined;
  return formatted ?? dialect.types[storage];
}
