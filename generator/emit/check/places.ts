/** A list in which each value stands once, whoever asks for its place. */
export class Places<T extends object> {
  readonly #places = new Map<string, number>();
  readonly #values: T[] = [];

  /** The values, in the order in which they were first asked for. */
  get values(): readonly T[] {
    return this.#values;
  }

  /** The place of a value, which is added where there is none that has the same JSON text. */
  placeOf(value: T): number {
    const key = JSON.stringify(value);
    const known = this.#places.get(key);
    if (known !== undefined) return known;
    const place = this.#values.push(value) - 1;
    this.#places.set(key, place);
    return place;
  }
}
