const WORDS = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lo}+/gu;

/**
 * The words of an identifier in lower case, digits left out.
 *
 * @example splitWords("newTenantOrg62Id") // ["new", "tenant", "org", "id"]
 */
export function splitWords(identifier: string): readonly string[] {
  return (identifier.match(WORDS) ?? []).map((word) => word.toLowerCase());
}
