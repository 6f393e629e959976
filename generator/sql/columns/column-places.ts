/** The columns that a relation has had, by their keys. */
export interface ColumnPlaces {
  /** In the order in which they came. A key that has changed by case is spelt as it was last. */
  readonly keys: readonly string[];
  /** How many of them were there from the first version on. */
  readonly original: number;
}

/**
 * Adds a version to those that a relation has had: what is new gets the last places, in the order given.
 *
 * A key is the same where it is the same to the letter, or else where only its case has changed: `groupId` takes the place
 * of `groupID`, which is gone. Where a version has both, they are two.
 *
 * @param earlier - absent where the relation is new
 * @param keys - those of the version, each once
 */
export function addVersion(earlier: ColumnPlaces | undefined, keys: readonly string[]): ColumnPlaces {
  if (earlier === undefined) return { keys, original: keys.length };
  const [now, known] = [new Set(keys), new Set(earlier.keys)];
  const added = keys.filter((key) => !known.has(key));
  const kept = earlier.keys.map((key) => (now.has(key) ? key : (takeSameButForCase(added, key) ?? key)));
  return { keys: [...kept, ...added], original: earlier.original };
}

function takeSameButForCase(added: string[], key: string): string | undefined {
  const index = added.findIndex((candidate) => candidate.toLowerCase() === key.toLowerCase());
  return index < 0 ? undefined : added.splice(index, 1)[0];
}

/** Items in the order of their columns. */
export interface PlacedItems<Item> {
  readonly items: readonly Item[];
  /** How many of them, from the first on, were there in the first version. */
  readonly original: number;
}

/**
 * Puts the items of the newest version into their places.
 *
 * @param earlier - absent where the relation is new
 * @param items - each with a key of its own
 */
export function placeItems<Item>(
  earlier: ColumnPlaces | undefined,
  items: readonly Item[],
  keyOf: (item: Item) => string,
): PlacedItems<Item> {
  const byKey = new Map(items.map((item) => [keyOf(item), item]));
  const places = addVersion(earlier, [...byKey.keys()]);
  const itemsOf = (keys: readonly string[]): readonly Item[] =>
    keys.flatMap((key) => {
      const item = byKey.get(key);
      return item === undefined ? [] : [item];
    });
  return { items: itemsOf(places.keys), original: itemsOf(places.keys.slice(0, places.original)).length };
}
