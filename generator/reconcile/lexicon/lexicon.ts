import type { Locale } from "../../locales/locale.ts";

/** What is asked of dictionaries when a name is weighed. Words come in lower case. */
export interface Lexicon {
  /** Is this a word of American English, or a technical term of the glossary? */
  readonly isEnglish: (word: string) => boolean;
  /**
   * Is this also a word of the locale's own language (`information` in Swedish, `motif` in French)? Then a page of that
   * locale that prints it proves nothing: it may be the translation.
   */
  readonly isOwnWord: (locale: Locale, word: string) => boolean;
}
