/**
 * Takes a thing out of a table.
 *
 * @throws Error where it is not there: the diff is of another model
 */
export function takeFrom<T>(things: Map<string, T>, name: string): T {
  const thing = things.get(name);
  if (thing === undefined) throw new Error(`there is no ${JSON.stringify(name)} to be changed`);
  things.delete(name);
  return thing;
}

/** Gives a thing of a table another name. */
export function renameKey<T>(things: Map<string, T>, before: string, after: string, rename: (thing: T) => T): void {
  things.set(after, rename(takeFrom(things, before)));
}
