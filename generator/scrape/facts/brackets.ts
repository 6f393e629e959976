const OPEN = "(（[";
const CLOSE = ")）]";

/**
 * Takes what stands in brackets out of a text, brackets in brackets too: it is a gloss. Where one is never closed, what
 * follows it is a gloss to the end.
 */
export function withoutBrackets(text: string): string {
  if (!/[()（）[\]]/u.test(text)) return text;
  let depth = 0;
  let kept = "";
  for (const letter of text) {
    if (OPEN.includes(letter)) depth++;
    if (depth === 0) kept += letter;
    if (CLOSE.includes(letter)) depth = Math.max(0, depth - 1);
  }
  return kept.replace(/\s+/gu, " ").trim();
}
