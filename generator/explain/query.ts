/** What is asked for: an event, an attribute of it, or (`name` alone) whatever has that name. */
export interface Query {
  /** As the user gave it. */
  readonly text: string;
  /** The event, or the only name that is given. */
  readonly name: string;
  readonly attribute: string | undefined;
}

/**
 * Reads `EVENT` or `EVENT.ATTRIBUTE`. No identifier holds a full stop, but a translation may: the first one counts.
 *
 * @returns undefined where one of the two is empty
 */
export function parseQuery(text: string): Query | undefined {
  const stop = text.indexOf(".");
  const name = (stop < 0 ? text : text.slice(0, stop)).trim();
  const attribute = stop < 0 ? undefined : text.slice(stop + 1).trim();
  return name === "" || attribute === "" ? undefined : { text, name, attribute };
}
