const LINE_BREAK = /\r\n|[\n\r\u2028\u2029]/u;
// Controls say nothing; marks that turn the reading direction can make a comment look like code.
const UNSEEN = /[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;

/**
 * Makes text from a page harmless in a TSDoc comment: it can't end the comment, and what looks like a tag (`@internal`,
 * `{@link …}`) stays text.
 *
 * @returns lines without line breaks; empty ones are left out
 */
export const tsdocLines = (text: string): readonly string[] =>
  text
    .split(LINE_BREAK)
    .map((line) => line.replaceAll(UNSEEN, " ").replaceAll("*/", "*\\/").replaceAll("@", "\\@").trim())
    .filter((line) => line !== "");

/**
 * Links to the types of events; an event without a type is told by its name.
 *
 * @param typeNames - type name by event name; identifiers, which need no escaping
 */
export const linkTags = (events: readonly string[], typeNames: ReadonlyMap<string, string>): string =>
  events
    .map((event) => {
      const typeName = typeNames.get(event);
      return typeName === undefined ? tsdocLines(`\`${event}\``).join(" ") : `{@link ${typeName}}`;
    })
    .join(", ");
