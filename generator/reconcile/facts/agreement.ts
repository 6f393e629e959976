import type { Witness } from "../aligned.ts";

/** What one page states, or that it states nothing. */
export interface Statement<S> {
  readonly witness: Witness<unknown>;
  readonly said: S | undefined;
}

/**
 * Chooses the pages that are heard on a fact: those of the documenting release, if one of them states anything; else
 * all. Translations differ in what a reader finds in them, so the silence of a release in one language does not outweigh
 * what the same row says in others.
 */
export function heard<S>(statements: readonly Statement<S>[], release: string): readonly Statement<S>[] {
  const own = statements.filter(({ witness }) => witness.source.page.release === release);
  return own.some(({ said }) => said !== undefined) ? own : statements;
}

/**
 * Do enough pages state it? At least half of those heard, or two language families: a single page among many may have
 * been misread, and one that words it differently may have been missed.
 */
export function isAgreed(statements: readonly Statement<unknown>[]): boolean {
  const stating = statements.filter(({ said }) => said !== undefined);
  const families = new Set(stating.map(({ witness }) => witness.source.locale.family));
  return families.size >= 2 || (stating.length > 0 && stating.length * 2 >= readable(statements).length);
}

/** Pages in a language whose phrases are known; the silence of the others says nothing. */
function readable<S>(statements: readonly Statement<S>[]): readonly Statement<S>[] {
  return statements.filter(({ witness, said }) => said !== undefined || witness.source.locale.phrases !== undefined);
}

/**
 * The value that most pages state, if enough pages agree that there is one.
 *
 * @param key tells when two statements are the same
 */
export function agreed<S>(statements: readonly Statement<S>[], key: (said: S) => string = String): S | undefined {
  if (!isAgreed(statements)) return undefined;
  const counts = new Map<string, { readonly said: S; count: number }>();
  for (const { said } of statements) {
    if (said === undefined) continue;
    const entry = counts.get(key(said)) ?? { said, count: 0 };
    entry.count++;
    counts.set(key(said), entry);
  }
  return [...counts.values()].reduce<{ readonly said: S; count: number } | undefined>(
    (best, entry) => (best === undefined || entry.count > best.count ? entry : best),
    undefined,
  )?.said;
}
