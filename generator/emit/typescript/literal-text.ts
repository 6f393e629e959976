/** What a reader of the code can't see, or what turns the direction of what he sees. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** A string or number as a literal of TypeScript; what can't be seen in it is escaped. */
export const literalText = (value: string | number): string => JSON.stringify(value).replaceAll(UNSEEN, escapeUnits);

/** By UTF-16 units: an astral character of format (a language tag) has two. */
const escapeUnits = (character: string): string =>
  Array.from(
    { length: character.length },
    (_, i) => `\\u${character.charCodeAt(i).toString(16).padStart(4, "0")}`,
  ).join("");

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/u;

/** A key of an object type or literal, quoted where it is no identifier. */
export const keyText = (key: string): string => (IDENTIFIER.test(key) ? key : literalText(key));
