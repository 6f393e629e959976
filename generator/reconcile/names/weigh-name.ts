import type { Lexicon } from "../lexicon/lexicon.ts";
import { identifierShape } from "./identifier-shape.ts";
import { foreignShare, isOwnWord } from "./looks-english.ts";
import { WEIGHTS, type NameEvidence } from "./name-evidence.ts";
import type { NamePlace } from "./name-place.ts";
import type { NameQuestion, NameWitness } from "./name-question.ts";
import { mayHaveSibling, siblingNames } from "./sibling-names.ts";
import { splitWords } from "./split-words.ts";
import type { TranslationMemory } from "./translation-memory.ts";

/**
 * Weighs what the pages print and how the name looks: evidence that neither other rows nor the place can change.
 */
export function weighPrinted(name: string, question: NameQuestion, lexicon: Lexicon): readonly NameEvidence[] {
  return [...weighAttestation(name, question.witnesses, lexicon), ...weighLooks(name, question, lexicon)];
}

/** Weighs what other rows and the place in the table say of a name. */
export function weighContext(
  name: string,
  question: NameQuestion,
  place: NamePlace,
  memory: TranslationMemory,
): readonly NameEvidence[] {
  return [...weighMemory(name, question, memory, place.current), ...weighPlace(name, question, place)];
}

/**
 * Pages that print the name: what that proves depends on script and language family. Whether it is a word of the page's
 * own language matters only where no page is beyond that doubt.
 */
function weighAttestation(name: string, witnesses: readonly NameWitness[], lexicon: Lexicon): readonly NameEvidence[] {
  const locales = [...new Set(witnesses.filter((w) => w.printed === name).map((w) => w.locale))];
  const doubtful = locales.every((locale) => !locale.source && locale.latinScript);
  const families = new Map<string, boolean>();
  const pieces: NameEvidence[] = [];
  for (const locale of locales) {
    const by = `attested:${locale.tag}`;
    const own = doubtful && isOwnWord(lexicon, locale, name);
    if (locale.source) pieces.push({ by, weight: WEIGHTS.source });
    else if (!locale.latinScript) pieces.push({ by, weight: WEIGHTS.otherScript });
    else if (own) pieces.push({ by, weight: 0 });
    else pieces.push({ by, weight: families.get(locale.family) ? WEIGHTS.sameFamily : WEIGHTS.family });
    families.set(locale.family, families.get(locale.family) === true || !own);
  }
  return [...pieces, ...weighFamilies(families)];
}

function weighFamilies(families: ReadonlyMap<string, boolean>): readonly NameEvidence[] {
  if (families.size < 2) return [];
  const certain = [...families.values()].filter(Boolean).length >= 2;
  return [{ by: "families", weight: certain ? WEIGHTS.families : WEIGHTS.internationalWord }];
}

function weighMemory(
  name: string,
  { witnesses, leads }: NameQuestion,
  memory: TranslationMemory,
  current: string | undefined,
): readonly NameEvidence[] {
  const knowing = witnesses.filter(
    ({ locale, printed }) => printed !== name && memory.nameOf(locale.tag, printed, current) === name,
  );
  const locales = [...new Set(knowing.map(({ locale }) => locale.tag))];
  return [
    ...locales.map((tag, i) => ({ by: `memory:${tag}`, weight: i === 0 ? WEIGHTS.memory : WEIGHTS.furtherMemory })),
    ...(memory.isName(name, current) ? [{ by: "vocabulary", weight: WEIGHTS.vocabulary }] : []),
    ...(leads.includes(name) ? [{ by: "lead", weight: WEIGHTS.lead }] : []),
  ];
}

function weighLooks(name: string, { kind }: NameQuestion, lexicon: Lexicon): readonly NameEvidence[] {
  const foreign = foreignShare(lexicon, name);
  const shape = identifierShape(kind, name);
  return [
    { by: "lexicon", weight: foreign === 0 ? WEIGHTS.lexicon : WEIGHTS.foreign * foreign },
    ...(shape === "odd" ? [{ by: "shape", weight: WEIGHTS.oddShape }] : []),
    ...(shape === "good" && name.includes("_") ? [{ by: "shape", weight: WEIGHTS.snakeCase }] : []),
  ];
}

function weighPlace(name: string, { kind, witnesses }: NameQuestion, place: NamePlace): readonly NameEvidence[] {
  const printed = witnesses.map((witness) => witness.printed).filter(mayHaveSibling);
  const hasSibling = kind === "attribute" && printed.length > 0 && siblingNames(printed, place.others()).includes(name);
  return [
    ...(place.isTaken(name) ? [{ by: "taken", weight: WEIGHTS.taken }] : []),
    ...(hasSibling ? [{ by: "sibling", weight: WEIGHTS.sibling }] : []),
    ...weighOrder(name, place),
  ];
}

/** Tables are sorted by code units; neighbours that are out of order themselves say nothing. */
function weighOrder(name: string, { before, after, sorted }: NamePlace): readonly NameEvidence[] {
  if (before === undefined && after === undefined) return [];
  if (before !== undefined && after !== undefined && before > after) return [];
  const fits = (before === undefined || before < name) && (after === undefined || name < after);
  if (fits) return [{ by: "order", weight: WEIGHTS.order * sorted }];
  const penalty = splitWords(name).length > 1 ? WEIGHTS.orderBrokenByWords : WEIGHTS.orderBroken;
  return [{ by: "order", weight: penalty * sorted }];
}
