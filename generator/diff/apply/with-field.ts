/** A thing with another value in a field; without the field where that is undefined. */
export function withField<T extends object, Field extends keyof T>(
  thing: T,
  field: Field,
  value: T[Field] | undefined,
): T {
  const others = Object.entries(thing).filter(([name]) => name !== field);
  const all = value === undefined ? others : [...others, [field, value]];
  return Object.fromEntries(all) as T;
}

/** A list without the items that are as told, and with another one at its end; undefined is no item. */
export function withItem<T>(items: readonly T[], isOld: (item: T) => boolean, added: T | undefined): readonly T[] {
  const rest = items.filter((item) => !isOld(item));
  return added === undefined ? rest : [...rest, added];
}
