/** The place of a name in its table, and what is sure around it. */
export class NamePlace {
  constructor(
    /** The names of the table so far; undefined where one is not sure. */
    private readonly names: readonly (string | undefined)[],
    private readonly index: number,
    /** How sorted the pages are, from 0 (as chance would have it) to 1: what the order is worth. */
    readonly sorted: number,
  ) {}

  /** The name that the row itself had so far: it may not support itself. */
  get current(): string | undefined {
    return this.names[this.index];
  }

  /** The nearest sure name before this place. */
  get before(): string | undefined {
    return this.names.findLast((name, i) => i < this.index && name !== undefined);
  }

  /** The nearest sure name after this place. */
  get after(): string | undefined {
    return this.names.find((name, i) => i > this.index && name !== undefined);
  }

  /** Is it the sure name of another row? */
  isTaken(name: string): boolean {
    return this.names.some((other, i) => i !== this.index && other === name);
  }

  /** The sure names of the other rows. */
  others(): readonly string[] {
    return this.names.flatMap((name, i) => (i !== this.index && name !== undefined ? [name] : []));
  }
}
