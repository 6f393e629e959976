import type { ValueMarkup } from "../../scrape/printed-facts.ts";

/**
 * What each kind of evidence is worth for a value's spelling on the wire, in natural log odds; the sibling of the table
 * for names. Plain words of a page in Latin letters prove little: `dashboard` stands in Spanish prose too.
 */
export const VALUE_WEIGHTS = {
  /** The source language prints it. */
  source: 8,
  /** A page in another script left it in Latin letters. */
  otherScript: 4,
  /** The first page of a language family prints it, by how it is set off from the prose. */
  family: { code: 3, capitals: 3, bold: 2, quoted: 2, plain: 0.5 } satisfies Readonly<Record<ValueMarkup, number>>,
  /** A further page of the same family. */
  sameFamily: 0.75,
  /** Two families print it, and in each it is no word of the page's own language. */
  families: 3,
  /** What a locale prints here stood for this value in another attribute of the same name, or in another list. */
  memory: 3,
  /** All words are English; otherwise `foreign` times the share that is not. */
  lexicon: 1.5,
  foreign: -3,
} as const;

/** From here on a spelling is sure, if it leads its best rival by `VALUE_MARGIN`. */
export const VALUE_THRESHOLD = 3;
/** The lead over the best rival that makes a spelling sure. */
export const VALUE_MARGIN = 1;
