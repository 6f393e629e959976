import { isWordEdge, type FoldedText } from "./folded-text.ts";
import type { MonthName } from "./month-names.ts";

/** Year and month in figures, as Chinese, Japanese and Korean write them: `2026 年 1 月`. */
const IN_FIGURES = /(?<!\d)(\d{4}) ?[年년] ?(\d{1,2}) ?[月월]/u;
const YEAR = /(?<!\d)((?:19|20)\d{2})(?!\d)/u;

/**
 * Finds the first month that a text names, with the next year behind it: of "January and February 2026", January.
 *
 * @param months the names in the text's language
 * @param from offset to look from
 * @returns year and month: `2026-01`
 */
export function findMonth(text: FoldedText, months: readonly MonthName[], from = 0): string | undefined {
  const figures = IN_FIGURES.exec(text.text.slice(from));
  if (figures) return yearMonth(figures[1] ?? "", Number(figures[2]));
  const first = firstName(text, months, from);
  const year = first && YEAR.exec(text.text.slice(first.end))?.[1];
  return first && year ? yearMonth(year, first.month) : undefined;
}

function firstName(
  { text, lower }: FoldedText,
  months: readonly MonthName[],
  from: number,
): { readonly start: number; readonly end: number; readonly month: number } | undefined {
  const found = months
    .map(({ name, month }) => ({ start: lower.indexOf(name, from), month, name }))
    .filter(({ start, name }) => start !== -1 && isWordEdge(text, start) && isWordEdge(text, start + name.length))
    .map(({ start, month, name }) => ({ start, end: start + name.length, month }));
  return found.sort((a, b) => a.start - b.start)[0];
}

function yearMonth(year: string, month: number): string | undefined {
  return month >= 1 && month <= 12 ? `${year}-${String(month).padStart(2, "0")}` : undefined;
}
