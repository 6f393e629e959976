/** Ends a sentence wherever it stands. */
const FULL_STOP = "。！？";
const STOP = /[.!?。！？]/gu;
const QUOTES_AND_BRACKETS = /["'”’»)\]]/u;

/**
 * Cuts a text into sentences. The pages often lack the blank between two (`operation.The`), so a full stop ends a
 * sentence before a capital, a code span or an opening quote too; not within a number (`1.0`), a name (`login.type`) or
 * an abbreviation (`z. B.`, `t.ex.`).
 *
 * @param text composed, with single spaces
 * @param abbreviations of the locale, in lower case
 * @returns the sentences without white space at their ends
 */
export function splitSentences(text: string, abbreviations: readonly string[]): readonly string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const { index: at } of text.matchAll(STOP)) {
    if (at < start || !endsSentence(text, at, abbreviations)) continue;
    let end = at + 1;
    while (end < text.length && QUOTES_AND_BRACKETS.test(text.charAt(end))) end++;
    sentences.push(text.slice(start, end));
    start = end;
  }
  return [...sentences, text.slice(start)].map((sentence) => sentence.trim()).filter((sentence) => sentence !== "");
}

function endsSentence(text: string, at: number, abbreviations: readonly string[]): boolean {
  const mark = text.charAt(at);
  if (FULL_STOP.includes(mark)) return true;
  const before = text.slice(Math.max(0, at - 20), at);
  const next = text.slice(at + 1).replace(/^["'”’»)\]]+/u, "");
  if (mark === "." && isAbbreviation(before, abbreviations)) return false;
  // Where the blank is lost, only what cannot go on a word begins a sentence.
  if (!next.startsWith(" "))
    return /[\p{L}\d)\]"'”’»%\uE000-\uEFFF]$/u.test(before) && /^(?:[\p{Lu}¿¡“«„「\uE000-\uEFFF]|$)/u.test(next);
  const following = next.trimStart().charAt(0);
  // A small letter or a digit behind a short word is more likely behind an abbreviation.
  return !/[\p{Ll}\d]/u.test(following) || /[\p{L}\d\uE000-\uEFFF]{4}["'”’»)\]]*$/u.test(before);
}

function isAbbreviation(before: string, abbreviations: readonly string[]): boolean {
  const lower = `${before.toLowerCase()}.`;
  if (
    abbreviations.some(
      (known) => lower.endsWith(known) && !/\p{L}/u.test(lower.charAt(lower.length - known.length - 1)),
    )
  )
    return true;
  // `z. B.`, `e.g.`, `t.ex.`: a single letter before a full stop, or a short word behind such a one.
  return /(?:^|[^\p{L}\p{N}_])\p{L}(?:\. ?\p{L}{1,2})?$/u.test(before) && !/[\p{L}\p{N}]{2} \p{Lu}$/u.test(before);
}
