import type { Format, Unit } from "../../model/model.ts";
import type { FactLocale } from "./fact-locale.ts";
import { foldText, type FoldedText } from "./folded-text.ts";
import { findPhrase, hasPhrase, type PhraseList } from "./phrase-list.ts";
import type { Sentence } from "./sentence.ts";

/** The unit that the first sentence names; later ones speak of other quantities. */
export function readUnit(sentence: Sentence, locale: FactLocale): Unit | undefined {
  if (!sentence.first) return undefined;
  return locale.units.find(([, phrases]) => hasPhrase(sentence, phrases))?.[0];
}

/** How many words may stand before the one that says what the text is about: "the user's former e-mail address". */
const MAX_WORDS_BEFORE = 3;

/**
 * The formats of what a sentence is about. An address that is spoken of further on is another one: "identifies the view and
 * is used in a URL".
 */
export function readFormats(sentence: Sentence, locale: FactLocale): readonly Format[] {
  if (sentence.note) return [];
  return locale.formats.filter(([, phrases]) => isSubject(sentence, phrases, locale)).map(([format]) => format);
}

function isSubject(sentence: Sentence, phrases: PhraseList, locale: FactLocale): boolean {
  const found = findPhrase(sentence, phrases);
  if (found === undefined) return false;
  const before = foldText(sentence.text.slice(0, found.start));
  // In `URI-token`, the token is what the text is about.
  if (/^-\p{L}/u.test(sentence.text.slice(found.end))) return false;
  if (!locale.headFirst) return endsClause(sentence, phrases) || before.text === "";
  return before.text.split(" ").length <= MAX_WORDS_BEFORE && !hasPhrase(before, locale.lists.of);
}

/** In Chinese, Japanese and Korean, what a text is about stands last. */
function endsClause(sentence: FoldedText, phrases: PhraseList): boolean {
  const clause = foldText(/^[^,，;；。(（]*/u.exec(sentence.text)?.[0] ?? "");
  for (let found = findPhrase(clause, phrases); found; found = findPhrase(clause, phrases, found.end)) {
    if (found.end >= clause.text.length - 1) return true;
  }
  return false;
}

/** Tells whether a sentence counts in tenths, as revision numbers do: it names both 1.0 and 0.1. */
export function countsInTenths({ text }: FoldedText): boolean {
  return /(?<![\d.,])1[.,]0(?!\d)/u.test(text) && /(?<![\d.,])0[.,]1(?!\d)/u.test(text);
}
