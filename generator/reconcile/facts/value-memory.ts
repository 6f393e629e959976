/**
 * What pages print in the place of values, learnt from the lists whose spelling is sure: `sucesso` on a pt-br page stood
 * for `success`.
 */
export class ValueMemory {
  private readonly entries = new Map<string, Set<string>>();

  /** Learns that a locale printed `printed` where the value is `value`. */
  learn(locale: string, printed: string, value: string): void {
    const key = valueKey(locale, printed);
    this.entries.set(key, new Set([...(this.entries.get(key) ?? []), value]));
  }

  /** The one value for which the locale printed this text; undefined where it never did, or for several. */
  valueOf(locale: string, printed: string): string | undefined {
    const known = this.entries.get(valueKey(locale, printed));
    return known?.size === 1 ? [...known][0] : undefined;
  }
}

function valueKey(locale: string, printed: string): string {
  return `${locale}\n${printed.toLowerCase()}`;
}
