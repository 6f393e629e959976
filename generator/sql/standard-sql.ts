import { UserError } from "../findings/user-error.ts";

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

/**
 * The `COMMENT ON` statements that several engines share.
 *
 * @param quoteLiteral - How the engine quotes a text.
 */
export function commentOn(quoteLiteral: (text: string) => string) {
  return {
    onTable: (table: string, text: string): string => `COMMENT ON TABLE ${table} IS ${quoteLiteral(text)};`,
    onColumn: (table: string, column: string, text: string): string =>
      `COMMENT ON COLUMN ${table}.${column} IS ${quoteLiteral(text)};`,
  };
}

function withoutNul(text: string): string {
  if (!text.includes("\0")) return text;
  throw new UserError(
    `The text ${JSON.stringify(text)} holds a NUL character, which SQL cannot hold. Remove it from the page or file.`,
  );
}
