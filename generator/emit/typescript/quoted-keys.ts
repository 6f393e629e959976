const IDENTIFIER = /^(?!\$quoted)[A-Za-z_$][\w$]*$/u;
const STAND_IN = /^\$quoted(\d+)\$(?=\??:)/gmu;

/**
 * Stand-ins for attribute names that are no identifiers. json-schema-to-typescript takes an attribute called
 * `[k: string]` for an index signature, loses one called `__proto__` and fails on one called `hasOwnProperty`, so it never
 * gets to see such names.
 */
export class QuotedKeys {
  readonly #names: string[] = [];

  /** The name itself, or what to write in its place. */
  standIn(name: string): string {
    if (IDENTIFIER.test(name) && !(name in Object.prototype)) return name;
    return `$quoted${this.#names.push(name) - 1}$`;
  }

  /** Puts the names, quoted, where their stand-ins are keys. A line of a comment begins with a star: it is left alone. */
  restore(typescript: string): string {
    if (this.#names.length === 0) return typescript;
    return typescript.replaceAll(STAND_IN, (_, index: string) => JSON.stringify(this.#names[Number(index)]));
  }
}
