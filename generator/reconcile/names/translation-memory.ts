/**
 * What pages print in the place of names, learnt from the rows whose name is sure: `nome` on a pt-br page stood for
 * `name`. It serves the rows of other events, scopes and releases.
 */
export class TranslationMemory {
  private readonly entries = new Map<string, Map<string, number>>();
  private readonly names = new Map<string, number>();

  /** Learns that a locale printed `printed` in a row whose name is `name`. */
  learn(locale: string, printed: string, name: string): void {
    const key = memoryKey(locale, printed);
    const known = this.entries.get(key) ?? new Map<string, number>();
    this.entries.set(key, known.set(name, (known.get(name) ?? 0) + 1));
  }

  /** Learns that a row's name is `name`. */
  learnName(name: string): void {
    this.names.set(name, (this.names.get(name) ?? 0) + 1);
  }

  /**
   * The one name for which the locale printed this text; undefined where it never did or for several names.
   *
   * @param without a name learnt from the very row that asks: it may not be its own witness
   */
  nameOf(locale: string, printed: string, without?: string): string | undefined {
    const known = this.entries.get(memoryKey(locale, printed));
    if (known?.size !== 1) return undefined;
    const [[name, rows]] = [...known] as [[string, number]];
    return rows > (name === without ? 1 : 0) ? name : undefined;
  }

  /** Is this the name of a row that is sure, other than the one that asks? */
  isName(name: string, without?: string): boolean {
    return (this.names.get(name) ?? 0) > (name === without ? 1 : 0);
  }
}

function memoryKey(locale: string, printed: string): string {
  return `${locale}\n${printed}`;
}
