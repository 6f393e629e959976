import type { AttributeType } from "../model/model.ts";
import type { LocalePhrases } from "./phrases.ts";

/** Language families as far as they matter: members borrow each other's words, so their agreement proves little. */
export type LanguageFamily = "germanic" | "romance" | "sinitic" | "japonic" | "koreanic" | "tai";

/**
 * What is known of one locale's pages. Words that nobody has seen are left out, not invented.
 * A locale file holds no translation of an identifier: those are decided by evidence.
 */
export interface Locale {
  /** The publisher's tag. @example "pt-br" */
  readonly tag: string;
  readonly family: LanguageFamily;
  /** False where the language is written in another script: a Latin word on such a page was left alone by the translator. */
  readonly latinScript: boolean;
  /** True for the language the pages are written in first (`en-us`): its names count as English by themselves. */
  readonly source: boolean;
  /** Word lists (hunspell, by the suffix of their package `dictionary-*`) that tell whether a word is one of the language's own. */
  readonly dictionaries: readonly string[];
  /** The header words of an attribute table: each column with the spellings seen. */
  readonly headers: {
    readonly name: readonly string[];
    readonly type: readonly string[];
    readonly description: readonly string[];
  };
  /** Titles by scope, as far as seen. */
  readonly titles: { readonly site: readonly string[]; readonly tenant: readonly string[] };
  /** The heading above the introduction. */
  readonly detailsHeadings: readonly string[];
  /** The heading above the table of common attributes. */
  readonly commonHeadings: readonly string[];
  /** Type words as printed; types nobody has seen in this locale are left out. */
  readonly types: { readonly [T in AttributeType]?: readonly string[] };
  /** The label that opens a note, with its colon or mark. @example "Observação:" */
  readonly noteLabels: readonly string[];
  /** What its pages say for the facts in their prose; absent where too little of it is known. */
  readonly phrases?: LocalePhrases;
}
