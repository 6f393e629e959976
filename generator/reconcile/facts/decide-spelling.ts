import type { Locale } from "../../locales/locale.ts";
import { compareText } from "../../model/compare-text.ts";
import type { ValueMarkup } from "../../scrape/printed-facts.ts";
import type { Lexicon } from "../lexicon/lexicon.ts";
import { totalWeight, type NameEvidence } from "../names/name-evidence.ts";
import { splitWords } from "../names/split-words.ts";
import type { ValueMemory } from "./value-memory.ts";
import { VALUE_MARGIN, VALUE_THRESHOLD, VALUE_WEIGHTS } from "./value-evidence.ts";

/** What one page prints in the place of a value. */
export interface ValueWitness {
  readonly locale: Locale;
  readonly printed: string;
  readonly markup: ValueMarkup;
}

/** The spelling of a value on the wire, where it is sure, and the evidence for the best candidate. */
export interface SpellingDecision {
  readonly value: string | undefined;
  readonly evidence: readonly NameEvidence[];
}

/** What spellings are weighed with. */
export interface SpellingKnowledge {
  readonly lexicon: Lexicon;
  readonly memory: ValueMemory;
}

/**
 * Decides how a value is spelt on the wire: a spelling is preferred over its translations as a name is over its own. Where
 * none is sure, there is none.
 *
 * @param witnesses what the pages print in that place of their lists
 */
export function decideSpelling(witnesses: readonly ValueWitness[], knowledge: SpellingKnowledge): SpellingDecision {
  const remembered = witnesses.flatMap(({ locale, printed }) => knowledge.memory.valueOf(locale.tag, printed) ?? []);
  const texts = [...new Set([...witnesses.map(({ printed }) => printed), ...remembered])].sort(compareText);
  const candidates = texts
    .filter((text) => isAscii(text))
    .map((text) => ({ text, evidence: weighSpelling(text, witnesses, knowledge) }))
    .map((candidate) => ({ ...candidate, weight: totalWeight(candidate.evidence) }))
    .sort((a, b) => b.weight - a.weight || compareText(a.text, b.text));
  const [best, rival] = candidates;
  const sure = best && best.weight >= VALUE_THRESHOLD && best.weight - (rival?.weight ?? 0) >= VALUE_MARGIN;
  return { value: sure ? best.text : undefined, evidence: best?.evidence ?? [] };
}

/** A spelling on the wire is an identifier or a few English words. */
function isAscii(text: string): boolean {
  return /^[\x20-\x7e]+$/u.test(text);
}

function weighSpelling(
  text: string,
  witnesses: readonly ValueWitness[],
  { lexicon, memory }: SpellingKnowledge,
): readonly NameEvidence[] {
  const foreign = foreignShare(lexicon, text);
  const remembering = witnesses.filter(
    ({ locale, printed }) => printed !== text && memory.valueOf(locale.tag, printed) === text,
  );
  return [
    ...weighPages(text, witnesses, lexicon),
    ...(remembering[0] ? [{ by: `memory:${remembering[0].locale.tag}`, weight: VALUE_WEIGHTS.memory }] : []),
    { by: "lexicon", weight: foreign === 0 ? VALUE_WEIGHTS.lexicon : VALUE_WEIGHTS.foreign * foreign },
  ];
}

function weighPages(text: string, witnesses: readonly ValueWitness[], lexicon: Lexicon): readonly NameEvidence[] {
  const families = new Set<string>();
  const pieces: NameEvidence[] = [];
  const seen = new Set<string>();
  for (const { locale, printed, markup } of witnesses) {
    if (printed !== text || seen.has(locale.tag)) continue;
    seen.add(locale.tag);
    const by = `attested:${locale.tag}`;
    if (locale.source) pieces.push({ by, weight: VALUE_WEIGHTS.source });
    else if (!locale.latinScript) pieces.push({ by, weight: VALUE_WEIGHTS.otherScript });
    else if (isOwnWords(lexicon, locale, text)) continue;
    else if (families.has(locale.family)) pieces.push({ by, weight: VALUE_WEIGHTS.sameFamily });
    else pieces.push({ by, weight: VALUE_WEIGHTS.family[markup] });
    families.add(locale.family);
  }
  return families.size >= 2 ? [...pieces, { by: "families", weight: VALUE_WEIGHTS.families }] : pieces;
}

/** Code in capitals or with an underscore is no translation, whatever its words are. */
function isOwnWords(lexicon: Lexicon, locale: Locale, text: string): boolean {
  if (/[A-Z_]{2}|\d/u.test(text)) return false;
  const words = splitWords(text);
  return words.length > 0 && words.every((word) => lexicon.isOwnWord(locale, word));
}

/** Runs of capitals (`TABID_WITH_MFA`, `GET`) are terms, not words: they are neither English nor foreign. */
function foreignShare(lexicon: Lexicon, text: string): number {
  const words = text.split(/[^A-Za-z]+/u).flatMap((part) => (/^[A-Z]{2,}$/u.test(part) ? [] : splitWords(part)));
  return words.length === 0 ? 0 : words.filter((word) => !lexicon.isEnglish(word)).length / words.length;
}
