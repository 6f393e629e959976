/** The words of an identifier in camelCase or snake_case, in lower case. @example "userLUIDs" gives user, luids */
export const wordsOf = (name: string): readonly string[] =>
  name
    .replace(/(\p{Ll}|\d)(?=\p{Lu})/gu, "$1 ")
    .replace(/(\p{Lu})(?=\p{Lu}(?!s\b)\p{Ll})/gu, "$1 ")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
