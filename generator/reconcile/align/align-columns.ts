/**
 * Tells how well an item fits a column of the alignment: above 0 it may join, the higher the better;
 * 0 or less, it must not.
 */
export type Affinity<T> = (item: T, column: readonly T[]) => number;

/**
 * Lays sequences side by side: the items of one column belong together. Pages of different age have rows the others
 * lack, so items are aligned by sequence (Needleman and Wunsch 1970, with free gaps), not by index; each sequence joins
 * the columns of those before it. Items that `same` recognises join even against the order, as older pages sort otherwise.
 *
 * @param sequences one per page, in an order that does not depend on the order of files
 * @returns the columns in order; in each at most one item of a sequence
 */
export function alignColumns<T>(
  sequences: readonly (readonly T[])[],
  affinity: Affinity<T>,
  same: (a: T, b: T) => boolean,
): readonly (readonly T[])[] {
  return sequences.reduce<readonly (readonly T[])[]>(
    (columns, sequence) => joinSequence(columns, sequence, affinity, same),
    [],
  );
}

function joinSequence<T>(
  columns: readonly (readonly T[])[],
  sequence: readonly T[],
  affinity: Affinity<T>,
  same: (a: T, b: T) => boolean,
): readonly (readonly T[])[] {
  const recognises = (column: readonly T[] | undefined, item: T): boolean =>
    column?.some((member) => same(member, item)) === true;
  const ends = sameEnds(columns, sequence, recognises);
  const merged = new Merged(columns);
  sequence.slice(0, ends.head).forEach((item, i) => {
    merged.join(i, item);
  });
  sequence.slice(sequence.length - ends.tail).forEach((item, i) => {
    merged.join(columns.length - ends.tail + i, item);
  });
  const inner = columns.slice(ends.head, columns.length - ends.tail);
  const path = bestPath(inner, sequence.slice(ends.head, sequence.length - ends.tail), affinity);
  joinPath(merged, path, ends.head);
  for (const { item, column, before } of path) {
    if (column !== undefined) continue;
    const twin = columns.findIndex((other, i) => merged.isFree(i) && recognises(other, item));
    if (twin >= 0) merged.join(twin, item);
    else merged.insert(ends.head + before, item);
  }
  return merged.columns();
}

function joinPath<T>(merged: Merged<T>, path: readonly Step<T>[], offset: number): void {
  for (const { item, column } of path) if (column !== undefined) merged.join(offset + column, item);
}

/** How many items at the beginning and at the end are the same anyway: most pages agree on most rows. */
function sameEnds<T>(
  columns: readonly (readonly T[])[],
  sequence: readonly T[],
  recognises: (column: readonly T[] | undefined, item: T) => boolean,
): { readonly head: number; readonly tail: number } {
  const most = Math.min(columns.length, sequence.length);
  const isSame = (i: number, j: number): boolean => recognises(columns[i], sequence[j] as T);
  let head = 0;
  while (head < most && isSame(head, head)) head++;
  let tail = 0;
  while (tail < most - head && isSame(columns.length - 1 - tail, sequence.length - 1 - tail)) tail++;
  return { head, tail };
}

/** The columns while one sequence joins them. */
class Merged<T> {
  private readonly joined = new Map<number, T>();
  private readonly inserted = new Map<number, T[]>();

  constructor(private readonly old: readonly (readonly T[])[]) {}

  isFree(column: number): boolean {
    return !this.joined.has(column);
  }

  join(column: number, item: T): void {
    this.joined.set(column, item);
  }

  insert(before: number, item: T): void {
    this.inserted.set(before, [...(this.inserted.get(before) ?? []), item]);
  }

  columns(): readonly (readonly T[])[] {
    const place = (i: number): readonly (readonly T[])[] => (this.inserted.get(i) ?? []).map((item) => [item]);
    const grown = this.old.flatMap((column, i) => [...place(i), this.grow(column, i)]);
    return [...grown, ...place(this.old.length)];
  }

  private grow(column: readonly T[], i: number): readonly T[] {
    const item = this.joined.get(i);
    return item === undefined ? column : [...column, item];
  }
}

interface Step<T> {
  readonly item: T;
  /** The column it joins; undefined where it has none. */
  readonly column: number | undefined;
  /** The column before which it stands otherwise. */
  readonly before: number;
}

/** Walks the best alignment from its end; among equal ones items join as late as possible, always the same way. */
function bestPath<T>(
  columns: readonly (readonly T[])[],
  sequence: readonly T[],
  affinity: Affinity<T>,
): readonly Step<T>[] {
  const { total, fit } = fillTable(columns, sequence, affinity);
  const steps: Step<T>[] = [];
  let i = columns.length;
  let j = sequence.length;
  while (j > 0) {
    const item = sequence[j - 1] as T;
    const matched = i > 0 && fit(i, j) > 0 && total(i, j) === total(i - 1, j - 1) + fit(i, j);
    if (matched) steps.push({ item, column: --i, before: i + 1 });
    else if (i > 0 && total(i, j) === total(i - 1, j)) {
      i--;
      continue;
    } else steps.push({ item, column: undefined, before: i });
    j--;
  }
  return steps.reverse();
}

interface Table {
  readonly total: (i: number, j: number) => number;
  readonly fit: (i: number, j: number) => number;
}

function fillTable<T>(columns: readonly (readonly T[])[], sequence: readonly T[], affinity: Affinity<T>): Table {
  const width = sequence.length + 1;
  const totals = new Float64Array((columns.length + 1) * width);
  const fits = new Float64Array(totals.length);
  const at = (i: number, j: number): number => i * width + j;
  for (let i = 1; i <= columns.length; i++) {
    for (let j = 1; j <= sequence.length; j++) {
      const fit = Math.max(0, affinity(sequence[j - 1] as T, columns[i - 1] as readonly T[]));
      fits[at(i, j)] = fit;
      const joined = fit > 0 ? (totals[at(i - 1, j - 1)] as number) + fit : 0;
      totals[at(i, j)] = Math.max(joined, totals[at(i - 1, j)] as number, totals[at(i, j - 1)] as number);
    }
  }
  return { total: (i, j) => totals[at(i, j)] as number, fit: (i, j) => fits[at(i, j)] as number };
}
