import { UserError } from "../../findings/user-error.ts";
import type { TableText } from "../dialect.ts";

/**
 * Quotes a name as the SQL standard does: in double quotes, those inside doubled.
 *
 * @throws UserError where the name holds a NUL, which no engine keeps and which can cut a statement in two
 */
export const quoteWithDoubleQuotes = (name: string): string => `"${withoutNul(name).replaceAll('"', '""')}"`;

/**
 * Quotes a text as the SQL standard does: in single quotes, those inside doubled; a backslash is a backslash.
 *
 * @throws UserError where the text holds a NUL
 */
export const quoteWithSingleQuotes = (text: string): string => `'${withoutNul(text).replaceAll("'", "''")}'`;

/** The parts of a table that a `CREATE TABLE` of most engines has: names and types of columns, and its key. */
export function tableDefinition({ name, columns, keys }: TableText): string {
  const lines = [
    ...columns.map((column) => `${column.name} ${column.type}${column.required ? " NOT NULL" : ""}`),
    ...(keys.recordId === undefined ? [] : [`PRIMARY KEY (${keys.recordId})`]),
  ];
  return `CREATE TABLE ${name} (\n  ${lines.join(",\n  ")}\n);`;
}

/**
 * The `COMMENT ON` statements that several engines share: one for the relation, one for each column that has something to
 * say.
 *
 * @param quoteLiteral - How the engine quotes a text.
 */
export function commentOnStatements(
  { name, comment, columns }: Pick<TableText, "name" | "comment" | "columns">,
  what: "TABLE" | "VIEW",
  quoteLiteral: (text: string) => string,
): readonly string[] {
  return [
    ...(comment === "" ? [] : [`COMMENT ON ${what} ${name} IS ${quoteLiteral(comment)};`]),
    ...columns
      .filter((column) => column.comment !== "")
      .map((column) => `COMMENT ON COLUMN ${name}.${column.name} IS ${quoteLiteral(column.comment)};`),
  ];
}

/**
 * A text that SQL can hold, as it is.
 *
 * @throws UserError where it holds a NUL
 */
export function withoutNul(text: string): string {
  if (!text.includes("\0")) return text;
  throw new UserError(
    `The text ${JSON.stringify(text)} holds a NUL character, which SQL cannot hold. Remove it from the page or file.`,
  );
}
