import { localeByTag } from "../../locales/locales.ts";
import { WEIGHTS, type NameEvidence } from "../../reconcile/names/name-evidence.ts";

/** Says in one sentence what a piece of evidence is; `subject` is the locale of `attested:zh-cn`. */
type Sentence = (weight: number, subject: string) => string;

/** A sentence for each kind of evidence on a name, by the word before the colon of `by`. */
export const EVIDENCE_SENTENCES: ReadonlyMap<string, Sentence> = new Map<string, Sentence>([
  ["attested", attestedSentence],
  [
    "families",
    (weight) =>
      weight < WEIGHTS.families
        ? "two language families print it, but it may be a word that both of them use"
        : "two language families print it, and neither as a word of its own",
  ],
  [
    "memory",
    (weight) =>
      weight < WEIGHTS.memory
        ? "so does what this locale prints here"
        : "what this locale prints here stood for the name in other rows",
  ],
  ["vocabulary", () => "it is the sure name of another row"],
  ["lexicon", (weight) => (weight < 0 ? "not all of its words are English" : "all of its words are English")],
  [
    "shape",
    (weight) =>
      weight < 0
        ? "capitals or underscores that the log's names don't have"
        : "several words in snake_case, which translators leave alone",
  ],
  [
    "order",
    (weight) => (weight < 0 ? "out of order among its sure neighbours" : "in order between its sure neighbours"),
  ],
  ["sibling", () => "it pairs with a sure name of the table (oldX beside newX)"],
  ["taken", () => "another row of the table has this name for sure"],
  ["lead", () => "the paragraph below the heading repeats it in a code span"],
  ["override", () => "a human decided it"],
]);

/** Says what a piece of evidence is. */
export function evidenceSentence({ by, weight }: NameEvidence): string {
  const [kind = "", subject = ""] = by.split(":");
  const sentence = EVIDENCE_SENTENCES.get(kind);
  if (sentence === undefined) throw new Error(`no sentence for evidence ${by}`);
  return sentence(weight, subject);
}

function attestedSentence(weight: number, tag: string): string {
  const locale = localeByTag(tag);
  if (locale.source) return "the source language prints it";
  if (!locale.latinScript) return "a page in another script left it in Latin letters";
  if (weight === 0) return "the page prints it, but it may be a word of the page's own language";
  return weight < WEIGHTS.family
    ? `a further page of a ${locale.family} language prints it`
    : `a page of a ${locale.family} language prints it`;
}
