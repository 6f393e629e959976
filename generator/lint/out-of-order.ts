import { compareText } from "../model/compare-text.ts";

/**
 * Finds the fewest names that must be moved to bring a list into order: those outside a longest increasing run.
 *
 * @param names each once
 * @returns their places in the list; none where it is in order
 */
export function outOfOrder(names: readonly string[]): readonly number[] {
  const lengths: number[] = [];
  const before: number[] = [];
  names.forEach((name, i) => {
    const earlier = names.slice(0, i).map((other, j) => (compareText(other, name) < 0 ? (lengths[j] ?? 0) : 0));
    const longest = Math.max(0, ...earlier);
    lengths.push(longest + 1);
    before.push(longest === 0 ? -1 : earlier.lastIndexOf(longest));
  });
  const kept = new Set<number>();
  for (let i = lengths.lastIndexOf(Math.max(...lengths)); i >= 0; i = before[i] ?? -1) kept.add(i);
  return names.flatMap((_, i) => (kept.has(i) ? [] : [i]));
}
