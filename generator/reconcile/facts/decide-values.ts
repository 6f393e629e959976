import type { Evidence, ValueItem, Values } from "../../model/model.ts";
import type { PrintedCode, PrintedValue, PrintedValues } from "../../scrape/printed-facts.ts";
import { modelEvidence, type NameEvidence } from "../names/name-evidence.ts";
import { heard, isAgreed, type Statement } from "./agreement.ts";
import { decideSpelling, type SpellingKnowledge, type ValueWitness } from "./decide-spelling.ts";

/** The decided values of an attribute, and how they were decided. */
export interface DecidedValues {
  readonly values: Values;
  readonly evidence: Evidence;
  /** The end of a range that the text marks as its default. */
  readonly default?: number;
}

type ListKind = "closed" | "open" | "examples";
type Words = Extract<PrintedValues, { readonly kind: ListKind }>;
type Codes = Extract<PrintedValues, { readonly kind: "codes" | "bitmask" }>;

/**
 * Decides the values that the pages name for one attribute. Lists are compared place by place, so only pages whose lists
 * have the same form are heard together: the form that most of them have.
 *
 * @param statements what each page names
 * @param release the release whose pages document the row
 */
export function decideValues(
  statements: readonly Statement<PrintedValues>[],
  release: string,
  knowledge: SpellingKnowledge,
): DecidedValues | undefined {
  const own = heard(statements, release);
  if (!isAgreed(own.some(({ said }) => said !== undefined && !isPlain(said)) ? own : statements)) return undefined;
  const form = commonForm(own);
  // Other releases help to tell a value from its translation, where they name the same things.
  const same = statements.filter(({ said }) => said !== undefined && formOf(said) === form);
  const first = same[0]?.said;
  if (first === undefined) return undefined;
  if (first.kind === "range") return decideRange(first, same);
  if (first.kind === "codes" || first.kind === "bitmask") return decideCodes(same as Statement<Codes>[], knowledge);
  return decideWords(same as Statement<Words>[], knowledge);
}

/**
 * A list that nothing sets off from the prose around it: whether a reader finds it hangs on the language, so the release's
 * own pages are not enough.
 */
function isPlain(said: PrintedValues): boolean {
  return "items" in said && said.items.every((item) => "markup" in item && item.markup === "plain");
}

/** Two lists of one form name the same things: as many words, the same codes, the same range. */
export function formOf(said: PrintedValues): string {
  if (said.kind === "range") return `range ${String(said.minimum)} ${String(said.maximum)}`;
  if (said.kind === "codes" || said.kind === "bitmask") {
    return `${said.kind} ${[...said.items]
      .map(({ code }) => code)
      .sort((a, b) => a - b)
      .join(" ")}`;
  }
  return `words ${String(said.items.length)}`;
}

function commonForm(statements: readonly Statement<PrintedValues>[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { said } of statements) if (said) counts.set(formOf(said), (counts.get(formOf(said)) ?? 0) + 1);
  return [...counts].reduce<readonly [string, number] | undefined>(
    (best, entry) => (best === undefined || entry[1] > best[1] ? entry : best),
    undefined,
  )?.[0];
}

function decideRange(
  { minimum, maximum, default: marked }: Extract<PrintedValues, { readonly kind: "range" }>,
  same: readonly Statement<unknown>[],
): DecidedValues {
  const values = { kind: "range", minimum, maximum } as const;
  return { values, evidence: statedBy(same), ...(marked !== undefined && { default: marked }) };
}

/** The codes are the same on all pages; a label is told where a page has it in English. */
function decideCodes(same: readonly Statement<Codes>[], knowledge: SpellingKnowledge): DecidedValues {
  const codes = same[0]?.said?.items ?? [];
  const items = codes.map(({ code }): ValueItem => {
    const witnesses = same.flatMap((statement) => labelWitness(statement, code));
    const { value: label } = decideSpelling(witnesses, knowledge);
    return { value: code, ...(label !== undefined && { label }) };
  });
  return { values: { kind: same[0]?.said?.kind ?? "codes", items }, evidence: statedBy(same) };
}

function labelWitness({ witness, said }: Statement<Codes>, code: number): readonly ValueWitness[] {
  const { label } = said?.items.find((item) => item.code === code) ?? ({} as Partial<PrintedCode>);
  // An ordinal such as the Swedish `1:a` has no word that could be English.
  const isWord = label !== undefined && /\p{L}{3}/u.test(label);
  return isWord ? [{ locale: witness.source.locale, printed: label, markup: "bold" }] : [];
}

/**
 * A list of words whose spellings are all sure is what the pages say it is. Where some are not, only what stands out from
 * the prose (code, labels) or is given as an example can stand alone; else the values are described, not named.
 */
function decideWords(same: readonly Statement<Words>[], knowledge: SpellingKnowledge): DecidedValues {
  const kind = listKind(same);
  const length = same[0]?.said?.items.length ?? 0;
  const places = Array.from({ length }, (_, i) =>
    decideSpelling(
      same.flatMap((s) => wordWitness(s, i)),
      knowledge,
    ),
  );
  const items = places.flatMap(({ value }): readonly ValueItem[] => (value === undefined ? [] : [{ value }]));
  const evidence = weakest(places.filter(({ value }) => value !== undefined).map((place) => place.evidence));
  if (items.length === length) return { values: { kind, items }, evidence };
  const standOut = same.some(({ said }) => said?.items.every(({ markup }) => markup !== "plain") === true);
  if (items.length > 0 && (standOut || kind === "examples")) {
    return { values: { kind: kind === "closed" ? "open" : kind, items }, evidence };
  }
  return { values: { kind: "described" }, evidence: statedBy(same) };
}

function wordWitness({ witness, said }: Statement<Words>, place: number): readonly ValueWitness[] {
  const item: PrintedValue | undefined = said?.items[place];
  return item ? [{ locale: witness.source.locale, printed: item.text, markup: item.markup }] : [];
}

/** The weakest claim that at least half of the pages make: a list of examples is no closed set. */
function listKind(same: readonly Statement<Words>[]): ListKind {
  const kinds: readonly ListKind[] = ["examples", "open", "closed"];
  const count = (kind: ListKind): number => same.filter(({ said }) => said?.kind === kind).length;
  return kinds.find((kind) => count(kind) * 2 >= same.length) ?? "examples";
}

function weakest(evidence: readonly (readonly NameEvidence[])[]): Evidence {
  return evidence
    .map(modelEvidence)
    .reduce((least, next) => (next.confidence < least.confidence ? next : least), { confidence: 1, by: [] });
}

/** Numbers and structure are not translated: who states them is evidence enough. */
function statedBy(same: readonly Statement<unknown>[]): Evidence {
  const tags = [...new Set(same.map(({ witness }) => witness.source.locale.tag))];
  const families = new Set(same.map(({ witness }) => witness.source.locale.family));
  return modelEvidence(tags.map((tag, i) => ({ by: `stated:${tag}`, weight: i < families.size ? 2 : 0.75 })));
}
